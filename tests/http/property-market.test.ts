/** What visitors are told of properties that are sold, under offer or priced on request, by plain requests. */
import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { savedKey } from "#app/features/page/saved-key";
import { inLanguage, LANGUAGES } from "#app/platform/i18n/languages";
import { png } from "#tests/support/hostile/pictures";
import { useSharedSite } from "#tests/support/shared-site";

const site = useSharedSite();
const { url, query } = site;
const LANGUAGE = "pemba.language=en";
const get = (path: string, cookie = "") =>
  fetch(url + path, { headers: { "accept-language": "en", cookie: `${LANGUAGE}; ${cookie}` }, redirect: "manual" });
const read = async (path: string, cookie = "") => (await get(path, cookie)).text();

const key = randomUUID().slice(0, 8);
interface Made {
  id: string;
  slug: string;
}
async function make(name: string, values: Record<string, unknown> = {}): Promise<Made> {
  const row: Record<string, unknown> = {
    slug: `${name}-${key}`,
    title: `${name} ${key}`,
    description: "By the sea",
    type: "commercial",
    location: "Wete",
    price: "314159.26",
    square_footage: 100,
    land_size: "900 m²",
    published: true,
    latitude: -5.06,
    longitude: 39.73,
    ...values,
  };
  const names = Object.keys(row);
  const [made] = await query(
    `insert into properties (${names.join(", ")}) values (${names.map((_, at) => `$${at + 1}`).join(", ")}) returning id, slug`,
    Object.values(row),
  );
  return made as unknown as Made;
}

let hidden: Made;
let offered: Made;
let sold: Made;
let rented: Made;
let open: Made;
beforeAll(async () => {
  hidden = await make("hidden", { price_on_request: true, is_featured: true });
  offered = await make("offered", { market: "under_offer", price: "250000" });
  sold = await make("sold", { market: "sold", price: "260000" });
  rented = await make("rented", { market: "sold", listing_type: "rent", price: "900" });
  open = await make("open", { price: "300000" });
});

test("PL-154: a price on request is in no page, data, structured data or list, whatever the language and currency", async () => {
  const saved = `pemba.saved=${savedKey({ kind: "property", id: hidden.id })}`;
  const pages = [
    "/",
    "/_root.data",
    `/real-estate/${hidden.slug}`,
    `/real-estate/${hidden.slug}.data`,
    `/real-estate/${open.slug}`,
    `/real-estate?search=${key}`,
    `/real-estate.data?search=${key}`,
    `/real-estate?search=${key}&view=map`,
    `/real-estate/pins.json?search=${key}`,
    `/search?q=hidden+${key}`,
    `/search.json?q=hidden+${key}`,
    `/real-estate/compare?ids=${hidden.id},${open.id}`,
    `/real-estate/compare.data?ids=${hidden.id},${open.id}`,
    "/sitemaps/en-real-estate-1.xml",
  ];
  const answers = [
    ...(await Promise.all(pages.map((path) => read(path)))),
    await read("/saved", saved),
    await read("/saved.data", saved),
    await read(`/real-estate/${hidden.slug}`, "pemba.currency=EUR"),
    ...(await Promise.all(LANGUAGES.map((language) => read(inLanguage(`/real-estate/${hidden.slug}`, language))))),
  ];
  for (const [at, text] of answers.entries())
    expect(text, String(at)).not.toMatch(/314[\s., ]?159|31415926|3,?142 per/);
  expect(answers[2]).toContain("Price on request");
  expect(await read(`/ar/real-estate/${hidden.slug}`)).toContain("السعر عند الطلب");
});

test("PL-155 PT-28: it is not to be found by halving the price, and its place in an order says nothing", async () => {
  for (let [low, high] = [1, 999_999]; high - low > 1;) {
    const middle = Math.floor((low + high) / 2);
    for (const range of [`min=${low}&max=${middle}`, `min=${middle}&max=${high}`])
      expect(await read(`/real-estate?search=hidden+${key}&${range}`)).not.toContain(`/real-estate/${hidden.slug}"`);
    if (middle < 314_159) low = middle;
    else high = middle;
  }
  for (const sort of ["price_asc", "price_desc"]) {
    const text = await read(`/real-estate?search=${key}&sort=${sort}`);
    const at = (made: Made) => text.indexOf(`/real-estate/${made.slug}"`);
    expect(at(hidden)).toBeGreaterThan(Math.max(at(open), at(offered), at(sold)));
  }
}, 60_000);

