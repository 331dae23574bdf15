import { png } from "#tests/support/hostile/pictures";
import { soldElsewhere } from "./channels.ts";
import { ADMIN } from "#tests/support/server";
import {
  askForViewing,
  BOOKING_SETTINGS,
  formRequest,
  findId,
  inDays,
  type RequestContext,
  type Fields,
  type RequestSequence,
} from "./request.ts";

/** Answers to what visitors have sent. */
export async function* requestWrites(asking: RequestContext): RequestSequence {
  const [center, customers, dashboard] = [
    "features/notifications/admin/center.route",
    "pages/admin/customers/customers.route",
    "pages/admin/dashboard.route",
  ];
  const places: [string, string][] = [
    [center, "/1324admin/notifications.data"],
    [customers, "/1324admin/customers.data"],
    [dashboard, "/1324admin.data?index"],
  ];
  const kinds = {
    experience: "experience_inquiries",
    stay: "stay_bookings",
    transportation: "transportation_bookings",
  };
  // Is over and then is not, gives days back, holds them anew, keeps them.
  const statuses = ["confirmed", "completed", "confirmed", "cancelled", "pending", "confirmed"];
  for (const [route, path] of places) {
    await asking.query(
      "update transportation_bookings set status = 'completed' where id = (select id from transportation_bookings where status = 'confirmed' limit 1)",
    );
    for (const [kind, table] of Object.entries(kinds)) {
      // One that was completed has a review that goes back.
      const order = kind === "transportation" ? "order by status = 'completed' desc" : "";
      const { id } = (await asking.query(`select id from ${table} ${order} limit 1`))[0]!;
      for (const status of statuses) {
        const request = formRequest(route, path, { intent: "status", kind, id: String(id), status, mail: "on" }, true);
        // What was sold elsewhere takes days that are given back, and then gives them back itself.
        yield {
          ...request,
          setupSql:
            status === "cancelled" ? soldElsewhere(`stay_booking_id = '${String(id)}'`) : "delete from channels",
        };
      }
    }
    if (route === customers) continue;
    const notice = await findId(asking, "property_notifications where not read");
    yield formRequest(route, path, { intent: route === center ? "publish" : "reject", id: notice }, true);
  }
  const inquiry = await findId(asking, "inquiries");
  for (const fields of [
    { intent: "read", read: "true" },
    { intent: "status", status: "resolved", shown: "pending" },
    { intent: "category", category: "Sales" },
  ]) {
    yield formRequest(
      customers,
      "/1324admin/customers.data",
      { kind: "general", id: inquiry, ...fields } as unknown as Fields,
      true,
    );
  }
  yield formRequest(
    center,
    "/1324admin/notifications.data",
    { intent: "read", ids: await findId(asking, "property_notifications") },
    true,
  );
  yield formRequest(
    center,
    "/1324admin/notifications.data",
    { intent: "preference", email_notifications: "true" },
    true,
  );
  yield formRequest(dashboard, "/1324admin.data?index", { dismiss_step: "backup" }, true);
}

/** What staff do at the screen of one booking. */
export async function* deskWrites(asking: RequestContext): RequestSequence {
  const kinds = [
    ["stay", "stay_bookings"],
    ["vehicle", "transportation_bookings"],
    ["experience", "experience_inquiries"],
  ] as const;
  for (const [kind, table] of kinds) {
    const id = await findId(asking, table);
    const payment = crypto.randomUUID();
    const days = { from: "2027-05-01", to: "2027-05-04", people: "2", vehicles: "1" };
    const paid = { amount: "10", currency: "EUR", method: "cash", day: "2026-01-02" };
    const forms: Fields[] = [
      { intent: "note", body: "Key with Ali", key: `statements ${kind}` },
      { intent: "payment", new_id: payment, ...paid },
      { intent: "void", payment, reason: "typed twice" },
      { intent: "status", status: "confirmed", mail: "on" },
      { intent: "status", status: "cancelled", mail: "on" },
      { intent: "status", status: "pending" },
      { intent: "hold", hours: "24" },
      { intent: "end-hold" },
      { intent: "days", ...days, price: "new", mail: "on" },
      { intent: "price", line_new_text: "Boat", line_new_amount: "5", reason: "agreed" },
    ];
    for (const fields of forms) {
      const path = `/1324admin/bookings/${kind}/${id}.data`;
      const request = formRequest("features/bookings/admin/booking.route", path, fields, true);
      // What was sold elsewhere takes days that are given back.
      const setupSql =
        fields.status === "cancelled" ? soldElsewhere(`stay_booking_id = '${id}'`) : "delete from channels";
      yield { ...request, setupSql };
    }
  }
}

