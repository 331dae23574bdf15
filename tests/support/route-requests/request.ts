/** Requests that make a route's loader or action do all it can do. */

type Row = Record<string, unknown>;
export type Fields = Record<string, string>;

export interface RequestContext {
  url: string;
  /** The stamp of a form that was opened a while ago. */
  stamp: string;
  query: (text: string, values?: unknown[]) => Promise<Row[]>;
  /** Another channel's calendar. */
  calendarUrl: string;
  /** What stands in a message that was sent, or will be. */
  findInMail: (pattern: RegExp) => Promise<string>;
}

/** One request to a route. */
export interface RouteRequest {
  route: string;
  part: "read" | "write";
  path: string;
  isStaff: boolean;
  body?: URLSearchParams | FormData | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
  /** What is done to the database first. */
  setupSql?: string;
}

/** One after the other: each gets back what was answered to the one before. */
export type RequestSequence = AsyncGenerator<RouteRequest, void, string>;

export const formRequest = (route: string, path: string, fields: Fields, isStaff = false): RouteRequest => ({
  route,
  part: "write",
  path,
  isStaff,
  body: new URLSearchParams(fields),
});

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function findOne({ query }: RequestContext, column: string, from: string): Promise<string> {
  const [row] = await query(`select ${column} as value from ${from} limit 1`);
  if (!row) throw new Error(`there is no row in ${from}`);
  return String(row.value);
}
export const findId = (asking: RequestContext, from: string) => findOne(asking, "id", from);
export const findSlug = (asking: RequestContext, from: string) => findOne(asking, "slug", from);

/** The fields of the settings about bookings, which cannot be left empty. */
export const BOOKING_SETTINGS: Fields = {
  hold_hours: "24",
  deposit_percent: "0",
  balance_due_days: "7",
  furthest_days: "730",
  short_gaps: "on",
  check_in_from: "14:00",
  check_out_until: "10:00",
  channel_minutes: "30",
  answer_hours: "24",
  guest_page_days: "90",
  review_invite_days: "3",
  alert_hour: "7",
  sold_visible_days: "60",
  reduced_days: "60",
  reduced_percent: "1",
  guide_check_days: "180",
  blur_submissions: "on",
  count_misses: "on",
  offline: "on",
};

/** The table of a room of the office. */
export const TABLES: Record<string, string> = {
  experiences: "experiences",
  stays: "stays",
  transportation: "transportation_rentals",
  blog: "blog_articles",
  properties: "properties",
  guide: "guide_items",
  places: "places",
};

/** The page of a guest, by a link whose token the test knows. */
/** A link that ends mail, whose token the test knows. */
export async function mailStop(asking: RequestContext): Promise<string> {
  await asking.query(
    "insert into secret_links (token_hash, case_id, made_for, opens) select encode(sha256(rpad('stop', 43, 'x')::bytea), 'hex'), id, 'mail', 'stop' from cases where email is not null and erased_at is null limit 1 on conflict (token_hash) do nothing",
  );
  return `/stop/${"stop".padEnd(43, "x")}`;
}

/** Somebody wants to see a property, and was proposed a moment. The case of it. */
export async function askForViewing(asking: RequestContext): Promise<string> {
  const [made] = await asking.query(
    "insert into property_inquiries (property_id, property_title, name, email, message, kind, wanted_days, part_of_day, people, viewing_state, viewing_at) select id, title, 'Guest', 'guest@example.com', 'Hello', 'viewing', array[current_date + 2], 'any', 2, 'asked', now() + interval '2 days' from properties where published limit 1 returning case_id",
  );
  return String(made?.case_id);
}

const ALERTS = { page: "alerts", stop: "noalerts" } as const;

/** The page, or the stop, of a mailbox with one thing that waits and one that runs, by a link whose token the test knows. */
export async function alertsLink(asking: RequestContext, opens: keyof typeof ALERTS): Promise<string> {
  await asking.query(
    "insert into subscribers (email, language, next_at) values ('told@example.com', 'en', now() + interval '7 days') on conflict do nothing",
  );
  const subscriber = "(select id from subscribers where email = 'told@example.com')";
  await asking.query(
    `insert into alerts (subscriber_id, criteria, criteria_key) values (${subscriber}, '{"listing":"sale"}', repeat('a', 64)) on conflict do nothing`,
  );
  await asking.query(
    `insert into watched_properties (subscriber_id, property_id, lowest_told, state, confirmed_at) select ${subscriber}, id, price, 'on', now() from properties where published limit 1 on conflict do nothing`,
  );
  await asking.query(
    `insert into secret_links (token_hash, subscriber_id, made_for, opens) select encode(sha256(rpad($1, 43, 'x')::bytea), 'hex'), ${subscriber}, 'mail', $2 on conflict (token_hash) do nothing`,
    [ALERTS[opens], opens],
  );
  return `/${opens === "stop" ? "stop" : "alerts"}/${ALERTS[opens].padEnd(43, "x")}`;
}

export async function guestPage(asking: RequestContext, kind: string): Promise<string> {
  await asking.query(
    "insert into secret_links (token_hash, case_id, made_for) select encode(sha256(rpad($1, 43, 'x')::bytea), 'hex'), id, 'staff' from cases where kind = $1 and erased_at is null limit 1 on conflict (token_hash) do nothing",
    [kind],
  );
  return `/my/${kind.padEnd(43, "x")}`;
}

/** The cookie of somebody who planned one thing of each kind, on days so far ahead that nobody has them. */
export async function planCookies(asking: RequestContext): Promise<{ cookie: string }> {
  const hex = async (from: string) => (await findId(asking, from)).replaceAll("-", "");
  const day = (days: number) => inDays(days).replaceAll("-", "").slice(2);
  const [pattern] = await asking.query(
    `select experience_id, to_char(start_time, 'HH24MI') as time, (select to_char(d, 'YYMMDD') from generate_series(current_date + 420, current_date + 426, interval '1 day') d
       where (weekdays >> (extract(isodow from d)::int - 1)) & 1 = 1 limit 1) as day from departure_patterns where last_day is null limit 1`,
  );
  const keys = [
    `s${await hex("stays")}${day(420)}04----001000010`,
    `v${await hex("transportation_rentals where available")}${day(420)}04----001000010`,
    `x${String(pattern?.experience_id).replaceAll("-", "")}${String(pattern?.day)}00${String(pattern?.time)}002000010`,
  ];
  return { cookie: `pemba.plan=${keys.join("")}` };
}

/** The cookie of somebody who saved one thing of each kind. */
export async function savedCookies(asking: RequestContext): Promise<{ cookie: string }> {
  const tables = [
    ["s", "stays"],
    ["x", "experiences where id in (select experience_id from departure_patterns)"],
    ["v", "transportation_rentals where available"],
    ["p", "properties where published"],
  ] as const;
  const keys = tables.map(async ([letter, from]) => letter + (await findId(asking, from)).replaceAll("-", ""));
  return { cookie: `pemba.saved=${(await Promise.all(keys)).join("")}` };
}
