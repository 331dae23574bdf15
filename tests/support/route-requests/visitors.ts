import { randomUUID } from "node:crypto";
import { sharedToken } from "#app/features/saved/sharing/mutations.server";
import { png } from "#tests/support/hostile/pictures";
import {
  formRequest,
  findId,
  inDays,
  findSlug,
  guestPage,
  alertsLink,
  askForViewing,
  mailStop,
  planCookies,
  savedCookies,
  type RequestContext,
  type Fields,
  type RequestSequence,
} from "./request.ts";

const LISTING = {
  type: "house",
  listing_type: "sale",
  price: "10",
  land_size: "100",
  bedrooms: "1",
  bathrooms: "1",
  location: "Wete",
};
const TITLE = { title: "A house", description: "By the sea" };

/**
 * What visitors send, each form twice: the second time with the same key and another word, which corrects the first.
 */
async function visitorForms(asking: RequestContext): Promise<[string, string, Fields][]> {
  const { stamp } = asking;
  const guest = { full_name: "Guest", email: "guest@example.com", phone: "+255 777 123 456", stamp };
  const message = {
    name: "Guest",
    email: "guest@example.com",
    phone: "+255 777 123 456",
    topic: "General Inquiry",
    message: "Hello",
    stamp,
  };
  const experience = await findId(asking, "experiences where id not in (select experience_id from departure_patterns)");
  const [departure] = await asking.query(
    `select experience_id as id, to_char(start_time, 'HH24:MI') as time, (select d::date::text from generate_series(current_date + 30, current_date + 37, interval '1 day') d
       where (weekdays >> (extract(isodow from d)::int - 1)) & 1 = 1 limit 1) as day from departure_patterns where last_day is null limit 1`,
  );
  const visit = { ...guest, country_code: "+255", accommodation: "A hotel", participants: "2", message: "We swim" };
  const vehicle = await findId(asking, "transportation_rentals where available");
  const rental = (from: number) => ({
    ...guest,
    rental_id: vehicle,
    pickup_date: inDays(from),
    return_date: inDays(from + 2),
    special_requests: "A roof rack",
  });
  return [
    ["pages/contact.route", "/contact", message],
    ["features/guests/site/find.route", "/my", { email: "guest@example.com", stamp }],
    ["pages/about.route", "/about", message],
    ["pages/invest.route", "/invest", message],
    ["features/experiences/site/detail.route", `/experiences/${experience}`, { ...visit, date: inDays(3) }],
    [
      "features/experiences/site/detail.route",
      `/experiences/${String(departure?.id)}`,
      // Another address: each has only so many holds.
      { ...visit, email: "sailor@example.com", date: String(departure?.day), start_time: String(departure?.time) },
    ],
    [
      "features/stays/site/detail.route",
      `/stays/${await findSlug(asking, "stays")}`,
      { ...guest, check_in: inDays(300), check_out: inDays(303), guests: "1", special_requests: "A cot" },
    ],
    ["features/transportation/site/list.route", "/transportation", rental(300)],
    ["features/transportation/site/detail.route", `/transportation/${vehicle}`, rental(310)],
    [
      "features/properties/site/detail.route",
      `/real-estate/${await findSlug(asking, "properties where published")}`,
      message,
    ],
  ];
}

/** Pictures of a guest: one sent before its message, and one that comes with it. */
async function* guestPictures(asking: RequestContext, picture: Uint8Array<ArrayBuffer>): RequestSequence {
  const page = await guestPage(asking, "booking");
  const answer = yield {
    route: "features/guests/site/pictures.route",
    part: "write",
    path: `${page}/pictures`,
    isStaff: false,
    body: picture,
    headers: { "content-type": "image/png" },
  };
  const { url } = JSON.parse(answer) as { url: string };
  const withFile = new FormData();
  for (const [name, value] of Object.entries({ pictures: url.split("/").at(-1)!, stamp: asking.stamp }))
    withFile.append(name, value);
  withFile.append("files", new File([picture], "a.png", { type: "image/png" }));
  yield { route: "features/guests/site/my.route", part: "write", path: `${page}.data`, isStaff: false, body: withFile };
}

const ASKED = "asked".padEnd(43, "x");