/** A day on which somebody can still take part, of an experience that nobody has asked for on that day. */
const DEPARTURE = `select experience_id, start_time::text, day::date::text from departure_patterns
  cross join generate_series(current_date + 60, current_date + 67, '1 day') as day
  where weekdays & (1 << (extract(isodow from day)::int - 1)) > 0 limit 1`;

/** Bookings that staff make themselves. */
export async function* newBookingWrites(asking: RequestContext): RequestSequence {
  const [departure] = await asking.query(DEPARTURE);
  const days = { from: "2027-05-01", to: "2027-05-04", people: "1", vehicles: "1" };
  const at = { from: String(departure?.day), start_time: String(departure?.start_time).slice(0, 5) };
  const wanted: Fields[] = [
    { kind: "stay", listing: await findId(asking, "stays"), ...days },
    { kind: "vehicle", listing: await findId(asking, "transportation_rentals"), ...days },
    { kind: "experience", listing: String(departure?.experience_id), ...days, ...at },
  ];
  const guest = { full_name: "Juma", email: "juma@example.com", language: "en", origin: "phone", mail: "on" };
  for (const fields of wanted) {
    for (const stored_as of ["held", "confirmed"]) {
      const typed: Fields = { ...fields, ...guest, stored_as, new_id: crypto.randomUUID() };
      // One house may have one unit.
      if (fields.kind !== "experience" && stored_as === "confirmed")
        Object.assign(typed, { from: "2027-05-04", to: "2027-05-06" });
      yield formRequest("features/bookings/admin/booking-new.route", "/1324admin/bookings/new.data", typed, true);
    }
  }
}

/** Erases whoever has sent all this. */
const PICTURE = "0123456789abcdef01234567.png";

export async function* privacyWrites(): RequestSequence {
  const request = formRequest(
    "features/privacy/admin/privacy.route",
    "/1324admin/privacy.data",
    { q: "guest@example.com", confirmed: "on" },
    true,
  );
  // Her request waits, somebody else has sold its days under her name, and she is told of properties.
  const waiting = "stay_booking_id in (select id from stay_bookings where email = 'guest@example.com')";
  yield {
    ...request,
    setupSql: `insert into subscribers (email, language, next_at) values ('guest@example.com', 'en', now()) on conflict do nothing;
      begin; update stay_bookings set status = 'pending', overbooked = false, hold_until = now() + interval '1 hour' where email = 'guest@example.com';
      update occupancies set kind = 'hold', hold_until = now() + interval '1 hour' where ${waiting}; commit; ${soldElsewhere(waiting, "guest@example.com")};
      insert into media_objects (bucket, name, content_type, size) values ('guest-files', '${PICTURE}', 'image/png', 1);
      insert into case_pictures (case_id, side, path, width, height, bytes) select case_id, 'guest', 'guest-files/${PICTURE}', 1, 1, 1 from stay_bookings where email = 'guest@example.com' limit 1`,
  };
}

/** Moving, parking, blocking and marking on the calendar and the day sheet. */
export async function* calendarWrites(asking: RequestContext): RequestSequence {
  const [timeline, moving, blocking, sheet] = [
    "features/bookings/admin/timeline/timeline.route",
    "features/bookings/admin/timeline/move.route",
    "features/bookings/admin/timeline/block.route",
    "features/bookings/admin/day-sheet/day-sheet.route",
  ];
  const [path, day] = ["/1324admin/calendar.data", inDays(700)];
  const span = { from: day, to: inDays(702) };
  const unit = await findId(asking, "units where stay_id is not null");
  yield formRequest(blocking, "/1324admin/calendar/block.data", { ...span, unit, reason: "Paint" }, true);
  yield formRequest(
    timeline,
    path,
    { intent: "unblock", id: await findId(asking, "occupancies where kind = 'block'") },
    true,
  );
  const tables = { stay: "stay_bookings", vehicle: "transportation_bookings", experience: "experience_inquiries" };
  const listings = { stay: "stay_id", vehicle: "rental_id", experience: "experience_id" };
  for (const kind of ["stay", "vehicle", "experience"] as const) {
    const id = await findId(asking, `${tables[kind]} where status = 'confirmed' and ${listings[kind]} is not null`);
    for (const mark of ["arrived", "left"])
      for (const set of ["1", "0"])
        yield formRequest(sheet, `/1324admin/day/${day}.data`, { kind, id, mark, set, complete: "1" }, true);
    if (kind === "experience") continue;
    const versionOf = async () =>
      String((await asking.query(`select version from ${tables[kind]} where id = $1`, [id]))[0]?.version);
    const key = { kind, id };
    yield formRequest(timeline, path, { ...key, ...span, intent: "move", price: "new", mail: "on" }, true);
    yield formRequest(timeline, path, { ...key, intent: "undo", version: await versionOf() }, true);
    yield formRequest(timeline, path, { ...key, intent: "park" }, true);
    yield formRequest(
      moving,
      "/1324admin/calendar/move.data",
      { ...key, ...span, intent: "move", price: "new", mail: "on" },
      true,
    );
    yield formRequest(
      moving,
      "/1324admin/calendar/move.data",
      { ...key, ...span, intent: "undo", version: await versionOf() },
      true,
    );
  }
  const experience = await findId(asking, "experiences");
  await asking.query(
    `with one as (select id from experience_inquiries where status = 'confirmed' limit 1),
      unseated as (delete from departure_seats using one where inquiry_id = one.id)
      update experience_inquiries i set experience_id = $1, date = $2, start_time = null, left_at = null from one where i.id = one.id`,
    [experience, day],
  );
  yield formRequest(sheet, `/1324admin/day/${day}.data`, { intent: "back", experience, time: "", complete: "1" }, true);
}

