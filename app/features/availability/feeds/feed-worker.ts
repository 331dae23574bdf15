/** Parses calendars in a thread of its own, whose memory and time are bounded: see parse-feed.server.ts. */
import ical from "node-ical";
import { parentPort } from "node:worker_threads";
import { eventsOf } from "#app/features/availability/feeds/feed-events";

parentPort?.on("message", (body: string) => {
  const parsed = eventsOf(ical.sync.parseICS(body));
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port, not a window
  parentPort?.postMessage(parsed);
  // A calendar that has changed what all objects share would be felt by the next one.
  if (Object.keys(Object.prototype).length > 0) parentPort?.close();
});
