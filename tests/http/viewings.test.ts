/** The wish to see a property, by plain requests: the form, the guest's page, and what it does not tell. */
import { createHash, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { islandToday } from "#app/features/availability/rules";
import { addDays } from "#app/platform/dates/dates";
import { useSharedSite } from "#tests/support/shared-site";

const { url, query } = useSharedSite();
const LANGUAGE = "pemba.language=en";
const ADDRESS = "Plot 7, the road behind the mangroves";
const day = (days: number) => addDays(islandToday(), days);

const get = (path: string) =>
  fetch(url + path, { headers: { "accept-language": "en", cookie: LANGUAGE }, redirect: "manual" });
const post = (path: string, fields: Record<string, string>) =>
  fetch(url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin: url, cookie: LANGUAGE },
    redirect: "manual",
  });

async function property(): Promise<{ id: string; path: string }> {
  const [row] = await query("select id, slug from properties where published order by id limit 1");
  await query("update properties set full_address = $1 where id = $2", [ADDRESS, row!.id]);
  return { id: String(row!.id), path: `/real-estate/${String(row!.slug)}` };
}

async function fields(path: string, over: Record<string, string> = {}) {
  const stamp = /name="stamp" value="([^"]+)"/.exec(await (await get(path)).text())![1]!;
  const email = `viewer-${randomUUID()}@example.com`;
  const asked = { kind: "viewing", day_1: day(1), day_2: day(90), part_of_day: "afternoon", people: "4" };
  return { name: "Hanna", email, phone: "", message: "May we come?", stamp, ...asked, ...over };
}

/** The page of a guest who wants to see a property, in a state. */
async function guestPage(state: "asked" | "agreed", at: string | null): Promise<string> {
  const { id } = await property();
  const token = createHash("sha256").update(randomUUID()).digest("base64url");
  await query(
    `with made as (insert into property_inquiries (property_id, property_title, name, email, message, kind, wanted_days, part_of_day, people, viewing_state, viewing_at)
      select id, title, 'Hanna', 'hanna@example.com', 'Hello', 'viewing', array[current_date + 2], 'any', 2, $2, $3::timestamptz from properties where id = $1 returning case_id)
      insert into secret_links (token_hash, case_id, made_for) select encode(sha256($4::bytea), 'hex'), case_id, 'staff' from made`,
    [id, state, at, token],
  );
  return `/my/${token}`;
}
const IN_A_WEEK = `${day(7)}T10:00:00+03:00`;

test("GU-185: the form makes a viewing; each bound is refused at its field with what was typed", async () => {
  const { path } = await property();
  const good = await fields(path);
  expect((await post(path, good)).status).toBe(200);
  const stored = await query(
    "select p.kind, p.people, p.part_of_day, cardinality(p.wanted_days) as days, c.kind as case_kind from property_inquiries p join cases c on c.id = p.case_id where p.email = $1",
    [good.email],
  );
  expect(stored).toEqual([{ kind: "viewing", people: 4, part_of_day: "afternoon", days: 2, case_kind: "viewing" }]);
  const wrong: Record<string, string>[] = [
    { day_1: "", day_2: "" },
    { day_1: day(0) },
    { day_1: day(91) },
    { day_2: day(1) },
    { day_1: "2027-02-31" },
    { people: "0" },
    { people: "21" },
    { part_of_day: "night" },
    { kind: "party" },
  ];
  for (const over of wrong) {
    const sent = await fields(path, over);
    const answer = await post(path, sent);
    expect([over, answer.status]).toEqual([over, 400]);
    expect(await answer.text()).toContain(sent.email);
    expect(await query("select id from property_inquiries where email = $1", [sent.email])).toEqual([]);
  }
});

test("GU-187: the full address is nowhere before a viewing is agreed", async () => {
  const { path } = await property();
  for (const suffix of ["", ".data"]) expect(await (await get(path + suffix)).text()).not.toContain(ADDRESS);
  const asked = await guestPage("asked", IN_A_WEEK);
  for (const suffix of ["", ".data"]) expect(await (await get(asked + suffix)).text()).not.toContain(ADDRESS);
  const agreed = await guestPage("agreed", IN_A_WEEK);
  expect(await (await get(agreed)).text()).toContain(ADDRESS);
});

test("GU-186: island time on the page, a timed file, accepting and cancelling by plain forms", async () => {
  const path = await guestPage("asked", IN_A_WEEK);
  const proposed = await (await get(path)).text();
  expect(proposed).toMatch(/We propose [^<]*10:00, island time/);
  expect((await get(`${path}/calendar.ics`)).status).toBe(404);
  expect((await post(path, { intent: "accept_viewing" })).status).toBe(200);
  const file = await (await get(`${path}/calendar.ics`)).text();
  expect(file).toContain(`DTSTART:${day(7).replaceAll("-", "")}T070000Z`);
  expect(file).not.toContain(ADDRESS);
  expect((await post(path, { intent: "cancel_viewing" })).status).toBe(200);
  expect(await (await get(`${path}/calendar.ics`)).text()).toContain("STATUS:CANCELLED");
  expect(await (await get(path)).text()).toContain("You’ve cancelled the viewing");
});

test("GU-186: one that has begun cannot be cancelled", async () => {
  const path = await guestPage("agreed", new Date(Date.now() - 60_000).toISOString());
  expect((await post(path, { intent: "cancel_viewing" })).status).toBe(409);
});
