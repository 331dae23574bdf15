import { beforeAll, expect, test } from "vitest";
import { islandToday } from "#app/features/availability/rules";
import { catalogues } from "#app/features/translations/catalogues.server";
import { addDays, formatDay, formatTime } from "#app/platform/dates/dates";
import { LANGUAGES } from "#app/platform/i18n/languages";
import { useSharedSite } from "#tests/support/shared-site";

const { url, query } = useSharedSite();
const day = (n: number) => addDays(islandToday(), n);
const TITLE = "Departures by test";
const GUEST = "Wanakombo Vuai";
let path = "";
let id = "";
let stamp = "";
let sent = 0;

beforeAll(async () => {
  await query("delete from experiences where title = $1", [TITLE]);
  const [made] = await query(
    "insert into experiences (title, description, category, duration, price, child_price, child_max_age) values ($1, 'D', 'Nature', '2 hours', 85, 60, 15) returning id",
    [TITLE],
  );
  id = String(made!.id);
  path = `/experiences/${id}`;
  stamp = /name="stamp" value="([^"]+)"/.exec(await read(path))![1]!;
});

async function read(of: string): Promise<string> {
  return (await fetch(url + of, { headers: { "accept-language": "en" } })).text();
}

/** Each sending is another visitor's. */
function ask(fields: Record<string, string>, language = ""): Promise<Response> {
  sent++;
  return fetch(url + language + path, {
    method: "POST",
    headers: { "accept-language": "en" },
    body: new URLSearchParams({
      full_name: GUEST,
      email: `departure${sent}@example.com`,
      country_code: "+255",
      phone: "777 123 456",
      accommodation: "Makuti House",
      adults: "2",
      children: "1",
      date: day(10),
      start_time: "08:00",
      stamp,
      ...fields,
    }),
  });
}
const stored = () => query("select * from experience_inquiries where experience_id = $1 order by created_at", [id]);
const clear = async () => {
  await query("delete from experience_inquiries where experience_id = $1", [id]);
  await query("delete from departures where experience_id = $1", [id]);
  await query("delete from hold_networks");
};
const plan = (seats: number) =>
  query(
    "insert into departure_patterns (experience_id, first_day, weekdays, start_time, seats, cutoff_hours) values ($1, $2, 127, '08:00', $3, 12)",
    [id, day(0), seats],
  );
const stateOf = (html: string, of: string) =>
  new RegExp(`<td[^>]*class="day is-(\\w+)[^>]*><a[^>]*data-day="${of}"`).exec(html)?.[1];

test("BK-035 BK-065: an experience is on request until it has a plan, and its kept page soon shows the plan", async () => {
  await query("delete from departure_patterns where experience_id = $1", [id]);
  const before = await read(path);
  expect(before).not.toContain('id="departures"');
  expect(before).not.toContain('name="start_time"');
  expect((await ask({ start_time: "" })).status).toBe(200);
  expect(await stored()).toMatchObject([{ start_time: null, hold_until: null, participants: 3, children: 1 }]);
  await plan(4);
  await expect.poll(async () => (await read(path)).includes('id="departures"'), { timeout: 2_000 }).toBe(true);
  await clear();
});

test("BK-045 BK-059 BK-063 BK-080: without scripts months, days and departures are links, and stand in the form; nothing of it is indexed", async () => {
  const plain = await read(path);
  expect(plain).not.toContain('content="noindex"');
  expect(plain.match(/<table role="grid"/g)).toHaveLength(2);
  expect(plain).toMatch(new RegExp(`<a href="\\?day=${day(2)}#departures"[^>]*data-day="${day(2)}"`));
  const chosen = await read(`${path}?day=${day(5)}&time=08:00`);
  expect(chosen).toContain('name="robots" content="noindex"');
  expect(chosen).toContain(`rel="canonical" href="${url}${path}"`);
  expect(chosen).toMatch(new RegExp(`name="date"[^>]*value="${day(5)}"`));
  expect(chosen).toMatch(/<option value="08:00" selected=""/);
  expect(chosen).toContain(`href="?day=${day(5)}&amp;time=08%3A00#send"`);
  expect(chosen).toContain("4 seats left");
  expect(chosen).toContain("08:00, island time");
  expect(await read(`${path}?month=2099-01`)).toContain("Later days cannot be asked for yet.");
  for (const wrong of ["0000-00-00", "9999-12-31", "2027-02-29", "2027-1-1", "٢٠٢٧-٠١-٠١", day(-1), "x"])
    expect((await fetch(`${url}${path}?day=${encodeURIComponent(wrong)}&time=25:00`)).status, wrong).toBe(200);
});

