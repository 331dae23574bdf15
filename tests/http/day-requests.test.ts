import { beforeAll, beforeEach, expect, test } from "vitest";
import { OFFICE } from "#app/brand";
import { islandToday } from "#app/features/availability/rules";
import { catalogues } from "#app/features/translations/catalogues.server";
import { addDays, formatMoment } from "#app/platform/dates/dates";
import { LANGUAGES, LOCALE_TAGS, type Language } from "#app/platform/i18n/languages";
import { formatMoney, type CurrencyCode } from "#app/platform/money/money";
import { useSharedSite } from "#tests/support/shared-site";

const { url, query, people } = useSharedSite();
const day = (n: number) => addDays(islandToday(), n);
const HOUSE = "/stays/days-house";
const GUEST = "Wanakombo Vuai";
let stamp = "";
let sent = 0;

beforeAll(async () => {
  await query("delete from stays where slug = 'days-house'");
  await query(
    "insert into stays (name, slug, location, type, price, max_guests, description) values ('Days House', 'days-house', 'W', 'hotel', 100, 2, 'D')",
  );
  stamp = /name="stamp" value="([^"]+)"/.exec(await read(HOUSE))![1]!;
});

async function read(path: string, cookie = ""): Promise<string> {
  return (await fetch(url + path, { headers: { "accept-language": "en", cookie } })).text();
}
/** What a page shows: the texts in its scripts hold every sentence. */
const shownBy = (html: string) => html.replaceAll(/<script[\s>].*?<\/script>/gs, "").replaceAll("<!-- -->", "");
const prefixOf = (language: Language) => (language === "en" ? "" : `/${language}`);
const setHouse = (columns: string) => query(`update stays set ${columns} where slug = 'days-house'`);
const PLAIN = "price = 100, min_nights = 1, cleaning_fee = 0, included_guests = null, extra_guest_price = 0";
/** A block that staff have made, with a reason. */
const block = (from: number, to: number) =>
  query(
    "insert into occupancies (unit_id, kind, first_day, end_day, reason) select u.id, 'block', $1, $2, 'Secret paint' from units u join stays s on s.id = u.stay_id where s.slug = 'days-house'",
    [day(from), day(to)],
  );

/** Each sending is another visitor's. */
function ask(fields: Record<string, string>, language = ""): Promise<Response> {
  sent++;
  return fetch(url + language + HOUSE, {
    method: "POST",
    headers: { "accept-language": "en", cookie: "pemba.currency=EUR" },
    body: new URLSearchParams({
      full_name: GUEST,
      email: `days${sent}@example.com`,
      phone: "+255 777 123 456",
      guests: "2",
      stamp,
      ...fields,
    }),
  });
}
const stored = () => query("select * from stay_bookings where stay_name = 'Days House' order by created_at");
const clear = async () => {
  await query("delete from stay_bookings where stay_name = 'Days House'");
  await query("delete from hold_networks");
  await query(
    "delete from occupancies o using units u, stays s where u.id = o.unit_id and s.id = u.stay_id and s.slug = 'days-house'",
  );
};
const stateOf = (html: string, of: string) =>
  new RegExp(`<td[^>]*class="day is-(\\w+)[^>]*><a[^>]*data-day="${of}"`).exec(html)?.[1];

beforeEach(() => setHouse(PLAIN));

test("BK-059 BK-063 BK-080: without scripts months and free days are links, days stand in the form, and are not indexed", async () => {
  const plain = await read(HOUSE);
  expect(plain).not.toContain('content="noindex"');
  expect(plain.match(/<table role="grid"/g)).toHaveLength(2);
  expect(plain).toMatch(new RegExp(`<a href="\\?from=${day(1)}#calendar"[^>]*data-day="${day(1)}"`));
  const chosen = await read(`${HOUSE}?from=${day(5)}&to=${day(8)}&guests=2`);
  expect(chosen).toContain('name="robots" content="noindex"');
  expect(chosen).toContain(`rel="canonical" href="${url}${HOUSE}"`);
  expect(chosen).toMatch(new RegExp(`name="check_in"[^>]*value="${day(5)}"`));
  expect(chosen).toMatch(/\$100\.00 × 3 nights/);
  expect(await read(`${HOUSE}?month=2099-01`)).toContain("Later days cannot be asked for yet.");
  for (const wrong of ["0000-00-00", "9999-12-31", "2027-02-29", "2027-1-1", "٢٠٢٧-٠١-٠١", day(-1), "x"])
    expect((await fetch(`${url}${HOUSE}?from=${encodeURIComponent(wrong)}`)).status, wrong).toBe(200);
});