/** A canned reply is made, changed, moved and deleted. */
export async function* replyWrites(asking: RequestContext): RequestSequence {
  const send = (fields: Fields) =>
    formRequest("features/guests/admin/replies.route", "/1324admin/replies.data", fields, true);
  const reply = { intent: "save", name: "Statements", text: "Hello {name}" };
  yield send({ ...reply, new_id: crypto.randomUUID() });
  const id = await findId(asking, "canned_replies where name = 'Statements'");
  yield send({ ...reply, id, text: "Good morning {name}" });
  yield send({ intent: "up", id });
  yield send({ intent: "delete", id });
}

/** The links of a case, an address that was mistyped, and what is said in it. */
export async function* caseWrites(asking: RequestContext): RequestSequence {
  const id = await findId(asking, "cases where email is not null and kind = 'booking'");
  const staff = String((await asking.query("select user_id from admin_users limit 1"))[0]?.user_id);
  const canned = await findId(asking, "canned_replies");
  const intents =
    "send-link copy-link revoke address reply note read unread assign no_answer_needed closed opened".split(" ");
  for (const intent of intents)
    yield formRequest(
      "features/guests/admin/case.route",
      `/1324admin/inbox/${id}.data`,
      { intent, email: "corrected@example.com", body: "Words", key: intent, assignee: staff, canned },
      true,
    );
  const picture = new Uint8Array(png(40, 40));
  const answer = yield {
    route: "features/guests/admin/pictures.route",
    part: "write",
    path: `/1324admin/inbox/${id}/pictures`,
    isStaff: true,
    body: picture,
    headers: { "content-type": "image/png" },
  };
  const { url } = JSON.parse(answer) as { url: string };
  const withFile = new FormData();
  const seen = await findId(asking, `case_messages where kind = 'staff' and case_id = '${id}'`);
  for (const [name, value] of Object.entries({ intent: "reply", seen, pictures: url.split("/").at(-1)! }))
    withFile.append(name, value);
  withFile.append("files", new File([picture], "a.png", { type: "image/png" }));
  yield {
    route: "features/guests/admin/case.route",
    part: "write",
    path: `/1324admin/inbox/${id}.data`,
    isStaff: true,
    body: withFile,
  };
  yield* askDecisions(asking, `/1324admin/inbox/${id}.data`);
  const viewing = await askForViewing(asking);
  for (const decision of ["propose", "agree", "decline"])
    yield formRequest(
      "features/guests/admin/case.route",
      `/1324admin/inbox/${viewing}.data`,
      { intent: "viewing", decision, at: `${inDays(3)}T10:00` },
      true,
    );
}