test("BK-043 BK-064 BK-085 BK-090 BK-261 TR-31: too few seats answer 409 with what was typed and other departures; nobody is named, nothing forged is stored", async () => {
  await clear();
  const forged = {
    status: "confirmed",
    quoted_total: "1",
    hold_until: "2099-01-01",
    overbooked: "true",
    origin: "staff",
  };
  const first = await ask(forged);
  expect(first.status).toBe(200);
  const receipt = await first.text();
  expect(receipt).toContain("We keep your seats until");
  expect(receipt).toContain("$230.00");
  expect(await stored()).toMatchObject([
    { status: "pending", quoted_total: "230.00", origin: "site", overbooked: false, start_time: "08:00:00" },
  ]);
  const second = await ask({ full_name: "Second Visitor" }, "/fr");
  expect(second.status).toBe(409);
  const page = await second.text();
  expect(page).toContain('value="Second Visitor"');
  expect(page).toContain("Il ne reste que 1 place.");
  expect(page).toContain('name="wish"');
  expect(page).toContain(`?day=${day(9)}&amp;time=08%3A00#send`);
  expect(page).not.toContain(GUEST);
  expect(await stored()).toHaveLength(1);
  expect((await ask({ wish: "true" })).status).toBe(200);
  expect((await stored())[1]).toMatchObject({ is_wish: true, hold_until: null, participants: 3 });
  const refused = await ask({ start_time: "09:00" });
  expect(refused.status).toBe(409);
  expect(await refused.text()).not.toContain('name="wish"');
  expect(await read(`${path}?day=${day(10)}`)).not.toContain(GUEST);
});

test("BK-065 BK-087: a kept page is right soon after seats are taken, and once a hold has ended", async () => {
  await clear();
  const of = `${path}?month=${day(10).slice(0, 7)}`;
  await expect.poll(async () => stateOf(await read(of), day(10)), { timeout: 2_000 }).toBe("few");
  expect((await ask({ adults: "3" })).status).toBe(200);
  await expect.poll(async () => stateOf(await read(of), day(10)), { timeout: 2_000 }).toBe("taken");
  // Whoever writes a hold writes its seats too: that is what is announced.
  await query(
    "update departure_seats set seats = seats, hold_until = now() + interval '3 seconds' where departure_id in (select id from departures where experience_id = $1)",
    [id],
  );
  await expect.poll(async () => stateOf(await read(of), day(10)), { timeout: 8_000 }).toBe("few");
});

test("BK-045 BK-057 BK-274: the page says departures, seats and prices in nine languages", async () => {
  await clear();
  const said = await Promise.all(
    LANGUAGES.map(async (language) => {
      const page = await read(`${language === "en" ? "" : `/${language}`}${path}?day=${day(3)}&time=08:00`);
      expect(stateOf(page, day(3)), language).toBe("few");
      // The chosen departure: day and time together, by the island's clock.
      const time = catalogues[language].departures.islandTime.replace("{time}", formatTime("08:00", language));
      const [, chosen = ""] = /class="kept chosen-departure"[^>]*>(.*?)<\/p>/s.exec(page) ?? [];
      expect(chosen, language).toContain(time);
      expect(chosen, language).toContain(formatDay(day(3), language, "full"));
      return [...page.matchAll(/<a[^>]*data-day="[^"]*"[^>]*><span class="visually-hidden">([^<]*)/g)]
        .map(([, label]) => label!)
        .join("\n");
    }),
  );
  expect(new Set(said).size).toBe(LANGUAGES.length);
  expect(said[LANGUAGES.indexOf("en")]).toMatch(/, 4 seats left, \$85\.00/);
});

test("BK-034 TR-25: the total of adults and children comes with the answer to a form without scripts", async () => {
  await clear();
  for (const [adults, children, total] of [
    ["2", "1", "$230.00"],
    ["1", "3", "$265.00"],
  ] as const) {
    const refused = await ask({ adults, children, email: "nobody" });
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining(total)]);
  }
});

test("BK-098 BK-256 BK-257 BK-258: a robot holds no seats, and no field makes an error of ours", async () => {
  await clear();
  expect((await ask({ website: "http://x" })).status).toBe(200);
  expect((await ask({ stamp: "1.x" })).status).toBe(400);
  const wrong: Record<string, string[]> = {
    date: ["", "0000-00-00", "2027-02-29", `${day(10)}T10:00`, "٢٠٢٧-٠١-٠١", day(-1), "\0"],
    start_time: ["8:00", "25:00", "08:00:00", "٠٨:٠٠", "x".repeat(1_000)],
    adults: ["", "0", "1e3", "0x10", "1.5", "-0", "9007199254740993", "\ud800"],
    children: ["-1", "1e3", "1.5", "999", "x", "\ud800"],
  };
  for (const [field, values] of Object.entries(wrong))
    for (const value of values)
      expect((await ask({ [field]: value })).status, `${field} ${JSON.stringify(value)}`).toBe(400);
  expect(await stored()).toEqual([]);
});
