/** Places as staff keep them and visitors meet them, and points of properties, by bare requests. */
import { expect, test } from "vitest";
import { inLanguage, LANGUAGES, type Language } from "#app/platform/i18n/languages";
import { useSharedSite } from "#tests/support/shared-site";
import { readVisitorForms, sendVisitorForm } from "#tests/support/visitor-forms";

const { url, query, people } = useSharedSite();

async function read(path: string, language: Language = "en", cookie = ""): Promise<string> {
  const response = await fetch(url + inLanguage(path, language), {
    headers: { "accept-language": language, cookie: cookie || `pemba.language=${language}` },
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

const PLACE = {
  kind: "village",
  name: "Kiuyu",
  name_ru: "Киую",
  about: "A village of the north-east.",
  about_ru: "Деревня на северо-востоке.",
  latitude: "-4.985",
  longitude: "39.872",
  accuracy: "c",
  label_side: "end",
  rank: "2",
  published: "on",
};
const idOf = async (name: string) => String((await query("select id from places where name = $1", [name]))[0]?.id);

test("PL-003: the map of the island shows coast, reef, towns, airport, ferry, forest, islet, scale and north in nine languages", async () => {
  for (const language of LANGUAGES) {
    // One without pins, to which names would give way.
    const page = await read("/real-estate/submit", language);
    const svg = /class="drawing"[\s\S]*?<\/svg><\/div>/.exec(page)![0];
    for (const part of ["map-land", "map-shallows", "map-shelf", "map-scale", "map-north"])
      expect(svg, `${language} ${part}`).toContain(`class="${part}`);
    const names = await query(
      `select ${language === "en" ? "name" : `name_${language}`} as name from places where key in ('chake-chake', 'wete', 'mkoani', 'konde', 'pemba-airport', 'ngezi-forest', 'misali')`,
    );
    expect(names).toHaveLength(7);
    for (const { name } of names) expect(svg, language).toContain(String(name).split(" ")[0]);
    expect(svg, language).toMatch(/10[\s\u00A0]?(km|км|كم|公里)|Km.10/);
  }
});

test("PL-006 PL-029 PL-061 N-1: a place that staff add is on the map, described, found, and names what lies there", async () => {
  expect((await post("/1324admin/places/new", PLACE)).status).toBe(303);
  const id = await idOf("Kiuyu");
  const [stay] = await query("select id, slug, location from stays limit 1");
  try {
    expect(await read("/1324admin/places?kind=village", "en", people.staff)).toContain("Kiuyu");
    await expect
      .poll(() => read("/map?place=kiuyu", "ru"), { timeout: 15_000 })
      .toContain("Деревня на северо-востоке.");
    const arabic = await read("/map?place=kiuyu", "ar");
    expect(arabic).toContain('<p lang="en">A village of the north-east.</p>');
    expect(await read("/search?q=kiuyu", "ru")).toContain("Деревня на северо-востоке.");
    // The table, and not a text, says what it is called where something lies there.
    await query("update stays set location = 'Kiuyu, Wete' where id = $1", [stay!.id]);
    await expect.poll(() => read(`/stays/${String(stay!.slug)}`, "ru"), { timeout: 15_000 }).toContain("Киую, Вете");
    const changed = { ...PLACE, name_ru: "Киуйю" };
    expect((await post(`/1324admin/places/${id}/edit`, { ...changed, key: "kiuyu" })).status).toBe(303);
    await expect.poll(() => read(`/stays/${String(stay!.slug)}`, "ru"), { timeout: 15_000 }).toContain("Киуйю, Вете");

    expect((await post("/1324admin/places", { intent: "publish", id, published: "false" })).status).toBe(200);
    await expect.poll(() => read("/map", "en"), { timeout: 15_000 }).not.toContain("place=kiuyu");
    expect((await post("/1324admin/places", { intent: "delete", id })).status).toBe(200);
    const changes = await query(
      "select action from changes where room = 'places' and item_id = $1 order by created_at",
      [id],
    );
    expect(changes.map(({ action }) => action)).toEqual(["created", "changed", "unpublished", "deleted"]);
    const [binned] = await query("select id from bin where room = 'places' and item_name = 'Kiuyu'");
    expect((await post("/1324admin/bin", { intent: "restore", id: String(binned!.id) })).status).toBe(200);
    expect(await idOf("Kiuyu")).toBe(id);
  } finally {
    await query("update stays set location = $2 where id = $1", [stay!.id, stay!.location]);
    await query("delete from places where key = 'kiuyu'");
  }
});

test("a place that cannot be is refused with a sentence at its field, and nothing typed is lost", async () => {
  const wrong: [Record<string, string>, number, string][] = [
    [{ latitude: "-6.8" }, 400, "Not on Pemba: must be from -5.7 to -4.7"],
    [{ longitude: "" }, 400, "A place needs a point"],
    [{ name: " " }, 400, "Required"],
    [{ key: "Kiuyu!" }, 400, "Only small letters a to z, digits and single hyphens between them"],
    [{ key: "wete" }, 409, "Another place has this key already. Please use a different one."],
  ];
  for (const [values, status, sentence] of wrong) {
    const response = await post("/1324admin/places/new", { ...PLACE, ...values });
    expect(response.status, sentence).toBe(status);
    const page = await response.text();
    expect(page).toContain(sentence);
    expect(page).toContain("A village of the north-east.");
  }
  expect(await query("select 1 from places where name = 'Kiuyu'")).toEqual([]);
});

test("PL-037 PL-039: a point off Pemba is kept after a question, by its numbers alone, and no map draws it", async () => {
  const [stay] = await query("select id, slug, latitude, longitude from stays where latitude is not null limit 1");
  const form = await read(`/1324admin/stays/${String(stay!.id)}/edit`, "en", people.staff);
  const fields = Object.fromEntries(
    [
      ...form.matchAll(/<(?:input|textarea)[^>]*name="([\w-]+)"[^>]*?(?:value="([^"]*)"[^>]*>|>([^<]*)<\/textarea>)/g),
    ].map(([, name, value, text]) => [name!, value ?? text ?? ""]),
  );
  expect(fields.latitude).toBe(String(stay!.latitude));
  const elsewhere = { ...fields, type: "hotel", latitude: "-6.79", longitude: "39.29" };
  const address = `/1324admin/stays/${String(stay!.id)}/edit`;
  const asked = await post(address, elsewhere);
  expect(asked.status).toBe(400);
  expect(await asked.text()).toContain("This is not on Pemba. Keep it?");
  try {
    expect((await post(address, { ...elsewhere, keep_point: "on" })).status).toBe(303);
    await expect.poll(() => read(`/stays/${String(stay!.slug)}`), { timeout: 15_000 }).not.toContain("where-map");
  } finally {
    await query("update stays set latitude = $2, longitude = $3 where id = $1", [
      stay!.id,
      stay!.latitude,
      stay!.longitude,
    ]);
  }
});

test("PL-040 PL-045 PT-26: what is blurred shows a circle in nine languages, no distance and no neighbourhood; staff see the point", async () => {
  const [home] = await query(
    "select id, slug, latitude, longitude, blurred, neighborhood from properties where published and latitude is not null limit 1",
  );
  const slug = `/real-estate/${String(home!.slug)}`;
  try {
    await query("update properties set blurred = true, neighborhood = 'Behind the old mill' where id = $1", [home!.id]);
    await expect.poll(() => read(slug), { timeout: 15_000 }).toContain("Shown within about 700");
    for (const language of LANGUAGES) {
      const page = await read(slug, language);
      expect(page, language).toMatch(/class="map-circle"/);
      expect(page, language).toContain("700");
      expect(page, language).not.toContain("Behind the old mill");
      expect(page, language).not.toContain(String(home!.latitude));
      expect(/<figcaption>[\s\S]*?<\/figcaption>/.exec(page)?.[0] ?? "", language).not.toMatch(/\d+\s*(km|км|كم|公里)/);
    }
    const form = await read(`/1324admin/properties/${String(home!.id)}/edit`, "en", people.staff);
    expect(form).toContain(`value="${String(home!.latitude)}"`);
    expect(form).toContain("Hide the exact place");
  } finally {
    await query("update properties set blurred = $2, neighborhood = $3 where id = $1", [
      home!.id,
      home!.blurred,
      home!.neighborhood,
    ]);
  }
});

test("PL-041 PT-14: neither number of the true point is in any public answer, scripts and structured data included", async () => {
  const [home] = await query(
    "select id, slug, title, latitude, longitude, blurred from properties where published and latitude is not null limit 1",
  );
  const [latitude, longitude] = ["-4.913579", "39.702468"];
  try {
    await query("update properties set blurred = true, latitude = $2, longitude = $3 where id = $1", [
      home!.id,
      latitude,
      longitude,
    ]);
    const slug = `/real-estate/${String(home!.slug)}`;
    await expect.poll(() => read(slug), { timeout: 15_000 }).toContain("Shown within about 700");
    const [shown] = await query("select public_latitude from properties where id = $1", [home!.id]);
    const search = `q=${encodeURIComponent(String(home!.title))}`;
    let named = 0;
    for (const path of [
      slug,
      `${slug}.data`,
      "/real-estate",
      "/real-estate.data",
      "/real-estate/pins.json",
      `/real-estate/pins.json?card=${String(home!.id)}`,
      `/real-estate/compare?ids=${String(home!.id)}`,
      "/map",
      "/map.data",
      `/search?${search}`,
      `/search.json?${search}`,
      "/ar" + slug,
    ]) {
      const response = await fetch(url + path, { headers: { "accept-language": "en" } });
      expect(response.status, path).toBeLessThan(400);
      const answer = await response.text();
      for (const number of [latitude.slice(1), longitude]) expect(answer, path).not.toContain(number);
      if (answer.includes(String(shown!.public_latitude))) named += 1;
    }
    // They do tell where it is: only not exactly.
    expect(named).toBeGreaterThan(3);
  } finally {
    await query("update properties set blurred = $2, latitude = $3, longitude = $4 where id = $1", [
      home!.id,
      home!.blurred,
      home!.latitude,
      home!.longitude,
    ]);
  }
});

test("PL-046: the form of offers has the drawn map and fields of the point in nine languages, and says what is wrong with them", async () => {
  for (const language of LANGUAGES) {
    const page = await read("/real-estate/submit", language);
    expect(page, language).toMatch(/class="map-frame map-sea point-map"[\s\S]*?<svg/);
    for (const name of ["latitude", "longitude"])
      expect(page, language).toMatch(new RegExp(`<input[^>]*name="${name}"`));
    expect(page, language).toContain("700");
  }
  const offer = (await readVisitorForms(url)).find(({ name }) => name === "submission")!;
  const { status, page } = await sendVisitorForm(url, offer, { latitude: "-6.79", longitude: "39.29" });
  expect(status).toBe(400);
  expect(page).toContain("This point is not on Pemba. Please correct it, or leave latitude and longitude empty.");
  expect(page).toContain('value="-6.79"');
  const half = await sendVisitorForm(url, offer, { latitude: "-5.2" });
  expect(half.page).toContain("A point needs both latitude and longitude");
  await query("update site_settings set blur_submissions = false");
  try {
    await expect.poll(() => read("/real-estate/submit"), { timeout: 15_000 }).toContain("Visitors will see it there.");
  } finally {
    await query("update site_settings set blur_submissions = true");
  }
});

test("PL-078: misses of a period with a link that tries them, and a table without formulas", async () => {
  const today = new Date().toISOString().slice(0, 10);
  await query(
    "insert into search_misses (language, words, month, searches, last_on, mended_to) values ('de', '=hyperlink', $1, 4, $2, 'hyper')",
    [today.slice(0, 7), today],
  );
  try {
    const page = await read("/1324admin/misses?language=de", "en", people.staff);
    expect(page).toContain("=hyperlink");
    expect(page).toContain("hyper");
    expect(page).toContain("/de/search?q=%3Dhyperlink");
    const response = await fetch(`${url}/1324admin/misses/export.csv?language=de`, {
      headers: { cookie: people.staff },
    });
    expect(response.headers.get("content-type")).toContain("text/csv");
    expect(await response.text()).toContain("'=hyperlink");
  } finally {
    await query("delete from search_misses where words = '=hyperlink'");
  }
});

const FOREIGN = ["", "%00", "%FF", "NaN", "__proto__", "..%2f..%2fpackage.json", "'%22<script>", "a".repeat(2_000)];

test("PL-192: whatever asks for a view, a kind or a place that is not there, the address is answered", async () => {
  for (const path of ["/map?place=", "/map?show=", "/real-estate?view=", "/stays?view=", "/search?q=wete&kind="])
    for (const value of FOREIGN) expect((await fetch(url + path + value)).status, path + value.slice(0, 30)).toBe(200);
  for (const path of ["/real-estate/", "/stays/", "/blog/"])
    for (const value of FOREIGN.slice(1))
      expect([400, 404], path + value.slice(0, 30)).toContain((await fetch(url + path + value)).status);
});

test("PL-189: an area that is none counts as not set; with one the list's own address stands without it", async () => {
  const areas = [
    "39.6,-5.3,39.7,-5.2",
    "",
    "1,2,3,4,5",
    "NaN,1,2,3",
    "1e309,1,2,3",
    "39.7,-5.2,39.6,-5.3",
    "140,-5,141,-4",
  ];
  for (const path of ["/experiences", "/stays", "/real-estate"])
    for (const area of [...areas, ...FOREIGN]) {
      const answer = await fetch(`${url}${path}?area=${area}`);
      expect(answer.status, `${path} ${area.slice(0, 30)}`).toBe(200);
      expect(await answer.text()).toContain(`<link rel="canonical" href="${url}${path}"/>`);
    }
});
