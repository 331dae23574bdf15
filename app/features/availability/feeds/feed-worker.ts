/** Parses one calendar in a thread of its own, whose memory and time are bounded: see parse-feed.server.ts. */
import ical from "node-ical";
import { parentPort, workerData } from "node:worker_threads";
import { eventsOf } from "#app/features/availability/feeds/feed-events";

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
parentPort?.postMessage(eventsOf(ical.sync.parseICS(workerData as string)));