test("PL-150 PL-151: states stand on cards, page and structured data; sold ones ask for something similar", async () => {
  const list = await read(`/real-estate?search=${key}`);
  expect(list).toMatch(/badge-offer">Under offer/);
  expect(list).toMatch(/class="badge">Sold/);
  expect(await read(`/real-estate?listing=rent&search=${key}`)).toMatch(/class="badge">Rented/);
  const pages = await Promise.all([open, offered, sold, rented].map(({ slug }) => read(`/real-estate/${slug}`)));
  const [available = "", under = "", gone = "", let_ = ""] = pages;
  for (const [text, availability] of [
    [available, "InStock"],
    [under, "LimitedAvailability"],
    [gone, "SoldOut"],
    [let_, "SoldOut"],
  ] as const)
    expect(text).toContain(`https://schema.org/${availability}`);
  expect(under).toContain("Somebody has made an offer.");
  expect(gone).toContain("Ask for something similar");
  expect(gone).not.toContain('value="viewing"');
  expect(available).toContain('value="viewing"');
  expect(let_).toContain("This property is rented.");
  // Similar ones can still be had: of these three only one could be beside the open one, and it is not.
  expect(available.slice(available.indexOf('id="similar-properties"'))).not.toMatch(
    new RegExp(`/real-estate/(${sold.slug}|${offered.slug})"`),
  );
  const saved = `pemba.saved=${savedKey({ kind: "property", id: sold.id })}`;
  expect(await read("/saved", saved)).toContain("Sold");
});

test("PL-151: long after the sale it is in no list and sitemap; its page is 200 with noindex", async () => {
  const old = await make("ancient", { market: "sold", market_since: "2020-01-01" });
  const answer = await get(`/real-estate/${old.slug}`);
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain('name="robots" content="noindex"');
  expect(await read(`/real-estate/${sold.slug}`)).not.toContain('content="noindex"');
  expect(await read(`/real-estate?search=${key}`)).not.toContain(old.slug);
  expect(await read("/sitemaps/en-real-estate-1.xml")).not.toContain(old.slug);
});

test("PL-156 PL-157: the price of a square metre is named, in whole units", async () => {
  expect(await read(`/real-estate/${open.slug}`)).toMatch(/Per\sm² of floor area<\/dt><dd><bdi>\$3,000</);
  expect(await read(`/real-estate/${rented.slug}`)).toMatch(/Per\sm² of floor area a month/);
  expect(await read(`/real-estate/${hidden.slug}`)).not.toMatch(/Per\sm² of floor area<\/dt>/);
});

test("PL-159 PL-160 PL-161: compared by the address, in every language; what is not there is left out", async () => {
  const list = await read(`/real-estate?search=${key}`);
  expect(list).toMatch(
    /<form[^>]*action="\/real-estate\/compare"[^>]*id="compare-properties"|id="compare-properties"[^>]*action="\/real-estate\/compare"/,
  );
  expect(list).toMatch(new RegExp(`<input type="checkbox" form="compare-properties"[^>]*value="${open.id}"`));
  const draft = await make("draft", { published: false });
  for (const language of LANGUAGES) {
    const path = inLanguage(`/real-estate/compare?ids=${open.id}&ids=${sold.id}`, language);
    const text = await read(path);
    expect(text.match(/<th scope="col"/g), language).toHaveLength(2);
    expect(text).toContain('content="noindex"');
  }
  const text = await read(`/real-estate/compare?ids=${open.id},${open.id},${draft.id},${sold.id},${randomUUID()},x'--`);
  expect(text.match(/<th scope="col"/g)).toHaveLength(2);
  for (const row of ["Price", "State", "Type", "Land", "To the airport"])
    expect(text).toMatch(new RegExp(`<th scope="row">${row}<`));
  expect(text).toMatch(/class="compare-mark"> (<!-- -->)?differs/);
  const saved = await get(`/saved?compare=property&ids=${open.id},${sold.id}`);
  expect([saved.status, saved.headers.get("location")]).toEqual([
    302,
    `/real-estate/compare?ids=${open.id},${sold.id}`,
  ]);
});

test("PL-192: ids of any form are answered, never with an error of ours", async () => {
  const all = Array.from({ length: 200 }, () => open.id).join(",");
  for (const ids of [
    "",
    "ids=",
    "ids=1,2",
    "ids=%00",
    "ids[]=x",
    `ids=${all}`,
    `ids=${"a".repeat(5_000)}`,
    "ids=../..",
  ]) {
    const answer = await get(`/real-estate/compare?${ids}`);
    expect([200, 400, 414], ids.slice(0, 20)).toContain(answer.status);
    if (answer.status === 200) expect(await answer.text()).toContain('href="/real-estate"');
  }
});

describe("plans and documents (PL-162, PL-163, PL-164)", () => {
  const post = (form: FormData, cookie = site.people.staff) =>
    fetch(`${url}/1324admin/properties/${open.id}/files`, {
      method: "POST",
      body: form,
      headers: { origin: url, cookie },
      redirect: "manual",
    });
  const formOf = (fields: Record<string, string>, file?: File) => {
    const form = new FormData();
    for (const [name, value] of Object.entries({ intent: "add", kind: "document", ...fields }))
      form.append(name, value);
    if (file) form.append("file", file);
    return form;
  };
  const pdf = (
    text = "1 0 obj<</Type/Pages/Count 2>>endobj 2 0 obj<</Type/Page>>endobj 3 0 obj<</Type /Page>>endobj",
  ) => new File([`%PDF-1.7\n${text}\n%%EOF`], "lease.pdf", { type: "application/pdf" });
  const fileNamed = async (title: string) =>
    (await query("select * from property_files where title = $1", [title]))[0] as Record<string, unknown>;

  test("a public one is a download with its pages and size; one on request is asked for, and 404 without a session", async () => {
    expect((await post(formOf({ title: `Lease ${key}`, is_public: "on" }, pdf()))).status).toBe(302);
    expect((await post(formOf({ title: `Survey ${key}` }, pdf()))).status).toBe(302);
    const [lease, survey] = [await fileNamed(`Lease ${key}`), await fileNamed(`Survey ${key}`)];
    expect(lease).toMatchObject({ type: "application/pdf", pages: 2, is_public: true, position: 0 });
    expect(survey).toMatchObject({ is_public: false, position: 1 });
    const page = await read(`/real-estate/${open.slug}`);
    expect(page).toContain(`href="/property-files/${String(lease.id)}"`);
    expect(page).toContain("2 pages");
    expect(page).not.toContain(`/property-files/${String(survey.id)}`);
    expect(page).toContain(`/real-estate/${open.slug}?ask=${String(survey.id)}#inquiry`);
    expect(await read(`/real-estate/${open.slug}?ask=${String(survey.id)}`)).toContain(
      `Please send me this document: Survey ${key}`,
    );
    const sent = await get(`/property-files/${String(lease.id)}`);
    expect(sent.status).toBe(200);
    expect(sent.headers.get("content-disposition")).toMatch(/^attachment; filename\*=UTF-8''Lease%20\w+\.pdf$/);
    expect(sent.headers.get("content-security-policy")).toContain("sandbox");
    expect(sent.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await sent.text()).toMatch(/^%PDF-1\.7/);
    const path = `/property-files/${String(survey.id)}`;
    expect((await get(path)).status).toBe(404);
    expect((await get(path, site.people.former)).status).toBe(404);
    expect((await get(path, site.people.staff)).status).toBe(200);
    for (const file of [lease, survey]) expect((await get(`/media/${String(file.path)}`)).status).toBe(404);
    for (const other of ["x", "..%2f..", randomUUID()])
      expect((await get(`/property-files/${other}`)).status).toBe(404);
    // Nobody has it while the property is not published.
    await query("update properties set published = false where id = $1", [open.id]);
    expect((await get(`/property-files/${String(lease.id)}`)).status).toBe(404);
    await query("update properties set published = true where id = $1", [open.id]);
  });

  test("a picture is drawn anew, and what is neither PDF nor picture is refused whatever it is called", async () => {
    const drawing = new File([new Uint8Array(png(40, 30))], "plan.pdf", { type: "application/pdf" });
    expect((await post(formOf({ kind: "plan", title: `Plan ${key}`, is_public: "on" }, drawing))).status).toBe(302);
    const plan = await fileNamed(`Plan ${key}`);
    expect(plan).toMatchObject({ type: "image/png", width: 40, height: 30, pages: null });
    expect(await read(`/real-estate/${open.slug}`)).toContain(`/property-files/${String(plan.id)}?small`);
    expect((await get(`/property-files/${String(plan.id)}?small`)).headers.get("content-type")).toBe("image/webp");
    for (const [name, body] of [
      ["evil.pdf", "<script>alert(1)</script>"],
      ["evil.png", "<svg onload=alert(1)>"],
      ["empty.pdf", " "],
    ] as const) {
      const answer = await post(formOf({ title: "Evil" }, new File([body], name, { type: "application/pdf" })));
      expect(answer.status, name).toBe(400);
      const text = await answer.text();
      expect(text).toContain("This is neither a PDF nor a JPEG, PNG or WebP picture");
      expect(text).toContain('value="Evil"');
    }
    const nameless = await post(formOf({ title: " " }, pdf()));
    expect(nameless.status).toBe(400);
    expect((await post(formOf({ title: "No session" }, pdf()), "")).status).toBeGreaterThanOrEqual(400);
    expect(await query("select 1 from property_files where title in ('Evil', 'No session')")).toEqual([]);
  });

  test("staff order and remove them; what is removed is gone from the storage too", async () => {
    const change = (intent: string, id: unknown) => post(formOf({ intent, id: String(id) }));
    const [lease, survey] = [await fileNamed(`Lease ${key}`), await fileNamed(`Survey ${key}`)];
    expect((await change("up", survey.id)).status).toBe(302);
    expect((await fileNamed(`Survey ${key}`)).position).toBe(0);
    expect((await change("remove", lease.id)).status).toBe(302);
    expect(await query("select 1 from media_objects where name = $1", [String(lease.path).split("/")[1]])).toEqual([]);
    expect((await get(`/property-files/${String(lease.id)}`)).status).toBe(404);
  });
});