/** What a guest asked for is declined, done, and done by cancelling, for each kind of booking. */
async function* askDecisions(asking: RequestContext, path: string): RequestSequence {
  const caseId = path.split("/")[3]?.replace(".data", "");
  const days = {
    from: inDays(500),
    to: inDays(503),
    start_time: null,
    people: 1,
    children: 0,
    vehicles: 1,
    with_driver: false,
  };
  const bookings = {
    stay: `insert into stay_bookings (case_id, stay_id, stay_name, full_name, email, phone, check_in, check_out, guests, status, overbooked) select $1, id, name, 'Guest', 'corrected@example.com', '1', current_date + 480, current_date + 482, 1, 'confirmed', true from stays limit 1`,
    vehicle: `insert into transportation_bookings (case_id, rental_id, rental_name, rental_type, full_name, email, phone, pickup_date, return_date, status, overbooked) select $1, id, name, type, 'Guest', 'corrected@example.com', '1', current_date + 480, current_date + 482, 'confirmed', true from transportation_rentals limit 1`,
    experience: `insert into experience_inquiries (case_id, experience_id, experience_title, full_name, email, phone, country_code, accommodation, participants, date, status) select $1, id, title, 'Guest', 'corrected@example.com', '1', '+255', 'Hotel', 1, current_date + 480, 'confirmed' from experiences limit 1`,
  };
  for (const [kind, statement] of Object.entries(bookings)) {
    const [booking] = await asking.query(`${statement} returning id, tableoid::regclass::text as "table"`, [caseId]);
    const ask = async (wanted: object | null) => {
      const [row] = await asking.query(
        "insert into asks (case_id, item_table, item_id, kind, wanted, was_free) values ($1, $2, $3, $4, $5, $6) returning id",
        [
          caseId,
          booking?.table,
          booking?.id,
          wanted ? "change" : "cancel",
          wanted && JSON.stringify(wanted),
          wanted && true,
        ],
      );
      return String(row?.id);
    };
    const send = (fields: Fields) => formRequest("features/guests/admin/case.route", path, fields, true);
    const wanted = { kind, ...days, ...(kind === "experience" && { to: days.from }) };
    yield send({ intent: "decline", ask: await ask(wanted), answer: "Full" });
    yield send({ intent: "accept", ask: await ask(wanted), price: "new" });
    yield send({ intent: "accept", ask: await ask(null) });
  }
}

/** Everything that is done with a review. */
export async function* reviewWrites(asking: RequestContext): RequestSequence {
  const rows = await asking.query(
    "insert into reviews (listing_kind, listing_id, listing_name, origin, rating, body, language, month) select 'stay', gen_random_uuid(), 'House', 'imported', 5, 'Ring Juma', 'en', '2026-10' from generate_series(1, 2) returning id, (extract(epoch from date_trunc('milliseconds', updated_at)) * 1000)::bigint::text as seen",
  );
  const [kept, refused] = rows as { id: string; seen: string }[];
  const words = { passages: "Juma", reply: "Thank you", language: "en", reason: "abuse", sure: "yes" };
  for (const intent of ["approve", "take-back", "mask", "reply", "reject", "remove-demo"])
    yield formRequest(
      "features/reviews/admin/reviews.route",
      "/1324admin/reviews.data",
      { intent, ...(intent === "reject" ? refused : kept), ...words },
      true,
    );
}

/** A mailbox is taken out. */
export async function* alertRemoval(asking: RequestContext): RequestSequence {
  const [subscriber] = await asking.query(
    "insert into subscribers (email, language, next_at) values ('removed@example.com', 'en', now() + interval '7 days') returning id",
  );
  yield formRequest(
    "features/alerts/admin/alerts.route",
    "/1324admin/alerts.data",
    { intent: "remove", id: String(subscriber?.id) },
    true,
  );
}

/** Texts, currencies, settings, mail. */
export async function* contentWrites(asking: RequestContext): RequestSequence {
  const [texts, importing, currencies] = [
    "features/translations/admin/list.route",
    "features/translations/admin/import.route",
    "features/currencies/admin/list.route",
  ];
  yield formRequest(texts, "/1324admin/translations.data", { intent: "add", key: "nav.statements", en: "Text" }, true);
  const id = await findId(asking, "translations where key = 'nav.statements'");
  yield formRequest(
    texts,
    "/1324admin/translations.data",
    { intent: "update", id, language: "en", before: "Text", text: "Word" },
    true,
  );
  yield formRequest(texts, "/1324admin/translations.data", { intent: "delete", id }, true);
  const file = new FormData();
  file.append(
    "file",
    new File([JSON.stringify({ "nav.imported": { en: "New" }, "nav.stays": { en: "Places" } })], "texts.json", {
      type: "application/json",
    }),
  );
  const plan = yield {
    route: importing,
    part: "write",
    path: "/1324admin/translations/import.data",
    isStaff: true,
    body: file,
  };
  const [, fingerprint = ""] = /"fingerprint","([^"]+)"/.exec(plan) ?? [];
  const wanted = JSON.stringify([
    { key: "nav.imported", texts: { en: "New" } },
    { key: "nav.stays", texts: { en: "Places" } },
  ]);
  yield formRequest(importing, "/1324admin/translations/import.data", { intent: "apply", wanted, fingerprint }, true);
  yield formRequest(currencies, "/1324admin/currencies.data", { intent: "rate", code: "EUR", rate: "0.9" }, true);
  yield formRequest(currencies, "/1324admin/currencies.data", { intent: "status", code: "EUR", active: "false" }, true);
  yield formRequest(
    "features/settings/admin/settings.route",
    "/1324admin/settings.data",
    { site_name: "Pemba", contact_email: "a@example.com", keep_requests_months: "36", ...BOOKING_SETTINGS },
    true,
  );
  // A site that has none yet.
  await asking.query("delete from site_settings");
  yield formRequest(
    "features/settings/admin/settings.route",
    "/1324admin/settings.data",
    { site_name: "Pemba", keep_requests_months: "36", ...BOOKING_SETTINGS },
    true,
  );
  const failed =
    "insert into outbox (purpose, language, recipient, subject, text, html, about_table, about_id, attempts, next_attempt_at, last_error) values ('confirmation', 'en', 'a@example.com', 'S', 'T', 'H', 'none', 'none', 9, null, 'gone') returning id";
  for (const intent of ["resend", "dismiss", "resend-all"]) {
    const [mail] = await asking.query(failed);
    yield formRequest("features/mail/admin/mail.route", "/1324admin/mail.data", { intent, id: String(mail!.id) }, true);
  }
  yield formRequest("features/health/admin/health.route", "/1324admin/health.data", { intent: "test-mail" }, true);
  yield* documentWrites(asking);
}

