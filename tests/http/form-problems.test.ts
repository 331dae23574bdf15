import { expect, test } from "vitest";
import { useSharedSite } from "#tests/support/shared-site";

const { url, query } = useSharedSite();
const one = async (text: string) => (await query(text))[0]!;
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const guest = { full_name: "Amina", email: "nobody", phone: "+255 777" };

/** What the page of a browser without scripts says at the top of the form. */
async function problemsAt(path: string, fields: Record<string, string>): Promise<string[]> {
  const answer = await fetch(url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { "accept-language": "en" },
  });
  expect(answer.status).toBe(400);
  const summary = /<(div|ul) class="form-failure form-summary.*?<\/ul>/s.exec(await answer.text())?.[0] ?? "";
  return [...summary.matchAll(/<a href="#field-(\w+)"/g)].map(([, field = ""]) => field).toSorted();
}

test("too few people for an experience are named together with a bad address and a day that is over", async () => {
  const { id } = await one(
    "insert into experiences (title, description, category, duration, price, min_participants) values ('At least four', 'D', 'Water Activities', '2 hours', 10, 4) returning id",
  );
  const fields = {
    ...guest,
    country_code: "+255",
    date: day(-3),
    accommodation: "Wete",
    participants: "3",
    message: "",
  };
  const found = await problemsAt(`/experiences/${String(id)}`, fields);
  expect(found).toEqual(["date", "email", "participants", "phone"]);
  expect(await problemsAt(`/experiences/${String(id)}`, { ...fields, participants: "4" })).not.toContain(
    "participants",
  );
});

test("too many guests for a stay are named together with a bad address and a day that is over", async () => {
  const { slug, max_guests } = await one("select slug, max_guests from stays limit 1");
  const fields = {
    ...guest,
    check_in: day(-3),
    check_out: day(-4),
    guests: String(Number(max_guests) + 1),
    special_requests: "",
  };
  expect(await problemsAt(`/stays/${String(slug)}`, fields)).toEqual([
    "check_in",
    "check_out",
    "email",
    "guests",
    "phone",
  ]);
});

test("a driver where there is none is named together with the rest, on the list and on the vehicle's page", async () => {
  const { id } = await one("select id from transportation_rentals where available and not with_driver limit 1");
  const fields = {
    ...guest,
    rental_id: String(id),
    pickup_date: day(-3),
    return_date: day(-4),
    with_driver: "true",
    special_requests: "",
  };
  for (const path of [`/transportation?book=${String(id)}`, `/transportation/${String(id)}?book=${String(id)}`]) {
    expect(await problemsAt(path, fields), path).toEqual([
      "email",
      "phone",
      "pickup_date",
      "return_date",
      "with_driver",
    ]);
  }
});

test("a title that is taken and a picture that is gone are named together with the rest of an offer", async () => {
  await query(
    "insert into properties (slug, title, description, type, location, price) values ('said-at-once', 'Said at once', 'D', 'house', 'W', 1)",
  );
  const fields = {
    owner_email: "nobody",
    owner_phone: "+255 777",
    title: "Said at once",
    type: "land",
    listing_type: "sale",
    price: "many",
  };
  const found = await problemsAt("/real-estate/submit", {
    ...fields,
    images: `/media/property-images/${"0".repeat(24)}.jpg`,
  });
  expect(found).toEqual([
    "description",
    "images",
    "land_size",
    "location",
    "owner_email",
    "owner_phone",
    "price",
    "title",
  ]);
});

test("what is gone is said at once too, and not after the rest has been mended", async () => {
  const send = async (path: string, fields: Record<string, string>) =>
    (await fetch(url + path, { method: "POST", body: new URLSearchParams(fields) })).status;
  const gone = crypto.randomUUID();
  expect(await send(`/experiences/${gone}`, guest)).toBe(404);
  expect(await send("/stays/nothing-of-ours", guest)).toBe(404);
  expect(await send("/transportation", { ...guest, rental_id: gone })).toBe(404);
  expect(await send("/real-estate/nothing-of-ours", guest)).toBe(404);
});

test("a form that is only to be checked is not stored, and nothing is wrong with a good one", async () => {
  const fields = {
    name: "Only checked",
    email: "only@example.com",
    message: "July",
    topic: "General Inquiry",
    check: "1",
  };
  const answer = await fetch(`${url}/contact.data`, { method: "POST", body: new URLSearchParams(fields) });
  expect(answer.status).toBe(200);
  expect(await answer.text()).not.toMatch(/required|"email","email"/);
  expect(await query("select id from inquiries where name = 'Only checked'")).toEqual([]);
});
