import { request as plainRequest } from "node:http";
import { connect as connectHttp2 } from "node:http2";
import { request } from "node:https";
import { connect, createServer, type Server, type Socket } from "node:net";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { readCodeBlocks } from "#tests/support/doc-code-blocks";
import { findNginx, startNginx, type TestNginx } from "#tests/support/nginx";
import { freePort } from "#tests/support/postgres";

const { url } = inject("httpSite");
const nginx = findNginx();
if (!nginx) console.warn("nginx is not installed: its configuration in docs/deploy.md was not tried");
const NAME = "pemba.example";

/** A door to the built server that can be shut, as a process that is started anew. */
function openDoor(port: number): Promise<{ shut(): Promise<void> }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((inside) => {
    const outside = connect(Number(new URL(url).port), "127.0.0.1");
    for (const socket of [inside, outside]) {
      sockets.add(socket);
      socket.on("error", () => undefined).on("close", () => sockets.delete(socket));
    }
    inside.pipe(outside).pipe(inside);
  });
  const shut = async () => {
    const shutting = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await shutting;
  };
  return new Promise((resolve) => server.listen(port, "127.0.0.1", () => resolve({ shut })));
}

const conf = readCodeBlocks().filter(({ language }) => language === "nginx");

describe.runIf(nginx)("nginx as docs/deploy.md has it", () => {
  let running: TestNginx;
  const ports = { plain: 0, secure: 0, first: 0, second: 0 };
  let doors: Awaited<ReturnType<typeof openDoor>>[] = [];

  beforeAll(async () => {
    for (const name of Object.keys(ports) as (keyof typeof ports)[]) ports[name] = await freePort();
    doors = [await openDoor(ports.first), await openDoor(ports.second)];
    expect(conf).toHaveLength(1);
    running = await startNginx(
      nginx!,
      conf[0]!.text,
      (folder) => ({
        "listen 80;": `listen 127.0.0.1:${ports.plain};`,
        "listen 443 ": `listen 127.0.0.1:${ports.secure} `,
        "127.0.0.1:3001": `127.0.0.1:${ports.first}`,
        "127.0.0.1:3002": `127.0.0.1:${ports.second}`,
        [`/etc/letsencrypt/live/${NAME}/fullchain.pem`]: `${folder}/cert.pem`,
        [`/etc/letsencrypt/live/${NAME}/privkey.pem`]: `${folder}/key.pem`,
      }),
      ports.secure,
    );
  });
  afterAll(async () => {
    await running?.stop();
    for (const door of doors) await door.shut();
  });

  interface Answer {
    status: number;
    headers: Record<string, unknown>;
  }
  const answerOf = (asked: ReturnType<typeof request>) =>
    new Promise<Answer>((resolve, reject) => {
      asked
        .on("error", reject)
        .on("response", (response) =>
          response.resume().on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers })),
        );
      asked.end();
    });
  const ask = (path: string) =>
    answerOf(
      request({
        host: "127.0.0.1",
        port: ports.secure,
        path,
        headers: { host: NAME, "accept-language": "en" },
        rejectUnauthorized: false,
        agent: false,
      }),
    );

  test("is taken by nginx and leads from port 80 to https", async () => {
    expect(running.check).toContain("successful");
    const { status, headers } = await answerOf(
      plainRequest({ host: "127.0.0.1", port: ports.plain, path: "/about?a=1", headers: { host: NAME } }),
    );
    expect([status, headers.location]).toEqual([301, `https://${NAME}/about?a=1`]);
  });

  test("brings pages of the site, which knows that it is reached by https", async () => {
    const { status, headers } = await ask("/about");
    expect(status).toBe(200);
    expect(headers["strict-transport-security"]).toBe("max-age=31536000");
  });

  test("GU-034 GT-05: keeps secret addresses out of its log, in every language, and no others", async () => {
    const token = "s".repeat(43);
    const secret = ["/my", "/saved", "/alerts", "/stop"].flatMap((path) => [
      `${path}/${token}`,
      `/ar${path}/${token}.data`,
    ]);
    for (const path of [...secret, "/my", "/mystery", "/travel"]) await ask(path);
    await expect.poll(() => running.readLog().some((line) => line.includes("GET /travel "))).toBe(true);
    const lines = running.readLog();
    expect(lines.some((line) => line.includes("GET /mystery "))).toBe(true);
    expect(lines.filter((line) => line.includes(token))).toEqual([]);
  });

  test("speaks HTTP/2", async () => {
    const session = connectHttp2(`https://127.0.0.1:${ports.secure}`, { rejectUnauthorized: false });
    const status = await new Promise((resolve, reject) => {
      session.on("error", reject);
      const stream = session.request({ ":path": "/healthz", ":authority": NAME });
      stream.on("response", (headers) => resolve(headers[":status"])).on("error", reject);
      stream.resume();
    });
    session.close();
    expect(status).toBe(200);
  });

  test("answers everybody while one process after the other is started anew", async () => {
    const statuses: number[] = [];
    const asking = async (isOver: () => boolean) => {
      while (!isOver()) statuses.push((await ask("/healthz")).status);
    };
    let isOver = false;
    const visitors = [1, 2, 3].map(() => asking(() => isOver));
    const some = async (count: number) => {
      const enough = statuses.length + count;
      await expect.poll(() => statuses.length, { timeout: 60_000 }).toBeGreaterThan(enough);
    };
    for (let turn = 0; turn < 4; turn++) {
      const place = turn % 2;
      // What is under way is finished before a process ends: STOP_DELAY and the end of a request are tried in
      // tests/hard.
      await some(10);
      await doors[place]!.shut();
      await some(20);
      doors[place] = await openDoor(place === 0 ? ports.first : ports.second);
    }
    isOver = true;
    await Promise.all(visitors);
    const failed = statuses.filter((status) => status !== 200);
    expect(failed).toEqual([]);
  });
});