/** A deck of staff comes and goes, one is made again, and a brochure is let go. */
async function* documentWrites(asking: RequestContext): RequestSequence {
  const [route, path] = ["features/documents/admin/documents.route", "/1324admin/documents.data"];
  const own = new FormData();
  for (const [name, value] of Object.entries({ intent: "upload", kind: "deck", subject: "", language: "it" }))
    own.append(name, value);
  own.append("file", new File(["%PDF-1.4 /Type /Page "], "deck.pdf", { type: "application/pdf" }));
  yield { route, part: "write", path, isStaff: true, body: own };
  for (const intent of ["remove", "again"])
    yield formRequest(route, path, { intent, kind: "deck", subject: "", language: "it" }, true);
  const subject = await findId(asking, "properties where published");
  yield formRequest(route, path, { intent: "again", kind: "brochure", subject, language: "it" }, true);
}

const PASSWORD = "another-secret-1";

/** Staff come, forget their password and go. */
export async function* staffWrites(asking: RequestContext): RequestSequence {
  const staff = "features/auth/admin/staff.route";
  const colleague = { name: "Juma Ali", email: "juma@example.com" };
  const invited = yield formRequest(staff, "/1324admin/staff.data", { intent: "invite", ...colleague }, true);
  const [link = ""] = /\/1324admin\/invitation\/[\w-]+/.exec(invited) ?? [];
  yield { route: "features/auth/invitation.route", part: "read", path: link, isStaff: false };
  yield formRequest("features/auth/invitation.route", link, { name: colleague.name, password: PASSWORD });
  yield formRequest("features/auth/forgot-password.route", "/1324admin/forgot-password", { email: colleague.email });
  const reset = await asking.findInMail(/\/1324admin\/reset-password\/[\w-]+/);
  yield { route: "features/auth/reset-password.route", part: "read", path: reset, isStaff: false };
  yield formRequest("features/auth/reset-password.route", reset, { password: `${PASSWORD}-new` });
  const id = await findId(asking, `users where email = '${colleague.email}'`);
  for (const intent of ["disable", "enable", "remove"])
    yield formRequest(staff, "/1324admin/staff.data", { intent, id }, true);
  yield formRequest(
    staff,
    "/1324admin/staff.data",
    { intent: "invite", name: "Zuhura", email: "zuhura@example.com" },
    true,
  );
  yield formRequest(
    staff,
    "/1324admin/staff.data",
    { intent: "revoke", id: await findId(asking, "invitations where email = 'zuhura@example.com'") },
    true,
  );
  const account = "features/auth/admin/account.route";
  const accounts: Fields[] = [
    { intent: "week", week_start: "monday" },
    { intent: "two-factor-begin", confirmation: ADMIN.password },
    { intent: "two-factor-cancel" },
    { intent: "end-session", id: "nobody" },
    { intent: "end-others" },
    { intent: "password", current: ADMIN.password, password: `${ADMIN.password}-new` },
  ];
  for (const fields of accounts) yield formRequest(account, "/1324admin/account.data", fields, true);
  yield formRequest("features/auth/sign-in.route", "/1324admin/sign-in", {
    email: ADMIN.email,
    password: `${ADMIN.password}-new`,
  });
  yield formRequest("features/auth/sign-out.route", "/1324admin/sign-out", {}, true);
}
