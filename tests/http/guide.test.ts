/** The travel guide as staff keep it current and visitors read it. */
import { expect, test } from "vitest";
import { inLanguage, LANGUAGES } from "#app/platform/i18n/languages";
import { useSharedSite } from "#tests/support/shared-site";

const { url, query, people } = useSharedSite();

async function read(language: (typeof LANGUAGES)[number] = "en"): Promise<string> {
  const response = await fetch(url + inLanguage("/travel", language), {
    headers: { "accept-language": language, cookie: `pemba.language=${language}` },
  });
  return (await response.text()).replace(/<script[\s\S]*?<\/script>/g, "").replaceAll("<!-- -->", "");
}

function post(path: string, fields: Record<string, string>): Promise<Response> {
  return fetch(url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { cookie: people.staff, origin: url },
    redirect: "manual",
  });
}

const ITEM = { section: "practical", kind: "link", title: "Tide tables", title_de: "Gezeiten", published: "on" };
const idOf = async (title: string) =>
  String((await query("select id from guide_items where title = $1", [title]))[0]?.id);

test("N-2 PL-140 PL-142: without address and check the guide reads as before", async () => {
  const page = await read();
  for (const title of ["Official visa page", "Tanzania immigration", "Ferry timetables", "Customs allowances"])
    expect(page).toMatch(
      new RegExp(
        `<span role="link" aria-disabled="true"[^>]*><span>${title}</span> <small>Link to follow</small></span>`,
      ),
    );
  expect(page).toContain("Zanzibar also requires foreign visitors to buy its own travel insurance before arrival.");
  expect(page).toMatch(/<h3 id="by-ferry">By ferry<\/h3><p>Boats from Unguja dock at Mkoani/);
  expect(page).not.toContain("guide-checked");
  expect(page).not.toContain("Travel insurance</");
});

test("PL-143 PL-145 PL-146: the next holidays, those whose date follows, and the sun, in nine languages", async () => {
  for (const language of LANGUAGES) {
    const page = await read(language);
    const holidays = /id="holidays"[\s\S]*?<\/dl>/.exec(page)![0];
    expect(holidays.match(/<dd>/g), language).toHaveLength(6);
    expect([...page.matchAll(/<td>0[56]:\d\d<\/td><td>18:\d\d<\/td>/g)], language).toHaveLength(12);
  }
});

test("PL-140 PL-142 PL-149: an item is on the page once it is saved, with its host and the day it was checked", async () => {
  const { status } = await post("/1324admin/guide/new", { ...ITEM, url: "https://www.tides.example/pemba#today" });
  expect(status).toBe(303);
  const id = await idOf("Tide tables");
  await expect
    .poll(() => read("de"))
    .toMatch(
      /<a href="https:\/\/www\.tides\.example\/pemba#today" target="_blank" rel="noopener"[^>]*><span>Gezeiten<\/span> <small><bdi dir="ltr">tides\.example<\/bdi>/,
    );
  expect(await read("fr")).toContain('<span lang="en">Tide tables</span>');
  expect((await post("/1324admin/guide", { intent: "check", id })).status).toBe(200);
  await expect.poll(() => read()).toMatch(/guide-checked">Checked on \d+ \w+ 20\d\d<\/p>/);
  await query("update guide_items set checked_on = '2026-03-03' where id = $1", [id]);
  await expect.poll(() => read()).toContain("Checked on 3 March 2026. Check before you travel.");
  expect(await read("ar")).toContain("يُرجى التأكد قبل السفر");
  expect((await post("/1324admin/guide", { intent: "publish", id, published: "false" })).status).toBe(200);
  await expect.poll(() => read()).not.toContain("Tide tables");
  expect((await post("/1324admin/guide", { intent: "delete", id })).status).toBe(200);
});

test.each([
  ["javascript:alert(1)"],
  ["data:text/html,x"],
  ["http://tides.example"],
  ["https://user:secret@tides.example"],
  [`https://tides.example/${"a".repeat(500)}`],
])("PL-141: %s is refused at the field, and what was typed stays", async (address) => {
  const response = await post("/1324admin/guide/new", { ...ITEM, title: "Wrong address", url: address });
  expect(response.status).toBe(400);
  const page = await response.text();
  expect(page).toMatch(/id="url-error"|Must be an address that begins with https|At most 500 characters/);
  expect(page).toContain("Wrong address");
  expect(await query("select 1 from guide_items where title = 'Wrong address'")).toEqual([]);
});

test("PL-139: a holiday without a day must follow the moon; what is not of the kind is not stored", async () => {
  const holiday = { ...ITEM, kind: "holiday", title: "Mwaka Kogwa" };
  expect((await post("/1324admin/guide/new", holiday)).status).toBe(400);
  expect((await post("/1324admin/guide/new", { ...holiday, repeats_yearly: "on", is_about: "on" })).status).toBe(400);
  expect((await post("/1324admin/guide/new", { ...holiday, is_about: "on", url: "https://a.example" })).status).toBe(
    303,
  );
  expect(await query("select url, starts_on, is_about from guide_items where title = 'Mwaka Kogwa'")).toEqual([
    { url: null, starts_on: null, is_about: true },
  ]);
  await post("/1324admin/guide", { intent: "delete", id: await idOf("Mwaka Kogwa") });
});
