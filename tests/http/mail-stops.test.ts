/** The address that ends a kind of mail: what scans mail opens it, and providers of mailboxes post to it. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { LANGUAGES, inLanguage } from "#app/platform/i18n/languages";
import { useSharedSite } from "#tests/support/shared-site";

const { url, query } = useSharedSite();

async function makeStop(): Promise<string> {
  const token = randomUUID().padEnd(43, "x");
  await query(
    `with made as (insert into cases (kind, title, name, email) values ('booking', 'House', 'Guest', $1) returning id)
      insert into secret_links (token_hash, case_id, made_for, opens) select encode(sha256($2::bytea), 'hex'), id, 'mail', 'stop' from made`,
    [`mailbox.${token}@example.com`, token],
  );
  return `/stop/${token}`;
}
const countStops = async () => Number((await query("select count(*) as n from mail_stops"))[0]!.n);
const post = (path: string, headers: Record<string, string> = {}, body?: BodyInit) =>
  fetch(url + path, { method: "POST", headers, body, redirect: "manual" });

test("GU-122 GT-01: GET and HEAD end nothing, show one button, and nothing of the mailbox, in nine languages", async () => {
  const before = await countStops();
  const path = await makeStop();
  for (const language of LANGUAGES) {
    const address = url + inLanguage(path, language);
    const headers = { "accept-language": language, cookie: `pemba.language=${language}` };
    expect((await fetch(address, { method: "HEAD", headers })).status).toBe(200);
    const response = await fetch(address, { headers });
    const page = await response.text();
    expect(page).not.toContain("mailbox.");
    expect(page.match(/<form[^>]*method="post"/g)?.length).toBeGreaterThanOrEqual(1);
    expect(response.headers.get("referrer-policy")).toBe("same-origin");
    expect(response.headers.get("x-robots-tag")).toContain("noindex");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  }
  expect(await countStops()).toBe(before);
});

test("GU-122 GU-208: a post ends it without cookie, origin or body, from anywhere, also twice", async () => {
  const oneClick = { "content-type": "application/x-www-form-urlencoded" };
  const requests: ((path: string) => Promise<Response>)[] = [
    (path) => post(path),
    (path) => post(path, oneClick, "List-Unsubscribe=One-Click"),
    (path) => post(path, { ...oneClick, origin: "https://mail.example" }, "List-Unsubscribe=One-Click"),
    (path) => post(path, { "sec-fetch-site": "cross-site" }),
    (path) => post(path, { origin: "null" }),
    (path) => post(`/ar${path}`, oneClick, "List-Unsubscribe=One-Click"),
  ];
  for (const request of requests) {
    const before = await countStops();
    const path = await makeStop();
    expect((await request(path)).status, String(request)).toBe(200);
    expect(await countStops(), String(request)).toBe(before + 1);
    expect((await request(path)).status).toBe(200);
    expect(await countStops()).toBe(before + 1);
  }
});

test("an address that stops nothing is 404, and a link to a page stops nothing", async () => {
  const before = await countStops();
  for (const path of [`/stop/${"a".repeat(43)}`, "/stop/x", `/stop/${"y".repeat(1000)}`]) {
    expect((await post(path)).status).toBe(404);
    expect((await fetch(url + path)).status).toBe(404);
  }
  expect(await countStops()).toBe(before);
  // What is not that address is refused to strangers as ever.
  expect((await post("/stop", { origin: "https://mail.example" })).status).toBe(403);
});
