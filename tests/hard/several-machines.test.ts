import { randomBytes } from "node:crypto";
import { request as ask } from "node:http";
import pg from "pg";
import sharp from "sharp";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startLoadBalancer, type LoadBalancer } from "#tests/support/load-balancer";
import { count, recordMeasurement } from "#tests/support/measurements";
import { freePort, startPostgres, type TestPostgres } from "#tests/support/postgres";
import { startS3, type TestBucket } from "#tests/support/s3";
import { ADMIN, startServer, type TestServer } from "#tests/support/server";

/** Two server processes without anything in common but a PostgreSQL server and a bucket. */
let postgres: TestPostgres;
let bucket: TestBucket;
let pool: pg.Pool;
let env: Record<string, string>;
let servers: [TestServer, TestServer];
let balancer: LoadBalancer;
let cookie: string;

const query = async (text: string, values?: unknown[]) =>
  (await pool.query(text, values)).rows as Record<string, unknown>[];
const office = (
  server: { url: string },
  path: string,
  init: Omit<RequestInit, "headers"> & { headers?: Record<string, string> } = {},
) => fetch(`${server.url}/1324admin${path}`, { redirect: "manual", ...init, headers: { cookie, ...init.headers } });
const start = (port: string) => startServer({ ...env, PORT: port });

async function restart(which: 0 | 1): Promise<void> {
  servers[which] = await start(new URL(servers[which].url).port);
}

beforeAll(async () => {
  [postgres, bucket] = await Promise.all([startPostgres(), startS3()]);
  pool = new pg.Pool({ connectionString: postgres.url, max: 2 });
  env = {
    DATABASE_URL: postgres.url,
    MEDIA_URL: bucket.address,
    SEED: "demo",
    RATE_LIMIT: "on",
    TRUST_PROXY: "2",
    STOP_DELAY: "2",
  };
  const ports = [await freePort(), await freePort()].map(String);
  // At once, on an empty database.
  servers = (await Promise.all(ports.map((port) => start(port)))) as [TestServer, TestServer];
  balancer = await startLoadBalancer(servers.map(({ url }) => url));
  const signedIn = await fetch(`${servers[0].url}/1324admin`, {
    method: "POST",
    redirect: "manual",
    body: new URLSearchParams({ intent: "sign-in", ...ADMIN }),
  });
  cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
});

afterAll(async () => {
  await balancer?.close();
  await Promise.all((servers ?? []).map((server) => server.stop()));
  await pool?.end();
  await bucket?.stop();
  await postgres?.stop();
});

it("two that start at once on an empty database migrate and fill it once", async () => {
  expect(servers.map((server) => server.output().includes("First administrator")).filter(Boolean)).toEqual([true]);
  expect(await query("select count(*)::int as n from admin_users")).toEqual([{ n: 1 }]);
  for (const [table, column] of [
    ["experiences", "title"],
    ["stays", "name"],
    ["properties", "slug"],
    ["translations", "key"],
  ]) {
    const [row] = await query(`select count(*)::int as n, count(distinct ${column})::int as different from ${table}`);
    expect(row!.n, table).toBeGreaterThan(3);
    expect(row!.different, table).toBe(row!.n);
  }
  expect(
    await query("select count(distinct hash)::int = count(*)::int as once from drizzle.__drizzle_migrations"),
  ).toEqual([{ once: true }]);
});

it("who is signed in on one is signed in on the other, and wrong passwords are counted by both", async () => {
  for (const server of servers) expect((await office(server, "/translations")).status).toBe(200);
  const guess = async (server: TestServer) =>
    (
      await fetch(`${server.url}/1324admin`, {
        method: "POST",
        redirect: "manual",
        headers: { "x-forwarded-for": "192.0.2.1, 127.0.0.1" },
        body: new URLSearchParams({ intent: "sign-in", email: "nobody@example.com", password: "guess" }),
      })
    ).status;
  const answers: number[] = [];
  for (let attempt = 0; attempt < 6; attempt++) answers.push(await guess(servers[attempt % 2]!));
  expect(answers.slice(0, 5)).not.toContain(429);
  expect(answers[5]).toBe(429);
});

