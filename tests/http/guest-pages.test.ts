/** What stands at a secret address leaks to nobody, and an address that is none says nothing. */
import { randomBytes, randomUUID } from "node:crypto";
import { request as plainRequest } from "node:http";
import { expect, inject, test, vi } from "vitest";
import { directionOf, LANGUAGES, inLanguage } from "#app/platform/i18n/languages";
import { signInAs } from "#tests/support/accounts";
import { startFaultyProxy } from "#tests/support/faulty-proxy";
import { freePort } from "#tests/support/postgres";
import { startServer } from "#tests/support/server";
import { useSharedSite } from "#tests/support/shared-site";
import { startSmtp } from "#tests/support/smtp";

const { url, query, people } = useSharedSite();
const inEnglish = { "accept-language": "en", cookie: "pemba.language=en" };
const randomToken = () => randomBytes(32).toString("base64url");

async function stampOf(path: string): Promise<string> {
  const page = await (await fetch(url + path, { headers: inEnglish })).text();
  return /name="stamp" value="([^"]+)"/.exec(page)![1]!;
}

/** Sends a form as a browser without scripts does, or with a key as one with scripts. */
async function send(path: string, fields: Record<string, string>): Promise<string> {
  const response = await fetch(url + path, {
    method: "POST",
    body: new URLSearchParams({ stamp: await stampOf(path), ...fields }),
    headers: { ...inEnglish, origin: url },
  });
  return response.text();
}

const message = () => ({
  name: "Hanna Solberg",
  email: "hanna.secret@example.com",
  phone: "+47 912 34 567",
  topic: "General Inquiry",
  message: `<script>alert(1)</script> ${randomUUID()}`,
});
const linkIn = (page: string) => /href="(\/my\/[\w-]{43})"/.exec(page)?.[1];

async function sendMessage(): Promise<string> {
  const link = linkIn(await send("/contact", { ...message(), key: randomUUID() }));
  if (!link) throw new Error("no link was given");
  return link;
}

/** What a reader sees: the texts in the scripts of a page hold every sentence. */
const shown = (html: string) => html.replaceAll(/<script[\s>].*?<\/script>/gs, "");

test("GU-002 GU-007 GT-12 GT-44: the screen after sending has the link once, and promises it only with it", async () => {
  const fields = message();
  const first = shown(await send("/contact", fields));
  const link = linkIn(first);
  expect(link).toBeDefined();
  for (const said of ["See your request", "Keep this link: it is the only way back", `${url}${link}"`])
    expect(first).toContain(said);
  const repeated = shown(await send("/contact", fields));
  expect(linkIn(repeated)).toBeUndefined();
  for (const said of ["See your request", "Keep this link", "Copy link"]) expect(repeated).not.toContain(said);
  const key = randomUUID();
  const links = await Promise.all(Array.from({ length: 5 }, () => send("/contact", { ...message(), key })));
  expect(new Set(links.map(linkIn)).size).toBe(5);
});

test("GU-026 GU-027 GU-031 GU-032 GT-04 GT-05 GT-06: a page is never kept or indexed, and its head tells nothing", async () => {
  const link = await sendMessage();
  const addresses = [link, `/ar${link}`, `${link}.data`, `/my/${randomToken()}`, "/my", "/de/my", "/my.data"];
  for (const address of addresses) {
    for (let times = 0; times < 2; times++) {
      const response = await fetch(url + address, { headers: inEnglish });
      expect(response.headers.get("cache-control"), address).toBe("private, no-store");
      expect(response.headers.get("x-robots-tag"), address).toBe("noindex, nofollow, noarchive");
      expect(response.headers.get("referrer-policy"), address).toBe("same-origin");
      const text = await response.text();
      if (address.endsWith(".data")) continue;
      const head = text.slice(0, text.indexOf("</head>"));
      expect(/rel="canonical"|hreflang|og:url|ld\+json|Hanna|General/i.test(head), address).toBe(false);
    }
  }
  const page = await (await fetch(url + link, { headers: inEnglish })).text();
  expect(page).toContain("<title>Your request");
  expect(await (await fetch(`${url}/robots.txt`)).text()).not.toContain("/my");
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  expect(sitemap).not.toContain("/my");
});