test("BK-085 BK-064 BK-090 BK-261 TR-31: taken days answer 409 with what was typed; nobody is named, and nothing forged is stored", async () => {
  await clear();
  const days = { check_in: day(20), check_out: day(23) };
  const first = await ask({
    ...days,
    status: "confirmed",
    quoted_total: "1",
    price_lines: "[]",
    hold_until: "2099-01-01",
    overbooked: "true",
    origin: "staff",
  });
  expect(first.status).toBe(200);
  expect(await first.text()).toContain("We keep these days for you until");
  expect(await stored()).toMatchObject([
    { status: "pending", quoted_total: "300.00", origin: "site", overbooked: false, shown_currency: "EUR" },
  ]);
  const second = await ask({ ...days, full_name: "Second Visitor" }, "/fr");
  expect(second.status).toBe(409);
  const page = await second.text();
  expect(page).toContain('value="Second Visitor"');
  expect(page).toContain('name="wish"');
  expect(page).not.toContain(GUEST);
  expect(page).toContain(`from=${day(23)}&amp;to=${day(26)}`);
  expect(await stored()).toHaveLength(1);
  expect((await ask({ ...days, wish: "true" })).status).toBe(200);
  expect((await stored())[1]).toMatchObject({ is_wish: true, hold_until: null });
  expect(await read(`${HOUSE}?month=${day(20).slice(0, 7)}`)).not.toContain(GUEST);
});

test("BK-065 BK-087: a kept page is right soon after a change, and once a hold has ended", async () => {
  await clear();
  const path = `${HOUSE}?month=${day(30).slice(0, 7)}`;
  await expect.poll(async () => stateOf(await read(path), day(30)), { timeout: 2_000 }).toBe("free");
  expect((await ask({ check_in: day(29), check_out: day(32) })).status).toBe(200);
  await expect.poll(async () => stateOf(await read(path), day(30)), { timeout: 2_000 }).toBe("taken");
  await query("update occupancies set hold_until = now() + interval '3 seconds' where first_day = $1", [day(29)]);
  await expect.poll(async () => stateOf(await read(path), day(30)), { timeout: 8_000 }).toBe("free");
});

test("BK-098: a robot makes no hold", async () => {
  await clear();
  expect((await ask({ check_in: day(40), check_out: day(41), website: "http://x" })).status).toBe(200);
  expect((await ask({ check_in: day(40), check_out: day(41), stamp: "1.x" })).status).toBe(400);
  expect(await stored()).toEqual([]);
});

test("BK-256 BK-257 BK-258: every field that is missing, too long or of another kind is refused, never an error of ours", async () => {
  await clear();
  const good = { check_in: day(50), check_out: day(52) };
  const days = [
    "",
    "0000-00-00",
    "9999-12-31",
    "2027-02-29",
    "2027-1-1",
    `${day(50)}T10:00`,
    "٢٠٢٧-٠١-٠١",
    "２０２７-０１-０１",
    day(-1),
    "\0",
  ];
  for (const wrong of days)
    for (const field of ["check_in", "check_out"])
      expect((await ask({ ...good, [field]: wrong })).status, `${field} ${wrong}`).toBe(400);
  for (const guests of ["1e3", "0x10", "1.5", "-0", "9007199254740993", "\ud800", "9".repeat(1_000_000)]) {
    const { status } = await ask({ ...good, guests });
    expect([400, 413], guests.slice(0, 20)).toContain(status);
  }
  expect(await stored()).toEqual([]);
});