it("a picture stored by one is served by the other, with ranges and for ever", async () => {
  const body = await sharp({ create: { width: 1200, height: 800, channels: 3, background: "#2db3b4" } })
    .jpeg()
    .toBuffer();
  const stored = await office(servers[0], "/media?bucket=experience-media&kind=image", {
    method: "POST",
    body: new Uint8Array(body),
  });
  expect(stored.status).toBe(201);
  const { url } = (await stored.json()) as { url: string };
  const [here, there] = await Promise.all(servers.map((server) => fetch(server.url + url)));
  expect(there!.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(there!.headers.get("content-type")).toBe("image/jpeg");
  const [bytes, same] = await Promise.all(
    [here!, there!].map(async (answer) => Buffer.from(await answer.arrayBuffer())),
  );
  expect((await sharp(bytes).metadata()).width).toBe(1200);
  expect(same!.equals(bytes!)).toBe(true);
  const part = await fetch(servers[1].url + url, { headers: { range: "bytes=100-199" } });
  expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 100-199/${bytes!.length}`]);
  expect(Buffer.from(await part.arrayBuffer()).equals(bytes!.subarray(100, 200))).toBe(true);
  expect((await fetch(servers[1].url + url.replace(".jpg", "-480.webp"))).headers.get("content-type")).toBe(
    "image/webp",
  );
  expect((await fetch(`${servers[1].url}/media/experience-media/${"0".repeat(24)}.jpg`)).status).toBe(404);

  const direct = await startServer({ ...env, STOP_DELAY: "0", MEDIA_PUBLIC_URL: "http://cdn.test/files/" });
  const moved = await fetch(direct.url + url, { redirect: "manual", headers: { "sec-fetch-dest": "image" } });
  expect([moved.status, moved.headers.get("location")]).toEqual([
    302,
    `http://cdn.test/files${url.replace("/media", "")}`,
  ]);
  expect((await fetch(direct.url + url, { headers: { "sec-fetch-dest": "empty" } })).status).toBe(200);
  const policy = (await fetch(`${direct.url}/contact`)).headers.get("content-security-policy")!;
  for (const kind of ["img-src", "media-src"])
    expect(policy).toMatch(new RegExp(`${kind} [^;]*http://cdn\\.test(;| )`));
  await direct.stop();
});

it("a film arrives byte for byte, its parts taken in by either, one of them killed in between", async () => {
  const film = Buffer.concat([Buffer.from([0, 0, 0, 0x18]), Buffer.from("ftypisom"), randomBytes(44 * 1024 * 1024)]);
  const size = 8 * 1024 * 1024;
  const tus = { "tus-resumable": "1.0.0" };
  const created = await office(servers[0], "/media/tus", {
    method: "POST",
    headers: { ...tus, "upload-length": String(film.length) },
  });
  expect(created.status).toBe(201);
  const id = created.headers.get("location")!.split("/").at(-1)!;
  const offsetAt = async (server: TestServer) =>
    Number((await office(server, `/media/tus/${id}`, { method: "HEAD", headers: tus })).headers.get("upload-offset"));
  const headersAt = (offset: number) => ({
    ...tus,
    "upload-offset": String(offset),
    "content-type": "application/offset+octet-stream",
  });
  const send = (server: TestServer, offset: number) =>
    office(server, `/media/tus/${id}`, {
      method: "PATCH",
      headers: headersAt(offset),
      body: new Uint8Array(film.subarray(offset, offset + size)),
    });

  for (const [turn, offset] of [0, size].entries()) expect((await send(servers[turn]!, offset)).status).toBe(204);

  // The third part is on its way when the process that takes it in is killed.
  const half = ask(`${servers[0].url}/1324admin/media/tus/${id}`, {
    method: "PATCH",
    headers: { cookie, ...headersAt(2 * size), "content-length": size },
  });
  const broken = new Promise((resolve) => half.on("error", resolve));
  await new Promise((resolve) => half.write(film.subarray(2 * size, 2 * size + size / 2), resolve));
  const ended = new Promise((resolve) => servers[0].process.once("exit", resolve));
  servers[0].process.kill("SIGKILL");
  await Promise.all([ended, broken]);

  expect(await offsetAt(servers[1])).toBe(2 * size);
  expect((await send(servers[1], 2 * size)).status).toBe(204);
  await restart(0);
  for (let offset = 3 * size, turn = 0; offset < film.length; offset += size, turn++)
    expect((await send(servers[turn % 2]!, offset)).status).toBe(204);

  const claim = async (server: TestServer) =>
    (await (
      await office(server, `/media?bucket=blog-media&kind=video&upload=${id}`, { method: "POST", body: "" })
    ).json()) as { url: string };
  const claims = await Promise.all(servers.map(claim));
  expect(claims[1]).toEqual(claims[0]);
  const arrived = await fetch(servers[1].url + claims[0]!.url);
  expect(arrived.headers.get("content-type")).toBe("video/mp4");
  expect(Buffer.from(await arrived.arrayBuffer()).equals(film)).toBe(true);
  expect(await query("select size::int from media_objects where content_type = 'video/mp4'")).toEqual([
    { size: film.length },
  ]);
});

const hasText = async (server: TestServer, text: string) =>
  (await (await fetch(`${server.url}/contact`)).text()).includes(text);

it("a text changed on one is fresh on the other", async () => {
  for (const server of servers) await expect.poll(() => hasText(server, "Say jambo")).toBe(true);
  const [row] = await query("select id from translations where key = 'contactPage.title'");
  const waits: number[] = [];
  let before = "Say jambo";
  for (const text of ["Say mambo", "Say shikamoo", "Say hujambo", "Say jambo"]) {
    const changed = await office(servers[0], "/translations.data", {
      method: "POST",
      body: new URLSearchParams({ intent: "update", id: String(row!.id), language: "en", before, text }),
    });
    expect(changed.status).toBe(200);
    const begun = performance.now();
    await expect.poll(() => hasText(servers[1], text), { interval: 10, timeout: 10_000 }).toBe(true);
    waits.push(Math.round(performance.now() - begun));
    before = text;
  }
  recordMeasurement("a text changed on one of two processes", `fresh on the other after ${waits.join(", ")} ms`);
});

