/** Pictures in conversations: who may see them, how they are sent, and what happens where they cannot be stored. */
import { randomBytes, randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { HOSTILE_FILES, png } from "#tests/support/hostile/pictures";
import { startS3, type TestBucket } from "#tests/support/s3";
import { startServer, type TestServer } from "#tests/support/server";
import { useSharedSite } from "#tests/support/shared-site";

const { url: folderSite, query, people } = useSharedSite();
const inEnglish = { "accept-language": "en", cookie: "pemba.language=en" };

/** The page of somebody who has just written to us. */
async function openPage(site: string): Promise<string> {
  const contact = await (await fetch(`${site}/contact`, { headers: inEnglish })).text();
  const sent = await fetch(`${site}/contact`, {
    method: "POST",
    body: new URLSearchParams({
      name: "Hanna Solberg",
      email: `hanna.${randomBytes(4).toString("hex")}@example.com`,
      topic: "General Inquiry",
      message: `Hello ${randomUUID()}`,
      stamp: /name="stamp" value="([^"]+)"/.exec(contact)![1]!,
      key: randomUUID(),
    }),
    headers: { ...inEnglish, origin: site },
  });
  return site + /href="(\/my\/[\w-]{43})"/.exec(await sent.text())![1]!;
}

async function caseOf(page: string): Promise<string> {
  const [link] = await query("select case_id from secret_links where token_hash = encode(sha256($1::bytea), 'hex')", [
    page.split("/my/")[1]!,
  ]);
  return String(link?.case_id);
}

const upload = (page: string, body: Buffer, headers: Record<string, string> = {}) =>
  fetch(`${page}/pictures`, { method: "POST", body: new Uint8Array(body), headers: { ...inEnglish, ...headers } });

const idOf = async (response: Response) => ((await response.json()) as { url: string }).url.split("/").at(-1)!;

/** Sends a message as a form without scripts does, or with a key as scripts do. */
async function send(
  page: string,
  fields: Record<string, string>,
  files: File[] = [],
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string; retryAfter: string | null }> {
  const opened = await (await fetch(page, { headers: inEnglish })).text();
  const form = new FormData();
  for (const [name, value] of Object.entries({
    stamp: /name="stamp" value="([^"]+)"/.exec(opened)![1]!,
    ...fields,
  }))
    form.append(name, value);
  for (const file of files) form.append("files", file);
  const answer = await fetch(page, { method: "POST", body: form, headers: { ...inEnglish, ...headers } });
  return { status: answer.status, text: await answer.text(), retryAfter: answer.headers.get("retry-after") };
}

const file = (name: string, bytes: Buffer = png(30, 20)) => new File([new Uint8Array(bytes)], name);
const countPictures = async (page: string) =>
  (await query("select 1 from case_pictures where case_id = $1", [await caseOf(page)])).length;
