import { createServer, type Server } from "node:https";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fetchFeed, isPublicAddress, type FeedNetwork } from "#app/features/availability/feeds/fetch-feed.server";
import { TEST_CERTIFICATE, TEST_KEY } from "#tests/support/tls-certificate";

const CALENDAR = "BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n";
const NO_VERSION = { etag: null, lastModified: null };
let server: Server;
let port: number;
let asked: IncomingMessage[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

beforeAll(async () => {
  server = createServer({ cert: TEST_CERTIFICATE, key: TEST_KEY }, (request, response) => {
    asked.push(request);
    answer(request, response);
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  answer = (_, response) => response.end(CALENDAR);
});

/**
 * The test's own names all lead to this machine, which stands for the outside world; what is inside is told by the
 * rules themselves.
 */
const hosts: Record<string, string[]> = {
  "calendar.example": ["127.0.0.1"],
  "other.example": ["127.0.0.1"],
  "inward.example": ["10.0.0.7"],
  "both.example": ["127.0.0.1", "10.0.0.7"],
};
const network: FeedNetwork = {
  resolve: async (host) => hosts[host] ?? [],
  isPublic: (address) => address === "127.0.0.1" || isPublicAddress(address),
  ca: TEST_CERTIFICATE,
};
const urlOf = (path = "/feed.ics", host = "calendar.example") => `https://${host}:${port}${path}`;
const read = (url = urlOf(), more = {}) => fetchFeed(url, NO_VERSION, { network, ...more });
const problemOf = async (url: string, more = {}) => {
  const result = await read(url, more);
  return result.kind === "failed" ? result.problem : result.kind;
};

describe("another calendar's address", () => {
  it("is read, without anything of ours (BK-199)", async () => {
    answer = (_, response) =>
      response.writeHead(200, { etag: '"7"', "last-modified": "Wed, 01 Mar 2028 00:00:00 GMT" }).end(CALENDAR);
    expect(await read()).toEqual({
      kind: "fetched",
      body: CALENDAR,
      etag: '"7"',
      lastModified: "Wed, 01 Mar 2028 00:00:00 GMT",
    });
    const { headers } = asked[0] ?? { headers: {} };
    expect(Object.keys(headers).toSorted()).toEqual(["accept", "accept-encoding", "connection", "host", "user-agent"]);
  });

  it("is asked for changes only (BK-192)", async () => {
    answer = (_, response) => response.writeHead(304).end();
    const version = { etag: '"7"', lastModified: "Wed, 01 Mar 2028 00:00:00 GMT" };
    expect(await fetchFeed(urlOf(), version, { network })).toEqual({ kind: "unchanged" });
    expect(asked[0]?.headers).toMatchObject({ "if-none-match": '"7"', "if-modified-since": version.lastModified });
  });

  it("must be https, without a password (BK-197, BK-199)", async () => {
    expect(await problemOf("http://calendar.example/feed.ics")).toBe("not https");
    expect(await problemOf("file:///etc/passwd")).toBe("not https");
    expect(await problemOf("https://me:secret@calendar.example/feed.ics")).toBe("has credentials");
    expect(await problemOf("calendar")).toBe("not an address");
    expect(asked).toHaveLength(0);
  });

  it.each([
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "127.0.0.1",
    "127.8.8.8",
    "169.254.169.254",
    "172.16.0.1",
    "172.31.255.255",
    "192.0.0.1",
    "192.0.2.1",
    "192.168.1.1",
    "198.18.0.1",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "239.255.255.255",
    "240.0.0.1",
    "255.255.255.255",
    "::",
    "::1",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "64:ff9b::7f00:1",
    "100::1",
    "2001::1",
    "2001:db8::1",
    "2002:7f00:1::",
    "fc00::1",
    "fe80::1",
    "ff02::1",
  ])("must not lead to %s (BK-197, TR-43)", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(["8.8.8.8", "151.101.1.1", "2606:4700:4700::1111"])("may lead to %s", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it("is refused when its name, or one of its addresses, leads inward (BK-197)", async () => {
    expect(await problemOf(urlOf("/", "inward.example"))).toBe("own network");
    expect(await problemOf(urlOf("/", "both.example"))).toBe("own network");
    expect(await problemOf("https://[::ffff:127.0.0.1]/")).toBe("own network");
    expect(await problemOf("https://169.254.169.254/latest/meta-data")).toBe("own network");
    expect(await problemOf("https://0x7f000001/", { network: { ...network, isPublic: isPublicAddress } })).toBe(
      "own network",
    );
    expect(await problemOf("https://nowhere.example/")).toBe("unknown host");
    expect(asked).toHaveLength(0);
  });

  it("is resolved once for each request, and checked again on each redirect and each read (BK-198)", async () => {
    let resolved = 0;
    const changing: FeedNetwork = {
      ...network,
      resolve: async () => (resolved++ === 0 ? ["127.0.0.1"] : ["10.0.0.7"]),
    };
    expect(await problemOf(urlOf(), { network: changing })).toBe("fetched");
    expect(resolved).toBe(1);
    expect(await problemOf(urlOf(), { network: changing })).toBe("own network");
    answer = (_, response) => response.writeHead(302, { location: urlOf("/", "inward.example") }).end();
    expect(await problemOf(urlOf())).toBe("own network");
    answer = (_, response) => response.writeHead(302, { location: "http://calendar.example/" }).end();
    expect(await problemOf(urlOf())).toBe("not https");
  });

  it("may redirect three times (BK-191)", async () => {
    const redirectAfter = (times: number) => (request: IncomingMessage, response: ServerResponse) => {
      const step = Number(request.url?.slice(1) ?? 0);
      if (step < times) response.writeHead(301, { location: `/${step + 1}` }).end();
      else response.end(CALENDAR);
    };
    answer = redirectAfter(3);
    expect(await problemOf(urlOf("/0"))).toBe("fetched");
    answer = redirectAfter(4);
    expect(await problemOf(urlOf("/0"))).toBe("too many redirects");
  });

  it("may give 2 MB, counted unpacked (BK-191)", async () => {
    const send = (bytes: number) => (_: IncomingMessage, response: ServerResponse) =>
      response.writeHead(200, { "content-encoding": "gzip" }).end(gzipSync(Buffer.alloc(bytes, 32)));
    answer = send(2 * 1024 * 1024);
    expect(await problemOf(urlOf())).toBe("fetched");
    answer = send(2 * 1024 * 1024 + 1);
    expect(await problemOf(urlOf())).toBe("too large");
    answer = (_, response) => response.end(Buffer.alloc(3 * 1024 * 1024));
    expect(await problemOf(urlOf())).toBe("too large");
  });

  it("has its time in all, however slowly it drips (BK-191)", async () => {
    answer = (_, response) => {
      response.write("BEGIN:VCALENDAR");
      const timer = setInterval(() => response.write(" "), 20);
      response.on("close", () => clearInterval(timer));
    };
    expect(await problemOf(urlOf(), { timeoutMs: 300 })).toBe("no answer in time");
    answer = () => {};
    expect(await problemOf(urlOf(), { timeoutMs: 300 })).toBe("no answer in time");
    const deaf = { ...network, resolve: () => new Promise<string[]>(() => {}) };
    expect(await problemOf(urlOf(), { timeoutMs: 300, network: deaf })).toBe("no answer in time");
  });

  it("that refuses says how, and when to come again (BK-192, BK-193)", async () => {
    answer = (_, response) => response.writeHead(429, { "retry-after": "120" }).end();
    expect(await read()).toEqual({ kind: "failed", problem: "refused", status: 429, retryAfterSeconds: 120 });
    answer = (_, response) => response.writeHead(500).end();
    expect(await read()).toEqual({ kind: "failed", problem: "refused", status: 500 });
    answer = (_, response) => response.destroy();
    expect(await problemOf(urlOf())).toBe("unreachable");
  });

  it("must have a certificate we can trust", async () => {
    expect(await problemOf(urlOf(), { network: { ...network, ca: undefined } })).toBe("unreachable");
  });
});