async function contactForm(server: { url: string }): Promise<Record<string, string>> {
  const page = await (await fetch(`${server.url}/contact`)).text();
  return {
    stamp: /name="stamp" value="([^"]+)"/.exec(page)![1]!,
    email: "amina@example.com",
    topic: "General Inquiry",
    message: "Two people in July",
  };
}

/** Each visitor comes from an address of his own. */
let visitors = 0;
const write = (to: { url: string }, form: Record<string, string>) => {
  visitors += 1;
  const from = `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`;
  const isDirect = to.url !== balancer.url;
  return fetch(`${to.url}/contact`, {
    method: "POST",
    headers: { "x-forwarded-for": isDirect ? `${from}, 127.0.0.1` : from },
    body: new URLSearchParams({ key: crypto.randomUUID(), ...form }),
  });
};

/** Follows an event stream, as a tab does: opens it again when it ends. */
function follow(to: { url: string }): {
  events: string[];
  openings: () => number;
  failures: string[];
  close: () => void;
} {
  const stop = new AbortController();
  const [events, failures]: string[][] = [[], []];
  let openings = 0;
  void (async () => {
    while (!stop.signal.aborted) {
      try {
        const stream = await office(to, "/live", { signal: stop.signal });
        if (stream.status !== 200) throw new Error(`status ${stream.status}`);
        openings += 1;
        for await (const chunk of stream.body!.pipeThrough(new TextDecoderStream())) events!.push(chunk);
      } catch (error) {
        if (!stop.signal.aborted) failures!.push(String(error));
      }
    }
  })();
  return { events: events!, openings: () => openings, failures: failures!, close: () => stop.abort() };
}

it("what a visitor sends to one is told to the offices of the other", async () => {
  const tab = follow(servers[1]);
  await expect.poll(() => tab.events.join("")).toContain("ready");
  const form = await contactForm(servers[0]);
  // A form that comes back at once is taken for a robot's.
  await expect
    .poll(async () => (await write(servers[0], { ...form, name: "Zuhura" })).status, { timeout: 10_000 })
    .toBe(200);
  await expect
    .poll(() => tab.events.join(""), { timeout: 10_000 })
    .toMatch(/event: request\ndata: \{[^}]*"table":"customer_inquiries"[^}]*"change":"insert"/);
  tab.close();
});

it("both are restarted under load, and nobody notices", async () => {
  const form = await contactForm(servers[0]);
  await expect
    .poll(async () => (await write(servers[0], { ...form, name: "Ready" })).status, { timeout: 10_000 })
    .toBe(200);
  const tab = follow(balancer);
  const bad: string[] = [];
  const sent: string[] = [];
  let answered = 0;
  const over = new AbortController();

  async function visit(visitor: number): Promise<void> {
    for (let round = 0; !over.signal.aborted; round++) {
      const path = [
        "/",
        "/fr/experiences",
        `/stays?page=${round}&v=${visitor}`,
        "/contact",
        "/assets/none.js",
        "/healthz",
      ][round % 6]!;
      try {
        const answer = await fetch(balancer.url + path, {
          headers: { "accept-language": "en", "x-forwarded-for": `203.0.113.${visitor}` },
        });
        await answer.arrayBuffer();
        if (answer.status !== (path === "/assets/none.js" ? 404 : 200)) bad.push(`${answer.status} ${path}`);
        if (round % 5 === 0) {
          const name = `Visitor ${visitor} ${round}`;
          const stored = await write(balancer, { ...form, name });
          await stored.arrayBuffer();
          if (stored.status === 200) sent.push(name);
          else bad.push(`${stored.status} a form`);
        }
        answered += 1;
      } catch (error) {
        bad.push(`${path}: ${String(error)} ${String((error as Error).cause)}`);
      }
    }
  }

  const load = Array.from({ length: 12 }, (_, visitor) => visit(visitor));
  for (const which of [0, 1] as const) {
    const before = answered;
    await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThan(before + 50);
    expect(await servers[which].stop()).toBe(0);
    await restart(which);
    await expect.poll(() => balancer.isUsing(servers[which].url), { timeout: 10_000 }).toBe(true);
  }
  const before = answered;
  await expect.poll(() => answered, { timeout: 60_000 }).toBeGreaterThan(before + 50);
  over.abort();
  await Promise.all(load);
  expect(bad).toEqual([]);
  expect(balancer.failures).toEqual([]);
  expect(tab.failures).toEqual([]);
  expect(tab.openings()).toBeGreaterThan(1);
  tab.close();
  const rows = await query("select name from inquiries where name like 'Visitor %'");
  expect(rows.length).toBe(sent.length);
  expect(new Set(rows.map(({ name }) => name))).toEqual(new Set(sent));
  recordMeasurement(
    "both of two processes restarted under load",
    `${count(answered)} pages and ${count(sent.length)} forms, none failed; the office's stream was opened ${tab.openings()} times`,
  );
});
