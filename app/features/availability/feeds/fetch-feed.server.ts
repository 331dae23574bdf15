import { lookup as lookUpHost } from "node:dns/promises";
import type { IncomingMessage } from "node:http";
import { get } from "node:https";
import { isIP } from "node:net";
import { createGunzip } from "node:zlib";
import ipaddr from "ipaddr.js";

const MAX_BYTES = 2 * 1024 * 1024;
const MAX_REDIRECTS = 3;
const TIMEOUT_MS = 10_000;
const MAX_URL_LENGTH = 2_000;

export interface FeedVersion {
  etag: string | null;
  lastModified: string | null;
}

export type FeedProblem =
  | "not https"
  | "has credentials"
  | "not an address"
  | "own network"
  | "unknown host"
  | "unreachable"
  | "no answer in time"
  | "too large"
  | "too many redirects"
  | "refused";

export type FetchedFeed =
  | ({ kind: "fetched"; body: string } & FeedVersion)
  | { kind: "unchanged" }
  | { kind: "failed"; problem: FeedProblem; status?: number; retryAfterSeconds?: number };

/** What tests replace: names and addresses of the outside world, and who signs its certificates. */
export interface FeedNetwork {
  resolve: (host: string) => Promise<string[]>;
  isPublic: (address: string) => boolean;
  ca?: string;
}

const INTERNET: FeedNetwork = {
  resolve: async (host) => (await lookUpHost(host, { all: true })).map(({ address }) => address),
  isPublic: isPublicAddress,
};

/** For tests only, whose calendars are on this machine: see TEST_CALENDARS_ON_OWN_NETWORK. */
export const OWN_NETWORK: FeedNetwork = { ...INTERNET, isPublic: () => true };

/** Addresses anybody can have. All others lead into networks that trust this server. */
export function isPublicAddress(address: string): boolean {
  return ipaddr.isValid(address) && ipaddr.parse(address).range() === "unicast";
}

/** What is wrong with an address before anybody is asked. */
export function feedUrlProblem(typed: string): FeedProblem | null {
  if (typed.length > MAX_URL_LENGTH || !URL.canParse(typed)) return "not an address";
  const url = new URL(typed);
  if (url.protocol !== "https:") return "not https";
  return url.username || url.password ? "has credentials" : null;
}

/**
 * Reads another calendar. The name is resolved once and that address is used, so that a name cannot change between the
 * check and the request; each redirect is checked again. Nothing of ours goes along: no cookie, no credentials.
 */
export async function fetchFeed(
  address: string,
  version: FeedVersion,
  { network = INTERNET, timeoutMs = TIMEOUT_MS }: { network?: FeedNetwork; timeoutMs?: number } = {},
): Promise<FetchedFeed> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    let url = address;
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const problem = feedUrlProblem(url);
      if (problem) return { kind: "failed", problem };
      const answer = await request(new URL(url), version, network, signal);
      if (typeof answer === "string") return { kind: "failed", problem: answer };
      const { statusCode = 0, headers } = answer;
      if (statusCode >= 300 && statusCode < 400 && headers.location) {
        answer.destroy();
        if (!URL.canParse(headers.location, url)) return { kind: "failed", problem: "not an address" };
        url = new URL(headers.location, url).href;
        continue;
      }
      return await readAnswer(answer);
    }
    return { kind: "failed", problem: "too many redirects" };
  } catch {
    return { kind: "failed", problem: signal.aborted ? "no answer in time" : "unreachable" };
  }
}

async function request(
  url: URL,
  { etag, lastModified }: FeedVersion,
  { resolve, isPublic, ca }: FeedNetwork,
  signal: AbortSignal,
): Promise<IncomingMessage | FeedProblem> {
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const addresses = isIP(host) ? [host] : await within(signal, resolve(host)).catch(() => []);
  const [first] = addresses;
  if (first === undefined) return signal.aborted ? "no answer in time" : "unknown host";
  // A name with one address outside and one inside is a trap.
  if (!addresses.every(isPublic)) return "own network";
  return new Promise((done, fail) => {
    get(url, {
      agent: false,
      signal,
      ca,
      lookup: (_host, options, found) => {
        const family = isIP(first);
        if (options.all) found(null, [{ address: first, family }]);
        else found(null, first, family);
      },
      headers: {
        "User-Agent": "calendar-reader",
        Accept: "text/calendar, text/plain;q=0.5",
        "Accept-Encoding": "gzip, identity",
        ...(etag && { "If-None-Match": etag }),
        ...(lastModified && { "If-Modified-Since": lastModified }),
      },
    })
      .on("response", done)
      .on("error", fail);
  });
}

/** A resolver cannot be told to stop. */
function within<Value>(signal: AbortSignal, work: Promise<Value>): Promise<Value> {
  return Promise.race([
    work,
    new Promise<never>((_, fail) =>
      signal.addEventListener("abort", () => fail(new Error("too late")), { once: true }),
    ),
  ]);
}

async function readAnswer(answer: IncomingMessage): Promise<FetchedFeed> {
  const { statusCode: status = 0, headers } = answer;
  if (status === 304) {
    answer.destroy();
    return { kind: "unchanged" };
  }
  if (status !== 200) {
    answer.destroy();
    const wait = retryAfter(headers["retry-after"]);
    return { kind: "failed", problem: "refused", status, ...(wait !== null && { retryAfterSeconds: wait }) };
  }
  const parts: Buffer[] = [];
  let bytes = 0;
  // Counted unpacked: a small file can unpack to a huge one.
  const body = headers["content-encoding"] === "gzip" ? answer.pipe(createGunzip()) : answer;
  answer.on("error", (error) => body.destroy(error));
  try {
    for await (const part of body as AsyncIterable<Buffer>) {
      bytes += part.length;
      if (bytes > MAX_BYTES) return { kind: "failed", problem: "too large" };
      parts.push(part);
    }
  } finally {
    answer.destroy();
  }
  return {
    kind: "fetched",
    body: Buffer.concat(parts).toString("utf8"),
    etag: headers.etag?.slice(0, 500) ?? null,
    lastModified: headers["last-modified"]?.slice(0, 100) ?? null,
  };
}

/** Seconds, or a moment. */
function retryAfter(value: string | undefined): number | null {
  if (value === undefined) return null;
  const seconds = /^\d+$/.test(value) ? Number(value) : (Date.parse(value) - Date.now()) / 1000;
  return Number.isFinite(seconds) && seconds > 0 ? Math.ceil(seconds) : null;
}