test("GU-010 GU-017 GU-018: in nine languages; addresses and numbers are masked, what was typed is text", async () => {
  const link = await sendMessage();
  for (const language of LANGUAGES)
    for (const ending of ["", ".data"]) {
      const response = await fetch(url + inLanguage(link, language) + ending, {
        headers: { cookie: `pemba.language=${language}` },
      });
      expect(response.status, language).toBe(200);
      const text = await response.text();
      const hidden = ["hanna.secret", "912 34", ...(ending ? [] : ["<script>alert(1)"])];
      expect(text.includes("h…@example.com"), language).toBe(true);
      expect(
        hidden.filter((word) => text.includes(word)),
        language,
      ).toEqual([]);
    }
});

test("GU-025: whatever language or currency is picked, the page stays the same one", async () => {
  const link = await sendMessage();
  const page = shown(await (await fetch(url + link, { headers: inEnglish })).text());
  for (const language of LANGUAGES) expect(page, language).toContain(`href="${inLanguage(link, language)}"`);
  expect(page).toContain(`<form action="${link}" method="get"><button class="choice" value="USD"`);
  const chosen = await fetch(`${url}${link}?show_currency=EUR`, { headers: inEnglish });
  expect([chosen.status, new URL(chosen.url).pathname]).toEqual([200, link]);
});

test("GU-190: read in another language, state and events are in that one, and words as they were written", async () => {
  const words = `Is the forest open? ${randomUUID()}`;
  const link = linkIn(await send("/contact", { ...message(), message: words, key: randomUUID() }))!;
  const [found] = await query("select case_id from case_messages where body = $1", [words]);
  await query(
    "insert into case_messages (case_id, kind, author_name, event) values ($1, 'event', 'Salma', '{\"type\":\"closed\"}')",
    [found?.case_id],
  );
  const states = new Set<string>();
  for (const language of LANGUAGES) {
    const headers = { cookie: `pemba.language=${language}` };
    const page = shown(await (await fetch(url + inLanguage(link, language), { headers })).text());
    expect(page).toContain(`lang="${language}" dir="${directionOf(language)}"`);
    expect(page, language).toMatch(new RegExp(`<div dir="auto" lang="en"><span>${words.replaceAll("?", "\\?")}`));
    // What it was written in is said to whoever reads in another language.
    expect(page.includes('<bdi lang="en" dir="ltr">English</bdi>'), language).toBe(language !== "en");
    const status = /class="status-card[^]*?<h2[^>]*>(.*?)<\/h2>/.exec(page)?.[1] ?? "";
    const event = /class="talk-event">(.*?)<time/.exec(page)?.[1] ?? "";
    expect(
      [status, event].map((text) => text.trim() !== ""),
      language,
    ).toEqual([true, true]);
    states.add(`${status} ${event}`);
  }
  expect(states.size).toBe(LANGUAGES.length);
});

test("GU-116 GU-117: links in mails begin with PUBLIC_URL whatever host was asked; the office shows where they will be", async () => {
  const smtp = await startSmtp();
  const server = await startServer({
    PUBLIC_URL: "https://pemba.example",
    SMTP_URL: smtp.url,
    MAIL_FROM: "Pemba <hello@pemba.example>",
  });
  try {
    const page = await (await fetch(`${server.url}/contact`, { headers: inEnglish })).text();
    const stamp = /name="stamp" value="([^"]+)"/.exec(page)![1]!;
    const body = new URLSearchParams({ ...message(), stamp, key: randomUUID() }).toString();
    const headers = {
      ...inEnglish,
      host: "evil.example",
      "x-forwarded-host": "evil.example",
      "x-forwarded-proto": "http",
      origin: "https://pemba.example",
      "content-type": "application/x-www-form-urlencoded",
    };
    const status = await new Promise((resolve, reject) => {
      plainRequest(`${server.url}/contact`, { method: "POST", headers }, (answer) =>
        answer.resume().on("end", () => resolve(answer.statusCode)),
      )
        .on("error", reject)
        .end(body);
    });
    expect(status).toBe(200);
    await vi.waitFor(() => expect(smtp.received).toHaveLength(1), { timeout: 60_000 });
    const { text = "", html = "" } = smtp.received[0]!;
    expect(text).toMatch(/See your request: https:\/\/pemba\.example\/my\/[\w-]{43}\n/);
    expect(text + html).not.toContain("evil.example");
    const cookie = await signInAs(server.url);
    const screen = shown(await (await fetch(`${server.url}/1324admin/mail`, { headers: { cookie } })).text());
    expect(screen).toContain("See your request: [link]");
    expect(screen).not.toMatch(/\/my\/[\w-]{43}/);
  } finally {
    await server.stop();
    await smtp.stop();
  }
});