/** A confirmed booking of each kind with a link whose token the test knows: asked to be changed, then cancelled. */
async function* guestAsks(asking: RequestContext): RequestSequence {
  const route = "features/guests/site/my.route";
  const guest = "'Guest', 'guest@example.com', '+255 777 123 456'";
  const [departure] = await asking.query(
    `select experience_id, to_char(start_time, 'HH24:MI') as time, (select d::date::text from generate_series(current_date + 400, current_date + 410, interval '1 day') d
       where (weekdays >> (extract(isodow from d)::int - 1)) & 1 = 1 limit 1) as day from departure_patterns where last_day is null limit 1`,
  );
  const made = [
    `insert into stay_bookings (stay_id, stay_name, full_name, email, phone, check_in, check_out, guests) select id, name, ${guest}, current_date + 400, current_date + 403, 1 from stays limit 1`,
    `insert into transportation_bookings (rental_id, rental_name, rental_type, full_name, email, phone, pickup_date, return_date) select id, name, type, ${guest}, current_date + 400, current_date + 403 from transportation_rentals where available limit 1`,
    `insert into experience_inquiries (experience_id, experience_title, full_name, email, phone, country_code, accommodation, participants, date) select id, title, ${guest}, '+255', 'Hotel', 2, current_date + 400 from experiences where id = '${String(departure?.experience_id)}'`,
  ];
  const wanted: Record<string, string>[] = [
    { check_in: inDays(410), check_out: inDays(414), guests: "1" },
    { pickup_date: inDays(410), return_date: inDays(414), vehicles: "1", with_driver: "false" },
    { date: String(departure?.day), start_time: String(departure?.time), participants: "2" },
  ];
  const shared = { stamp: asking.stamp, reason: "Plans changed" };
  for (const [place, statement] of made.entries()) {
    await asking.query("delete from rate_limits");
    await asking.query("delete from secret_links where token_hash = encode(sha256($1::bytea), 'hex')", [ASKED]);
    const [booking] = await asking.query(`${statement} returning id, case_id, reference`);
    await asking.query(
      "insert into secret_links (token_hash, case_id, made_for) values (encode(sha256($1::bytea), 'hex'), $2, 'staff')",
      [ASKED, booking?.case_id],
    );
    const item = String(booking?.reference);
    const send = (fields: Record<string, string>) =>
      formRequest(route, `/my/${ASKED}.data`, { ...shared, item, ...fields });
    yield send({ intent: "change", ...wanted[place] });
    yield send({ intent: "withdraw" });
    yield send({ intent: "change", ...wanted[place] });
    yield send({ intent: "cancel" });
  }
}

/** A heart, a shared list that is renewed and ended, a question about the list, and a list that is saved whole. */
async function* savedWrites(asking: RequestContext): RequestSequence {
  const route = "features/saved/site/saved.route";
  const { cookie } = await savedCookies(asking);
  const secret = "s".padEnd(43, "x");
  const change = (fields: Fields, cookies = `${cookie}~${secret}`) => ({
    ...formRequest(route, "/saved.data", fields),
    headers: { cookie: cookies },
  });
  yield change({ item: cookie.slice("pemba.saved=".length, "pemba.saved=".length + 33) }, "");
  const ask = { intent: "ask", name: "Guest", email: "guest@example.com", stamp: asking.stamp, key: randomUUID() };
  await asking.query("delete from rate_limits");
  yield change(ask);
  yield change({ ...ask, name: "Guest again" });
  // Asked for twice: the second time it is known.
  const property = await findId(asking, "properties where published");
  for (let times = 0; times < 2; times++)
    yield change({ intent: "watch", property, email: "watching@example.com", stamp: asking.stamp });
  yield change({ intent: "share" });
  yield change({ intent: "share" });
  yield formRequest("features/saved/site/shared.route", `/saved/${sharedToken(secret)}.data`, {});
  yield change({ intent: "end" });
}

/** A thing that is added, one that is moved, and plans that are sent: one of them twice. */
async function* planWrites(asking: RequestContext): RequestSequence {
  const route = "features/plans/site/plan.route";
  const { cookie } = await planCookies(asking);
  const [stay = "", , experience = ""] = cookie.slice("pemba.plan=".length).match(/.{54}/g) ?? [];
  const change = (fields: Fields, cookies = cookie) => ({
    ...formRequest(route, "/plan.data", fields),
    headers: { cookie: cookies },
  });
  yield change({ add: stay.slice(0, 33), check_in: inDays(420), check_out: inDays(424), guests: "1" }, "");
  yield change({ intent: "later", item: experience });
  const send = { intent: "send", full_name: "Guest", email: "guest@example.com", phone: "+255 777 123 456" };
  await asking.query("delete from rate_limits");
  // This address has as many holds as it may have.
  yield change({ ...send, stamp: asking.stamp, key: randomUUID() });
  await asking.query("delete from hold_networks");
  const held = { ...send, email: "planner@example.com", stamp: asking.stamp, key: randomUUID() };
  yield change(held);
  yield change(held);
}