const shown = (text: string) => [...text.matchAll(/<img [^>]*\/pictures\/([0-9a-f-]{36})\?small"[^>]*>/g)];

async function withPosition(): Promise<Buffer> {
  return sharp({ create: { width: 90, height: 60, channels: 3, background: "#2db3b4" } })
    .jpeg()
    .withExif({ IFD0: { Copyright: "secret" }, IFD3: { GPSLatitude: "51/1 30/1 0/1" } })
    .toBuffer();
}

describe.each(["a folder", "a bucket", "a folder behind another address"])("pictures in %s", (place) => {
  let site: string;
  let bucket: TestBucket | undefined;
  let server: TestServer | undefined;
  beforeAll(async () => {
    if (place === "a folder") {
      site = folderSite;
      return;
    }
    if (place === "a bucket") bucket = await startS3();
    server = await startServer({
      DATABASE_URL: inject("httpSite").database,
      ...(bucket ? { MEDIA_URL: bucket.address } : { MEDIA_PUBLIC_URL: "https://media.example" }),
    });
    site = server.url;
  });
  afterAll(async () => {
    await server?.stop();
    await bucket?.stop();
  });

  test("GU-082 GU-083 GU-084 GT-23 SRV-33: are seen below a living link of their case and by staff, and nowhere else", async () => {
    const [page, other] = [await openPage(site), await openPage(site)];
    // By content, whatever it is called.
    const id = await idOf(await upload(page, await withPosition(), { "content-type": "text/html" }));
    const staged = `${page}/pictures/${id}`;
    const inOffice = `${site}/1324admin/inbox/${await caseOf(page)}/pictures/${id}`;
    const asStaff = { headers: { cookie: people.staff } };
    expect((await fetch(staged, { headers: inEnglish })).status).toBe(200);
    expect((await fetch(inOffice, asStaff)).status, "not sent yet").toBe(404);
    expect((await send(page, { body: "Here", pictures: id, key: randomUUID() })).status).toBe(200);

    for (const [address, type] of [
      [staged, "image/jpeg"],
      [staged.replace("/my/", "/ar/my/"), "image/jpeg"],
      [`${staged}?small`, "image/webp"],
      [inOffice, "image/jpeg"],
    ] as const) {
      for (const method of ["GET", "HEAD"]) {
        const answer = await fetch(address, { method, ...asStaff });
        const { headers } = answer;
        expect([answer.status, headers.get("content-type")], `${method} ${address}`).toEqual([200, type]);
        expect(headers.get("cache-control")).toBe(address === inOffice ? "no-store" : "private, no-store");
        expect(headers.get("content-security-policy")).toBe("default-src 'none'; sandbox");
        expect(headers.get("x-content-type-options")).toBe("nosniff");
        expect(headers.get("content-disposition")).toBe("inline");
        if (address !== inOffice) {
          expect(headers.get("referrer-policy")).toBe("same-origin");
          expect(headers.get("x-robots-tag")).toBe("noindex, nofollow, noarchive");
        }
        const bytes = Buffer.from(await answer.arrayBuffer());
        expect(bytes.length, method).toBe(method === "HEAD" ? 0 : Number(headers.get("content-length")));
        if (method === "GET") {
          const { exif, width } = await sharp(bytes).metadata();
          expect([exif, width, bytes.includes("secret")]).toEqual([undefined, 90, false]);
        }
      }
    }

    const [stored] = await query("select path from case_pictures where id = $1", [id]);
    const path = String(stored?.path);
    const stem = path.replace(/\.jpg$/, "");
    const elsewhere = [
      `${other}/pictures/${id}`,
      `${page}/pictures/${randomUUID()}`,
      `${page}/pictures/nonsense`,
      `${page}/pictures/${id}.data`,
      `${site}/my/${randomBytes(32).toString("base64url")}/pictures/${id}`,
      inOffice.replace(await caseOf(page), await caseOf(other)),
      `${site}/media/${path}`,
      ...[480, 960, 1920].map((width) => `${site}/media/${stem}-${width}.webp`),
      `${site}/media/guest-files/`,
      `${site}/media/property-images/..%2f${path}`,
    ];
    for (const address of elsewhere) {
      for (const method of ["GET", "HEAD"])
        expect((await fetch(address, { method, redirect: "manual", ...asStaff })).status, `${method} ${address}`).toBe(
          404,
        );
    }
    expect((await fetch(inOffice)).status).toBe(401);
    expect((await fetch(inOffice, { headers: { cookie: people.former } })).status).toBe(403);
    const library = await (await fetch(`${site}/1324admin/media/library`, asStaff)).text();
    expect(library).not.toContain("guest-files");
    const bad = await fetch(`${site}/1324admin/media?bucket=guest-files&kind=image`, {
      method: "POST",
      body: new Uint8Array(png(8, 8)),
      ...asStaff,
    });
    expect(bad.status).toBe(400);

    await query("update secret_links set revoked_at = now() where case_id = $1", [await caseOf(page)]);
    expect((await fetch(staged, { headers: inEnglish })).status).toBe(404);
    expect((await upload(page, png(8, 8))).status).toBe(404);
    expect((await fetch(inOffice, asStaff)).status).toBe(200);
  });

  test("GU-202: what is deleted has no file any more", async () => {
    const page = await openPage(site);
    const id = await idOf(await upload(page, png(30, 20)));
    await send(page, { body: "Here", pictures: id, key: randomUUID() });
    const [stored] = await query("select path from case_pictures where id = $1", [id]);
    await query("delete from inquiries where case_id = $1", [await caseOf(page)]);
    const [, name] = String(stored?.path).split("/");
    const left = () => query("select 1 from media_objects where bucket = 'guest-files' and name = $1", [name]);
    await expect.poll(left, { timeout: 20_000 }).toEqual([]);
  });
});

test("GU-082 SRV-30 SRV-31: what is no picture, or too much of one, is refused as everywhere", async () => {
  const page = await openPage(folderSite);
  const outcomes: Record<string, number> = {};
  for (const [name, bytes] of Object.entries(HOSTILE_FILES)) outcomes[name] = (await upload(page, bytes)).status;
  expect(outcomes).toMatchObject({
    HTML: 415,
    "an SVG": 415,
    "a GIF": 415,
    "50,000 x 50,000 pixels in a few bytes": 413,
    "half a picture": 422,
  });
  expect((await upload(page, Buffer.alloc(21 * 1024 * 1024))).status).toBe(413);
  const form = new FormData();
  form.append("files", file("a.png"));
  expect((await fetch(`${page}/pictures`, { method: "POST", body: form })).status).toBe(400);
  expect((await fetch(`${page}/pictures`)).status).toBe(404);
  const foreign = await upload(page, png(8, 8), { origin: "https://elsewhere.example" });
  expect(foreign.status, "GU-208").toBe(403);
});

test("GU-080 GU-081 GU-082: without scripts pictures come with the message, once however often it is sent", async () => {
  const page = await openPage(folderSite);
  const files = [file("a.png"), file("b.png", png(40, 20))];
  const once = await send(page, { body: "Two of them" }, files);
  expect(once.status).toBe(200);
  const pictures = shown(once.text);
  expect(pictures).toHaveLength(2);
  expect(once.text).toContain('alt="Picture 2 of 2"');
  expect(pictures[1]![0]).toMatch(/width="40" height="20"/);
  expect((await fetch(`${page}/pictures/${pictures[0]![1]!}`, { headers: inEnglish })).status).toBe(200);

  const again = await Promise.all(Array.from({ length: 4 }, () => send(page, { body: "Two of them" }, files)));
  for (const { text } of again) expect(shown(text)).toHaveLength(2);
  expect(await countPictures(page)).toBe(2);

  const alone = await send(page, {}, [file("c.png", png(50, 20))]);
  expect(shown(alone.text)).toHaveLength(3);
  const empty = await send(page, {});
  expect([empty.status, empty.text.includes("Please fill in this field")]).toEqual([400, true]);
  // A key of the browser: other pictures under it change nothing.
  const key = randomUUID();
  await send(page, { body: "By key", key }, [file("d.png", png(60, 20))]);
  await send(page, { body: "By key", key }, [file("e.png", png(70, 20))]);
  expect(await countPictures(page)).toBe(4);
});

test("GU-082 GU-223: what cannot be used is named; words and the other pictures are kept", async () => {
  const page = await openPage(folderSite);
  const refused = await send(page, { body: "Kept words" }, [
    file("beach.png"),
    file("notes.png", Buffer.from("<html>")),
  ]);
  expect(refused.status).toBe(400);
  expect(refused.text).toContain("notes.png cannot be used");
  expect(refused.text).toContain("Kept words");
  const [, kept = ""] = /name="pictures" checked="" value="([0-9a-f-]{36})"/.exec(refused.text) ?? [];
  expect((await fetch(`${page}/pictures/${kept}`, { headers: inEnglish })).status).toBe(200);
  const sent = await send(page, { body: "Kept words", pictures: kept }, [file("more.png", png(44, 20))]);
  expect(shown(sent.text)).toHaveLength(2);

  const many = await send(
    page,
    { body: "Too many" },
    Array.from({ length: 7 }, (_, n) => file(`${n}.png`)),
  );
  expect([many.status, many.text.includes("At most 6 pictures fit into one message")]).toEqual([400, true]);
  const gone = await send(page, { body: "Gone", pictures: randomUUID() });
  expect([gone.status, gone.text.includes("A picture is no longer there")]).toEqual([400, true]);
  expect(await countPictures(page)).toBe(2);
});

test("GU-082 GU-095: staff send pictures with their answer, with scripts and without", async () => {
  const page = await openPage(folderSite);
  const screen = `${folderSite}/1324admin/inbox/${await caseOf(page)}`;
  const asStaff = { cookie: people.staff };
  const brought = await fetch(`${screen}/pictures`, {
    method: "POST",
    body: new Uint8Array(png(30, 20)),
    headers: asStaff,
  });
  const id = await idOf(brought);
  expect((await fetch(`${page}/pictures/${id}`, { headers: inEnglish })).status, "not sent yet").toBe(404);
  const reply = async (fields: Record<string, string>, files: File[] = []) => {
    const [last] = await query(
      "select id from case_messages where case_id = $1 and kind = 'staff' order by created_at desc limit 1",
      [await caseOf(page)],
    );
    const form = new FormData();
    for (const [name, value] of Object.entries({
      intent: "reply",
      seen: (last?.id as string | undefined) ?? "",
      ...fields,
    }))
      form.append(name, value);
    for (const one of files) form.append("files", one);
    const answer = await fetch(screen, { method: "POST", body: form, headers: asStaff });
    return { status: answer.status, text: await answer.text() };
  };
  expect((await reply({ body: "", pictures: id, key: randomUUID() })).status).toBe(200);
  expect((await fetch(`${page}/pictures/${id}`, { headers: inEnglish })).status).toBe(200);
  for (let times = 0; times < 2; times++) await reply({ body: "Without scripts" }, [file("a.png", png(33, 20))]);
  expect(await countPictures(page)).toBe(2);
  const bad = await reply({ body: "Kept words" }, [file("bad.png", Buffer.from("GIF89a"))]);
  expect(bad.status).toBe(400);
  expect(bad.text).toContain("bad.png cannot be used");
  expect(bad.text).toContain("Kept words");
  const seen = await (await fetch(page, { headers: inEnglish })).text();
  expect(shown(seen)).toHaveLength(2);
  // Nobody but staff.
  expect((await fetch(`${screen}/pictures`, { method: "POST", body: new Uint8Array(png(8, 8)) })).status).toBe(401);
});

test("GU-196 GU-197: the file about a person has her pictures in it; once she is erased nothing opens them", async () => {
  const page = await openPage(folderSite);
  const id = await idOf(await upload(page, await withPosition()));
  await send(page, { body: "Here", pictures: id, key: randomUUID() });
  const [row] = await query("select email from cases where id = $1", [await caseOf(page)]);
  const asStaff = { cookie: people.staff };
  const held = async () => {
    const address = `${folderSite}/1324admin/privacy/export.json?q=${encodeURIComponent(String(row?.email))}`;
    return (await (await fetch(address, { headers: asStaff })).json()) as {
      held: Record<string, unknown[]>;
      pictures: Record<string, string>;
    };
  };
  const before = await held();
  expect(before.held.case_pictures).toHaveLength(1);
  const [picture] = Object.values(before.pictures);
  expect(picture).toMatch(/^data:image\/jpeg;base64,/);
  expect((await sharp(Buffer.from(picture!.split(",")[1]!, "base64")).metadata()).width).toBe(90);
  const [stored] = await query("select path from case_pictures where id = $1", [id]);
  const inOffice = `${folderSite}/1324admin/inbox/${await caseOf(page)}/pictures/${id}`;
  const erased = await fetch(`${folderSite}/1324admin/privacy.data`, {
    method: "POST",
    body: new URLSearchParams({ q: String(row?.email), confirmed: "on" }),
    headers: asStaff,
  });
  expect(erased.status).toBeLessThan(400);
  expect((await fetch(`${page}/pictures/${id}`, { headers: inEnglish })).status).toBe(404);
  expect((await fetch(inOffice, { headers: asStaff })).status).toBe(404);
  const left = () => query("select 1 from media_objects where bucket || '/' || name = $1", [String(stored?.path)]);
  await expect.poll(left, { timeout: 20_000 }).toEqual([]);
  expect((await held()).pictures).toEqual({});
});

test("GU-223: with the storage away words go through; with pictures the form says which failed, and keeps the words", async () => {
  const bucket = await startS3();
  const server = await startServer({
    DATABASE_URL: inject("httpSite").database,
    MEDIA_URL: bucket.address,
    LOG_LEVEL: "silent",
  });
  try {
    const page = await openPage(server.url);
    const id = await idOf(await upload(page, png(30, 20)));
    await send(page, { body: "Here", pictures: id, key: randomUUID() });
    await bucket.stop();
    expect((await upload(page, png(30, 20))).status).toBe(503);
    expect((await fetch(`${page}/pictures/${id}`, { headers: inEnglish })).status).toBe(503);
    expect((await send(page, { body: "Words alone" })).status).toBe(200);
    const failed = await send(page, { body: "Kept words" }, [file("beach.png")]);
    expect(failed.text).toContain("beach.png could not be saved");
    expect(failed.text).toContain(">Kept words</textarea>");
    expect(await countPictures(page)).toBe(1);
  } finally {
    await server.stop();
  }
});

test("1.6 GU-203: sixty pictures an hour from one network, and sixty for a page; nothing typed is lost", async () => {
  const server = await startServer({
    DATABASE_URL: inject("httpSite").database,
    RATE_LIMIT: "on",
    TRUST_PROXY: "on",
  });
  const from = (network: string) => ({ "x-forwarded-for": network });
  try {
    const page = await openPage(server.url);
    await query("insert into rate_limits (key, window_start, count) values ('uploads 192.0.2.70', now(), 59)");
    expect((await upload(page, png(8, 8), from("192.0.2.70"))).status).toBe(201);
    const refused = await upload(page, png(8, 8), from("192.0.2.70"));
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    const limited = await send(page, { body: "Kept words" }, [file("a.png")], from("192.0.2.70"));
    expect([limited.status, Number(limited.retryAfter) > 0]).toEqual([429, true]);
    expect(limited.text).toContain("Too many pictures from your connection");
    expect(limited.text).toContain("Kept words");
    await query(
      "insert into case_pictures (case_id, side, path, width, height, bytes) select $1, 'guest', 'guest-files/' || left(md5(random()::text), 24) || '.jpg', 1, 1, 1 from generate_series(1, 59)",
      [await caseOf(page)],
    );
    const full = await upload(page, png(8, 8), from("192.0.2.71"));
    expect([full.status, ((await full.json()) as { code: string }).code]).toEqual([409, "full"]);
  } finally {
    await server.stop();
    await query("delete from rate_limits");
  }
});