test("BK-026 BK-028 BK-031 TR-23: the total is converted once and stands beside its dollars; a night costs what it costs, whatever the minimum", async () => {
  await clear();
  await setHouse("min_nights = 5");
  const page = shownBy(await read(`${HOUSE}?from=${day(5)}&to=${day(10)}`));
  expect(page).toMatch(/\$100\.00 × 5 nights/);
  expect(page).toMatch(/<p class="panel-top"><b>(<bdi[^>]*>)?\$100\.00/);
  expect(page).toMatch(/, free, \$100\.00</);
  // Nothing is multiplied or divided by the minimum but the nights of the total.
  const amounts = new Set(page.match(/\$\d[\d,]*\.\d\d/g));
  expect([...amounts].toSorted()).toEqual(["$100.00", "$500.00"]);
  expect(page).not.toContain("Price set in US dollars");
  const short = await ask({ check_in: day(5), check_out: day(7) });
  expect([short.status, shownBy(await short.text())]).toEqual([400, expect.stringContaining("At least 5 nights")]);

  const rates = new Map(
    (await query("select code, exchange_rate from currencies")).map((row) => [row.code, Number(row.exchange_rate)]),
  );
  for (const code of ["EUR", "TZS"] satisfies CurrencyCode[]) {
    const rate = rates.get(code) ?? 0;
    const shown = (cents: number) => formatMoney(cents, { code, rate }, "en");
    const rounded = (cents: number) => Number(shown(cents).replaceAll(/[^\d.]/g, ""));
    // Amounts of which the parts, each converted, do not make the whole.
    const nights = 49_995;
    const fee = Array.from({ length: 5_000 }, (_, n) => n + 1).find(
      (cents) => Math.abs(rounded(nights) + rounded(cents) - rounded(nights + cents)) > 0.001,
    );
    // A whole number of shillings for a cent always makes it.
    if (code === "EUR") expect(fee).toBeDefined();
    await setHouse(`price = 99.99, cleaning_fee = ${(fee ?? 1) / 100}`);
    const converted = shownBy(await read(`${HOUSE}?from=${day(5)}&to=${day(10)}`, `pemba.currency=${code}`));
    const total = nights + (fee ?? 1);
    expect(/<div class="sum">.*?<\/div>/s.exec(converted)?.[0], code).toContain(shown(total));
    expect(converted, code).toContain(`Price set in US dollars: ${formatMoney(total, { code: "USD", rate: 1 }, "en")}`);
  }
});

test("BK-034 TR-25: the total follows guests and days, and comes with the answer to a form without scripts", async () => {
  await clear();
  await setHouse("included_guests = 1, extra_guest_price = 10");
  const totalOf = (html: string) => /<div class="sum">.*?(\$[\d.,]+)/s.exec(html)?.[1];
  for (const [guests, nights, total] of [
    ["1", 2, "$200.00"],
    ["2", 2, "$220.00"],
    ["2", 3, "$330.00"],
  ] as const) {
    expect(totalOf(await read(`${HOUSE}?from=${day(5)}&to=${day(5 + nights)}&guests=${guests}`))).toBe(total);
    const refused = await ask({ check_in: day(5), check_out: day(5 + nights), guests, email: "nobody" });
    expect([refused.status, totalOf(await refused.text())]).toEqual([400, total]);
  }
});

/** What a screen reader says of a day that is free, and of one that is taken. */
const WORDS: Record<Language, [free: string, taken: string]> = {
  en: ["free", "taken"],
  fr: ["libre", "occupé"],
  es: ["libre", "ocupado"],
  it: ["libero", "occupato"],
  de: ["frei", "belegt"],
  ru: ["свободно", "занято"],
  zh: ["有空", "已占用"],
  ar: ["متاح", "محجوز"],
  sw: ["wazi", "imechukuliwa"],
};