test("GU-020: whatever opens nothing is one and the same page with the way to find requests", async () => {
  const [link, revoked] = [await sendMessage(), await sendMessage()];
  await query("update secret_links set revoked_at = now() where token_hash = encode(sha256($1::bytea), 'hex')", [
    revoked.slice("/my/".length),
  ]);
  const pages = await Promise.all(
    [`/my/${randomToken()}`, revoked, "/my/x", `/my/${"x".repeat(200)}`, `/my/${encodeURIComponent("äö")}`].map(
      async (path) => {
        const response = await fetch(url + path, { headers: inEnglish });
        const text = await response.text();
        return { status: response.status, text: text.replaceAll(path, "").replaceAll(/nonce="[^"]*"/g, "") };
      },
    ),
  );
  for (const { status, text } of pages) {
    expect(status).toBe(404);
    expect(text).toContain("This link opens nothing");
    expect(text).toContain('href="/my"');
  }
  expect((await fetch(url + link, { headers: inEnglish })).status).toBe(200);

  // How long it takes tells nothing either. Asked in turns, so that what else the machine does falls on all of them.
  const times = new Map<string, number[]>();
  for (let round = 0; round < 25; round++)
    for (const path of [`/my/${randomToken()}`, revoked, "/my/x"]) {
      const begun = performance.now();
      await (await fetch(url + path, { headers: inEnglish })).arrayBuffer();
      const kind = path.length === revoked.length && path !== revoked ? "unknown" : path;
      times.set(kind, [...(times.get(kind) ?? []), performance.now() - begun]);
    }
  const medians = [...times.values()].map((each) => each.toSorted((a, b) => a - b)[12]!);
  expect(medians).toHaveLength(3);
  expect(Math.max(...medians) - Math.min(...medians), medians.join(", ")).toBeLessThan(20);
});

test("GU-024: staff see the way into the office, others do not", async () => {
  const link = await sendMessage();
  const [mine] = await query("select id from cases where kind = 'message' order by created_at desc limit 1");
  const asStaff = await (await fetch(url + link, { headers: { ...inEnglish, cookie: people.staff } })).text();
  expect(asStaff).toContain(`/1324admin/inbox/${String(mine?.id)}`);
  const asGuest = await (await fetch(url + link, { headers: inEnglish })).text();
  expect(asGuest).not.toContain(String(mine?.id));
  expect(asGuest).not.toContain("1324admin/inbox");
});

test("GU-037 GU-038 GT-07 GT-08: whoever looks for requests gets one answer, by POST alone", async () => {
  await sendMessage();
  const answers = await Promise.all(
    ["hanna.secret@example.com", "other.person1@example.com"].map(async (email) =>
      (await send("/my", { email })).replaceAll(email, "").replaceAll(/\d{13}\.[\w-]{43}/g, ""),
    ),
  );
  expect(answers[0]).toContain("Look into your mailbox");
  expect(answers[0]).toBe(answers[1]);
  const before = await query("select count(*)::int as n from outbox where purpose = 'found'");
  await fetch(`${url}/my?email=hanna.secret@example.com`, { headers: inEnglish });
  expect(await query("select count(*)::int as n from outbox where purpose = 'found'")).toEqual(before);
});

test("GU-008 GU-083: a reference opens nothing", async () => {
  const page = await (await fetch(url + (await sendMessage()), { headers: inEnglish })).text();
  const reference = /<bdi dir="ltr">([2-9A-Z]{6})<\/bdi>/.exec(page)![1]!;
  expect((await fetch(`${url}/my/${reference}`, { headers: inEnglish })).status).toBe(404);
});

test("GU-030 GU-036 GT-05: misses are limited, links that open something never; the log names patterns alone", async () => {
  const server = await startServer({ RATE_LIMIT: "on", LOG_LEVEL: "debug" });
  try {
    const page = await (await fetch(`${server.url}/contact`, { headers: inEnglish })).text();
    const stamp = /name="stamp" value="([^"]+)"/.exec(page)![1]!;
    const sent = await fetch(`${server.url}/contact`, {
      method: "POST",
      body: new URLSearchParams({ ...message(), stamp, key: randomUUID() }),
      headers: { ...inEnglish, origin: server.url },
    });
    const link = linkIn(await sent.text())!;
    const tokens = Array.from({ length: 33 }, randomToken);
    const statuses: number[] = [];
    for (const token of tokens)
      statuses.push((await fetch(`${server.url}/my/${token}`, { headers: inEnglish })).status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(30);
    expect(statuses.slice(30)).toEqual([429, 429, 429]);
    expect((await fetch(server.url + link, { headers: inEnglish })).status).toBe(200);
  } finally {
    await server.stop();
  }
  const log = server.output();
  expect(log).toContain("/my/:token");
  expect(log).not.toMatch(/\/my\/[\w-]{20}/);
});