/** Asking to be told, starting it, ending it one by one and all at once, by the page and by the stop. */
async function* alertWrites(asking: RequestContext): RequestSequence {
  const list = "features/properties/site/list.route";
  for (let times = 0; times < 2; times++)
    yield formRequest(list, "/real-estate.data?type=villa", { email: "told@example.com", stamp: asking.stamp });
  const route = "features/alerts/site/alerts.route";
  const page = `${await alertsLink(asking, "page")}.data`;
  const [alert] = await asking.query("select id from alerts where criteria_key = repeat('a', 64)");
  const [watch] = await asking.query("select w.id from watched_properties w where state = 'on' limit 1");
  yield formRequest(route, page, { intent: "start" });
  yield formRequest(route, page, { intent: "end_alert", id: String(alert?.id) });
  yield formRequest(route, page, { intent: "end_watch", id: String(watch?.id) });
  yield formRequest(route, page, { intent: "end_all" });
  yield formRequest("features/mail/site/stop.route", `${await alertsLink(asking, "stop")}.data`, {});
}

export async function* visitorWrites(asking: RequestContext): RequestSequence {
  // Staff want to be told.
  await asking.query(
    "insert into admin_notification_preferences (user_id, email_notifications) select user_id, true from admin_users",
  );
  // Every unit is sold elsewhere too, on other days.
  await asking.query(
    `with other as (insert into channels (unit_id, name, url, is_active) select id, 'Elsewhere', 'https://calendar.example/elsewhere/' || id, false from units returning id)
    insert into channel_events (channel_id, uid, first_day, end_day) select id, 'other', '2031-01-01', '2031-01-02' from other`,
  );
  for (const [route, path, fields] of await visitorForms(asking)) {
    const key = randomUUID();
    // A mailbox gets only so many messages a day.
    await asking.query("delete from rate_limits");
    yield formRequest(route, `${path}.data`, { ...fields, key });
    yield formRequest(route, `${path}.data`, {
      ...fields,
      key,
      ...("name" in fields ? { name: "Guest again" } : { full_name: "Guest again" }),
    });
  }
  yield* savedWrites(asking);
  yield* planWrites(asking);
  const page = `${await guestPage(asking, "booking")}.data`;
  const guestRoute = "features/guests/site/my.route";
  yield formRequest(guestRoute, page, { body: "Is there a car?", stamp: asking.stamp, key: randomUUID() });
  await asking.query(
    "insert into case_messages (case_id, kind, author_name, body) select case_id, 'staff', 'Asha', 'Yes' from secret_links where token_hash = encode(sha256(rpad('booking', 43, 'x')::bytea), 'hex')",
  );
  yield formRequest(guestRoute, page, { intent: "read" });
  yield formRequest(guestRoute, page, { intent: "read" }, true);
  const review = { stars: "5", body: "Good", language: "en", stamp: asking.stamp };
  await asking.query(
    `with made as (insert into stay_bookings (stay_id, stay_name, full_name, email, phone, check_in, check_out, guests, status, overbooked)
      select id, name, 'Guest', 'guest@example.com', '1', current_date - 5, current_date - 3, 1, 'completed', true from stays limit 1 returning case_id)
      insert into secret_links (token_hash, case_id, made_for) select encode(sha256(rpad('reviewed', 43, 'x')::bytea), 'hex'), case_id, 'staff' from made`,
  );
  const reviewed = `/my/${"reviewed".padEnd(43, "x")}.data`;
  yield formRequest(guestRoute, reviewed, { intent: "review", ...review });
  yield formRequest(guestRoute, reviewed, { intent: "review", ...review, body: "Better" });
  yield formRequest(guestRoute, reviewed, { intent: "withdraw_review" });
  yield formRequest("features/mail/site/stop.route", `${await mailStop(asking)}.data`, {});
  yield* alertWrites(asking);
  await askForViewing(asking);
  for (const intent of ["accept_viewing", "cancel_viewing"])
    yield formRequest(guestRoute, `${await guestPage(asking, "viewing")}.data`, { intent });
  const picture = new Uint8Array(png(40, 40));
  yield* guestAsks(asking);
  yield* guestPictures(asking, picture);
  const stored = yield {
    route: "features/properties/site/upload.route",
    part: "write",
    path: "/media/property-images",
    isStaff: false,
    body: picture,
    headers: { "content-type": "image/png" },
  };
  const { url } = JSON.parse(stored) as { url: string };
  const offer = {
    ...TITLE,
    ...LISTING,
    owner_name: "Guest",
    owner_email: "guest@example.com",
    owner_phone: "+255 777 123 456",
    images: url,
    stamp: asking.stamp,
  };
  const route = "features/properties/site/submit.route";
  const key = randomUUID();
  for (const title of ["Offered", "Offered again"])
    yield formRequest(route, "/real-estate/submit.data", { ...offer, title, key });
  const withFile = new FormData();
  for (const [name, value] of Object.entries({ ...offer, title: "Offered with a file", key: randomUUID() }))
    if (name !== "images") withFile.append(name, value);
  withFile.append("files", new File([picture], "a.png", { type: "image/png" }));
  yield { route, part: "write", path: "/real-estate/submit", isStaff: false, body: withFile };
}
