/** Another channel: an HTTPS server that answers with a calendar, or with whatever a test wants. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:https";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isPublicAddress, type FeedNetwork } from "#app/features/availability/feeds/fetch-feed.server";
import { TEST_CERTIFICATE, TEST_KEY } from "#tests/support/tls-certificate";

export interface SampleEvent {
  uid: string;
  from: string;
  to: string;
  summary?: string;
}

/** A calendar with these events, as channels write it. */
export function calendarOf(events: readonly SampleEvent[], extra = ""): string {
  const lines = events.map(
    ({ uid, from, to, summary = "Reserved" }) =>
      `BEGIN:VEVENT\r\nUID:${uid}\r\nDTSTAMP:20260101T000000Z\r\nDTSTART;VALUE=DATE:${from.replaceAll("-", "")}\r\nDTEND;VALUE=DATE:${to.replaceAll("-", "")}\r\nSUMMARY:${summary}\r\nEND:VEVENT\r\n`,
  );
  return `BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//Test//EN\r\n${lines.join("")}${extra}END:VCALENDAR\r\n`;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export interface CalendarServer {
  url: (path?: string) => string;
  /** How many requests came, in all. */
  asked: IncomingMessage[];
  /** What it says from now on: a file, or an answer of any kind. */
  say: (what: string | Answer) => void;
  /** What a server is started with that reads from here. */
  env: Record<string, string>;
  close: () => void;
}

export async function startCalendarServer(): Promise<CalendarServer> {
  let answer: Answer = (_, response) => response.end(calendarOf([]));
  const asked: IncomingMessage[] = [];
  const server = createServer({ cert: TEST_CERTIFICATE, key: TEST_KEY }, (request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address() as AddressInfo;
  const folder = mkdtempSync(join(tmpdir(), "pemba-calendar-"));
  const certificate = join(folder, "certificate.pem");
  writeFileSync(certificate, TEST_CERTIFICATE);
  return {
    url: (path = "/feed.ics") => `https://127.0.0.1:${port}${path}`,
    asked,
    say: (what) => {
      answer = typeof what === "string" ? (_, response) => response.end(what) : what;
    },
    env: { TEST_CALENDARS_ON_OWN_NETWORK: "on", NODE_EXTRA_CA_CERTS: certificate },
    close: () => {
      rmSync(folder, { recursive: true, force: true });
      server.closeAllConnections();
      server.close();
    },
  };
}

/** This machine stands for the outside world. */
export const TEST_NETWORK: FeedNetwork = {
  resolve: async () => [],
  isPublic: (address) => address === "127.0.0.1" || isPublicAddress(address),
  ca: TEST_CERTIFICATE,
};
