/** The draft of a trip plan, by plain requests: everything works without scripts. */
import { expect, test } from "vitest";
import { savedKey } from "#app/features/page/saved-key";
import { planKey, type PlanItem } from "#app/features/plans/plan-item";
import { inLanguage, LANGUAGES } from "#app/platform/i18n/languages";
import { useSharedSite } from "#tests/support/shared-site";

const { url, query } = useSharedSite();
const LANGUAGE = "pemba.language=en";
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const UNKNOWN = "00000000-0000-4000-8000-000000000000";

const get = (path: string, plan = "") =>
  fetch(url + path, {
    headers: { "accept-language": "en", cookie: `${LANGUAGE}; ${plan && `pemba.plan=${plan}`}` },
    redirect: "manual",
  });
const post = (path: string, fields: Record<string, string>, plan = "", headers: Record<string, string> = {}) =>
  fetch(url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { origin: url, cookie: `${LANGUAGE}; ${plan && `pemba.plan=${plan}`}`, ...headers },
    redirect: "manual",
  });
const cookieIn = (response: Response) => response.headers.getSetCookie().find((one) => one.startsWith("pemba.plan="));
const planIn = (response: Response) => /^pemba\.plan=([^;]*)/.exec(cookieIn(response) ?? "")?.[1];

async function planned(kind: PlanItem["kind"], from = inDays(600), to = inDays(604)): Promise<PlanItem> {
  const table = { stay: "stays", experience: "experiences", vehicle: "transportation_rentals where available" }[kind];
  const [row] = await query(`select id from ${table} order by id limit 1`);
  const last = kind === "experience" ? from : to;
  return {
    kind,
    id: String(row?.id),
    from,
    to: last,
    time: null,
    people: 1,
    children: 0,
    vehicles: 1,
    withDriver: false,
  };
}

test("GU-162: what is added stands in a cookie for 400 days, and leads to the plan in every language", async () => {
  const item = await planned("stay");
  const fields = { add: savedKey(item), check_in: item.from, check_out: item.to, guests: "1" };
  for (const language of LANGUAGES) {
    const added = await post(inLanguage("/plan", language), fields);
    expect(added.status).toBe(303);
    expect(added.headers.get("location")).toBe(`${inLanguage("/plan", language)}#${planKey(item)}`);
    expect(cookieIn(added)).toBe(`pemba.plan=${planKey(item)}; Path=/; Max-Age=34560000; HttpOnly; SameSite=Lax`);
  }
  const text = await (await get("/plan", planKey(item))).text();
  expect(text).toContain(`id="${planKey(item)}"`);
  expect(text).toContain("Send as one request");
});

test("GU-162: it is moved and removed by forms", async () => {
  const item = await planned("stay");
  const key = planKey(item);
  const later = await post("/plan", { intent: "later", item: key }, key);
  expect(planIn(later)).toBe(planKey({ ...item, from: inDays(601), to: inDays(605) }));
  expect(planIn(await post("/plan", { intent: "shift", from: inDays(610) }, key))).toBe(
    planKey({ ...item, from: inDays(610), to: inDays(614) }),
  );
  const removed = await post("/plan", { intent: "remove", item: key }, key);
  expect([removed.status, planIn(removed)]).toEqual([303, ""]);
  expect((await post("/plan", { intent: "later", item: key })).status).toBe(404);
});

test("GU-167: what is gone stays in the plan and is named; nothing is sent", async () => {
  const gone = { ...(await planned("stay")), id: UNKNOWN };
  const key = planKey(gone) + planKey(await planned("vehicle"));
  const text = await (await get("/plan", key)).text();
  expect(text).toContain("No longer offered");
  const stamp = /name="stamp" value="([^"]+)"/.exec(text)?.[1] ?? "";
  const person = { full_name: "Marta Figueira", email: "marta@example.com", phone: "+351 912 345 678" };
  const sent = await post("/plan", { intent: "send", ...person, stamp }, key);
  expect(sent.status).toBe(409);
  expect(cookieIn(sent)).toBeUndefined();
  const answer = await sent.text();
  expect(answer).toContain("Nothing was sent");
  // Nothing that was typed is lost.
  expect(answer).toContain("marta@example.com");
});

test("GU-168 GU-173: sent, it is one case, and the cookie is gone", async () => {
  const items = [await planned("stay"), await planned("vehicle"), await planned("experience", inDays(601))];
  const key = items.map(planKey).join("");
  const stamp = /name="stamp" value="([^"]+)"/.exec(await (await get("/plan", key)).text())?.[1] ?? "";
  const email = `plan-${Date.now()}@example.com`;
  const sent = await post(
    "/plan",
    { intent: "send", full_name: "Marta Figueira", email, phone: "+351 912 345 678", stamp },
    key,
  );
  expect(sent.status).toBe(200);
  expect(cookieIn(sent)).toMatch(/^pemba\.plan=; Path=\/; Max-Age=0/);
  expect(await sent.text()).toContain("Your plan is with us");
  const [row] = await query(
    `select c.kind, (select count(*) from stay_bookings where case_id = c.id) + (select count(*) from transportation_bookings where case_id = c.id)
       + (select count(*) from experience_inquiries where case_id = c.id) as items from cases c where email = $1`,
    [email],
  );
  expect([row?.kind, Number(row?.items)]).toEqual(["plan", 3]);
  const pages = await query("select distinct page from stay_bookings where email = $1", [email]);
  expect(pages).toEqual([{ page: "/plan" }]);
});

test("GU-173: a forged cookie is no error page; what does not fit is refused in words", async () => {
  for (const forged of [
    "%E0%A4%A",
    "<script>",
    "s".repeat(9_000).slice(0, 3_000),
    planKey(await planned("stay")).repeat(40),
  ])
    expect((await get("/plan", forged)).status, forged.slice(0, 20)).toBe(200);
  const item = await planned("stay");
  const full = Array.from({ length: 20 }, (_, n) => planKey({ ...item, people: n + 1 })).join("");
  const fields = { add: savedKey(item), check_in: item.from, check_out: item.to, guests: "50" };
  const refused = await post("/plan", fields, full);
  expect(refused.status).toBe(409);
  expect(await refused.text()).toContain("A plan holds 20 things");
  expect((await post("/plan", { ...fields, check_in: "" })).status).toBe(400);
  expect((await post("/plan", { ...fields, add: savedKey({ kind: "stay", id: UNKNOWN }) })).status).toBe(404);
});

test("G-08 G-09 GU-031: opening it changes nothing, it is never kept, and no other site can post to it", async () => {
  const page = await get("/plan", planKey(await planned("stay")));
  expect(page.headers.get("cache-control")).toContain("no-store");
  expect(page.headers.get("referrer-policy")).toBe("same-origin");
  expect(page.headers.get("x-robots-tag")).toContain("noindex");
  expect(cookieIn(page)).toBeUndefined();
  expect((await post("/plan", { intent: "clear" }, "", { origin: "https://evil.example" })).status).toBe(403);
});

test("GU-161: the privacy page names the cookie in every language", async () => {
  for (const language of LANGUAGES)
    expect(await (await get(inLanguage("/privacy", language))).text(), language).toContain("pemba.plan");
});