test("BK-097 GU-008 GU-030 GU-048 GU-050: a booking is there as a file for calendars, from asked to cancelled", async () => {
  const [booking] = await query(
    "insert into stay_bookings (stay_id, stay_name, full_name, email, phone, check_in, check_out, guests) select id, name, 'Hanna Solberg', 'hanna.secret@example.com', '+47 912 34 567', '2031-03-01', '2031-03-04', 2 from stays where slug = 'makuti-house-vumawimbi' returning id, case_id, reference",
  );
  const token = randomToken();
  await query(
    "insert into secret_links (token_hash, case_id, made_for) values (encode(sha256($1::bytea), 'hex'), $2, 'screen')",
    [token, booking?.case_id],
  );
  const read = (path: string) => fetch(`${url}${path}/calendar.ics`, { headers: inEnglish });
  const file = await read(`/my/${token}`);
  expect(file.status).toBe(200);
  expect(file.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(file.headers.get("content-disposition")).toBe(`attachment; filename="${String(booking?.reference)}.ics"`);
  expect(file.headers.get("cache-control")).toBe("private, no-store");
  expect(file.headers.get("x-robots-tag")).toContain("noindex");
  const text = await file.text();
  expect(text).toContain("STATUS:TENTATIVE");
  expect(text).toContain("DTSTART;VALUE=DATE:20310301\r\nDTEND;VALUE=DATE:20310305");
  expect(text).toContain(`Reference: ${String(booking?.reference)}`);
  expect(text.replaceAll(/\r\n /g, "")).not.toMatch(/hanna\.secret|912 34|\/my\/|http/);
  expect(await (await read(`/zh/my/${token}`)).text()).toContain(`申请编号：${String(booking?.reference)}`);

  await query("update stay_bookings set status = 'cancelled', version = version + 1 where id = $1", [booking?.id]);
  const gone = await (await read(`/my/${token}`)).text();
  expect(gone).toContain("METHOD:CANCEL");
  expect(gone).toContain("SEQUENCE:1");
  expect(/UID:.*/.exec(gone)?.[0]).toBe(/UID:.*/.exec(text)?.[0]);
  for (const path of [await sendMessage(), `/my/${randomToken()}`]) expect((await read(path)).status, path).toBe(404);
});

test("GU-021 GU-224 GT-09: with the database away the page says that all is safe; what is sent is kept, and stored once", async () => {
  const database = new URL(inject("httpSite").database);
  const line = await startFaultyProxy({ host: database.hostname, port: Number(database.port) });
  const link = await sendMessage();
  database.port = String(line.port);
  const server = await startServer({ DATABASE_URL: database.href, SEED: "none", LOG_LEVEL: "silent" });
  try {
    const open = (path: string) => fetch(server.url + path, { headers: inEnglish });
    const words = `Kept words ${randomUUID()}`;
    const write = (page: string) =>
      fetch(server.url + link, {
        method: "POST",
        body: new URLSearchParams({ body: words, stamp: /name="stamp" value="([^"]+)"/.exec(page)![1]! }),
        headers: { ...inEnglish, origin: server.url },
      });
    const before = await (await open(link)).text();
    line.setMode("cut");
    for (const end of ["", ".data", "/news", "/calendar.ics", `/pictures/${randomUUID()}`])
      expect((await open(link + end)).status, end).toBe(503);
    const away = await open(link);
    expect(away.headers.get("retry-after")).not.toBeNull();
    expect(await away.text()).toMatch(/We cannot show your request just now<[^]*It is safe\./);
    const failed = await write(before);
    expect(failed.status).toBe(503);
    const unsent = await failed.text();
    expect(unsent).toContain("Failed to send. Please try again.");
    expect(unsent).toContain(`>${words}</textarea>`);
    line.setMode("open");
    await expect.poll(async () => (await open(link)).status, { timeout: 20_000 }).toBe(200);
    for (const page of [unsent, before]) expect((await write(page)).status).toBe(200);
    expect(await query("select kind from case_messages where body = $1", [words])).toEqual([{ kind: "guest" }]);
  } finally {
    await server.stop();
    await line.stop();
  }
});

test("GU-028: pictures of a page come from us, also where media have a host of their own", async () => {
  const server = await startServer({
    DATABASE_URL: inject("httpSite").database,
    SEED: "none",
    MEDIA_PUBLIC_URL: "https://media.example",
    MAP_STYLE_URL: "https://tiles.example/{z}/{x}/{y}.png",
  });
  try {
    const link = await sendMessage();
    const policyOf = async (path: string) =>
      (await fetch(server.url + path, { headers: inEnglish })).headers.get("content-security-policy")!;
    const hosts = /https?:|media\.example|tiles\.example/;
    for (const path of [link, `/ar${link}`, "/my"]) expect(await policyOf(path), path).not.toMatch(hosts);
    expect(await policyOf("/stays")).toMatch(hosts);
    const picture = `/media/stays-media/${"0".repeat(24)}.jpg`;
    const ask = (referer: string) =>
      fetch(server.url + picture, { redirect: "manual", headers: { referer, "sec-fetch-dest": "image" } });
    const elsewhere = await ask(`${server.url}/stays`);
    expect([elsewhere.status, elsewhere.headers.get("vary")]).toEqual([302, "Sec-Fetch-Dest, Referer"]);
    // There is no such file: what matters is who says so.
    for (const path of [link, `/sw${link}`, "/saved/x"]) expect((await ask(server.url + path)).status, path).toBe(404);
  } finally {
    await server.stop();
  }
});

test("GU-116 GU-222: without a mail server everything works, the screen names no mail, and Health says so", async () => {
  const sent = await send("/contact", { ...message(), key: randomUUID() });
  const link = linkIn(sent)!;
  expect(sent).toContain("Keep this link: it is the only way back");
  expect(sent.replaceAll(/<script[^]*?<\/script>/g, "")).not.toContain("We also sent it to");
  const stamp = await stampOf(link);
  const written = await fetch(url + link, {
    method: "POST",
    body: new URLSearchParams({ stamp, body: "Is anybody there?" }),
    headers: { ...inEnglish, origin: url },
  });
  expect(written.status).toBe(200);
  expect(await send("/my", { email: "hanna.secret@example.com" })).toContain("Look into your mailbox");
  const health = await (await fetch(`${url}/1324admin/health`, { headers: { cookie: people.staff } })).text();
  expect(health).toContain("No mail server is set: messages wait in the database.");
  expect(health).toContain("PUBLIC_URL is not set: messages hold no links");
});

test("GU-005 GU-033 J-5: a link is in no log line, figure, list, file, history or screen of staff", async () => {
  const figuresPort = await freePort();
  const server = await startServer({
    DATABASE_URL: inject("httpSite").database,
    SEED: "none",
    LOG_LEVEL: "debug",
    METRICS_PORT: String(figuresPort),
  });
  try {
    const link = await sendMessage();
    const token = link.slice("/my/".length);
    const [found] = await query(
      "select case_id from secret_links where token_hash = encode(sha256($1::bytea), 'hex')",
      [token],
    );
    const stamp = await stampOf(link);
    for (const path of [link, `/de${link}`, `${link}.data`, `${link}/news`, `${link}/calendar.ics`, `${link}/x`])
      await fetch(server.url + path, { headers: { ...inEnglish, referer: server.url + link } });
    await fetch(server.url + link, {
      method: "POST",
      body: new URLSearchParams({ stamp, body: "Hello" }),
      headers: { ...inEnglish, origin: server.url, referer: server.url + link },
    });
    const screens = [
      `inbox/${String(found?.case_id)}`,
      "history",
      "history.data",
      "mail",
      "health",
      "inbox",
      "analytics",
      ...["customers", "bookings", "analytics", "misses"].map((name) => `${name}/export.csv`),
      `search.json?q=${token.slice(0, 20)}`,
    ];
    const told = await Promise.all(
      screens.map(async (screen) =>
        (await fetch(`${server.url}/1324admin/${screen}`, { headers: { cookie: people.staff } })).text(),
      ),
    );
    for (const path of [
      "/robots.txt",
      "/sitemap.xml",
      "/sitemaps/en-1.xml",
      "/blog/feed.xml",
      "/search.json?q=request",
    ])
      expect(await (await fetch(server.url + path)).text(), path).not.toMatch(/\/my[/"<]/);
    const figures = await (await fetch(`http://127.0.0.1:${figuresPort}/metrics`)).text();
    expect(figures).toContain("# TYPE");
    for (const [n, text] of [figures, ...told].entries()) expect(text.includes(token), String(n)).toBe(false);
  } finally {
    await server.stop();
  }
  expect(server.output()).toContain("/my/:token");
  expect(server.output()).not.toMatch(/\/my\/[\w-]{20}/);
});