test("BK-054 BK-056 BK-057 BK-060 TR-47 TR-48: in nine languages a day says weekday, date, state and price, and weeks begin where they do", async () => {
  await clear();
  await block(21, 23);
  for (const language of LANGUAGES) {
    const html = await read(`${prefixOf(language)}${HOUSE}?month=${day(20).slice(0, 7)}&guests=1`);
    const labelOf = (of: string) => new RegExp(`data-day="${of}"[^>]*><span[^>]*>([^<]*)`).exec(html)?.[1] ?? "";
    const dateOf = (of: string) =>
      new Intl.DateTimeFormat(LOCALE_TAGS[language], {
        weekday: "long",
        day: "numeric",
        month: "long",
        year: "numeric",
        timeZone: "UTC",
        numberingSystem: "latn",
      })
        .format(new Date(`${of}T00:00:00Z`))
        .replace(language === "en" ? /^(\w+), / : /$^/, "$1 ");
    const [free, taken] = WORDS[language];
    const price = formatMoney(10_000, { code: "USD", rate: 1 }, language);
    const comma = language === "zh" ? "，" : language === "ar" ? "، " : ", ";
    const said = (of: string, ...rest: string[]) => [dateOf(of), ...rest].join(comma);
    expect(labelOf(day(20)).replaceAll(/[\u2066\u2069]/g, ""), language).toBe(said(day(20), free, price));
    // Taken, and still there to be reached.
    expect(labelOf(day(22)), language).toBe(said(day(22), taken));
    expect(html).toMatch(new RegExp(`aria-disabled="true"[^>]*><a role="link"[^>]*data-day="${day(22)}"`));
    const [grid = ""] = /<table role="grid".*?<\/table>/s.exec(html) ?? [];
    const weekdays = [...grid.matchAll(/<th scope="col" aria-label="([^"]+)"/g)].map(([, name]) => name);
    const names = new Intl.DateTimeFormat(LOCALE_TAGS[language], { weekday: "long", timeZone: "UTC" });
    // A Saturday, and a Monday.
    const first = Date.parse(language === "ar" ? "2028-03-04" : "2028-03-06");
    expect(weekdays, language).toEqual(Array.from({ length: 7 }, (_, n) => names.format(first + n * 86_400_000)));
    expect(grid, language).not.toMatch(/[٠-٩]/);
    // A month has its own days alone.
    const months = new Set([...grid.matchAll(/data-day="(\d{4}-\d{2})/g)].map(([, month]) => month));
    expect([...months], language).toEqual([day(20).slice(0, 7)]);
  }
  expect(shownBy(await read(`${HOUSE}?month=${day(20).slice(0, 7)}`))).toMatch(
    /<span class="visually-hidden">\w+day \d{1,2} \w+ 20\d\d, free, \$100\.00</,
  );
});

test("BK-212 TR-49: a block in the middle of a month leaves the other days free, says no reason, and the calendar of the office loads", async () => {
  await clear();
  await block(40, 42);
  const html = await read(`${HOUSE}?month=${day(38).slice(0, 7)}&guests=2`);
  const states = [38, 39, 40, 41, 42, 43].map((n) => stateOf(html, day(n)));
  expect(states).toEqual(["free", "free", "departure", "taken", "arrival", "free"]);
  expect(html).not.toContain("Secret paint");
  expect((await ask({ check_in: day(38), check_out: day(40) })).status).toBe(200);
  expect((await ask({ check_in: day(42), check_out: day(44) })).status).toBe(200);
  expect((await ask({ check_in: day(39), check_out: day(43) })).status).toBe(409);
  const timeline = await fetch(`${url}/1324admin/calendar?from=${day(36)}&zoom=month&kind=stay`, {
    headers: { cookie: people.staff },
  });
  expect([timeline.status, await timeline.text()]).toEqual([200, expect.stringContaining("Secret paint")]);
});

test("BK-082: until when the days are kept is said in nine languages, by the island's clock", async () => {
  for (const language of LANGUAGES) {
    await clear();
    const answer = await ask({ check_in: day(60), check_out: day(62) }, prefixOf(language));
    expect([language, answer.status]).toEqual([language, 200]);
    const [row] = await stored();
    const until = row?.hold_until;
    if (!(until instanceof Date)) throw new Error(`nothing is held in ${language}`);
    const moment = formatMoment(until, language, OFFICE.hoursAheadOfUtc);
    expect(shownBy(await answer.text()), language).toContain(
      catalogues[language].quote.heldUntil.replace("{moment}", moment),
    );
    expect(catalogues[language].quote.yourTime).toContain("{moment}");
  }
});
