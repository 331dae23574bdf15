import { fillPattern, listRoutes } from "#tests/support/routes";
import {
  findId,
  guestPage,
  findSlug,
  inDays,
  alertsLink,
  askForViewing,
  mailStop,
  planCookies,
  savedCookies,
  TABLES,
  type RequestContext,
  type RouteRequest,
} from "./request.ts";

/** What a page is asked for besides its own address. */
const QUERIES: Record<string, string[]> = {
  ...Object.fromEntries(
    ["experiences", "stays"].map((room) => [
      `features/${room}/site/list.route`,
      ["", `?from=${inDays(30)}&to=${inDays(34)}`],
    ]),
  ),
  "features/blog/site/list.route": ["?search=tide&category=Culture"],
  "features/analytics/admin/analytics.route": ["?data=live&period=30d"],
  "features/search/admin/search-data.route": ["?q=pemba", "?q=ABCDEF"],
  "features/bookings/admin/booking.route": ["?edit=days", "?edit=price"],
  "features/bookings/admin/booking-new.route": ["?kind=stay", "?kind=vehicle", "?kind=experience"],
  "features/search/admin/search.route": ["?q=pemba", "?q=ABCDEF"],
  "features/finding/site/search.route": ["?q=pemba", "?q=pembba", "?q=nosuchwordatall"],
  "features/finding/site/suggestions.route": ["?q=pemba"],
  "pages/admin/customers/export.route": ["experience", "stay", "transportation", "general", "property"].map(
    (section) => `?section=${section}`,
  ),
  "pages/admin/customers/customers.route": ["?q=guest"],
  "features/bookings/admin/timeline/timeline.route": ["?q=guest&for=staff&state=confirmed"],
  "features/privacy/admin/export.route": ["?q=guest@example.com"],
  "features/privacy/admin/privacy.route": ["?q=guest@example.com&text=guest"],
};

const SITEMAPS = ["pages", "stays", "experiences", "real-estate", "blog", "transportation"].map(
  (kind) => `/sitemaps/en-${kind}-1.xml`,
);

/** What staff want to be told by is stored when it is first asked for. */
const WITHOUT_PREFERENCES = "delete from admin_notification_preferences";
const SETUP_SQL: Record<string, string> = {
  // That it was asked for is written down once a day.
  "features/share/site/picture.route": "update share_pictures set used_on = current_date - 1",
  "features/notifications/admin/news.route": WITHOUT_PREFERENCES,
  "layouts/admin": WITHOUT_PREFERENCES,
};

/** The picture of one item of each kind, as its page names it; the first twice, once to make it and once to find it. */
async function sharePictures(asking: RequestContext): Promise<string[]> {
  const pages = [
    `/real-estate/${await findSlug(asking, "properties where published")}`,
    `/stays/${await findSlug(asking, "stays")}`,
    `/experiences/${await findId(asking, "experiences")}`,
    `/blog/${await findSlug(asking, "blog_articles where seo_og_image is null")}`,
    `/transportation/${await findId(asking, "transportation_rentals where available")}`,
  ];
  const pictures = await Promise.all(
    pages.map(async (page) => {
      const html = await (await fetch(asking.url + page, { headers: { cookie: "pemba.language=en" } })).text();
      return /property="og:image" content="[^"]*?(\/share\/[^"]+)"/.exec(html)?.[1] ?? `${page} names no picture`;
    }),
  );
  return [...pictures, ...pictures.slice(0, 1)];
}

/** The address of a route, with what is there in place of its parameters. */
async function pathsOf(asking: RequestContext, pattern: string): Promise<string[]> {
  const [, room = ""] = /1324admin\/(\w+)\/:id\/(?:edit|units|prices|departures|files)/.exec(pattern) ?? [];
  if (room) return [fillPattern(pattern, { id: await findId(asking, TABLES[room]!) })];
  switch (pattern) {
    case "/:lang?/experiences/:id":
      return [fillPattern(pattern, { id: await findId(asking, "experiences") })];
    case "/:lang?/transportation": {
      const id = await findId(asking, "transportation_rentals where available");
      return ["/transportation", `/transportation?book=${id}`];
    }
    case "/:lang?/transportation/:id":
      return [fillPattern(pattern, { id: await findId(asking, "transportation_rentals where available") })];
    // One that is not there may have moved.
    case "/:lang?/stays/:slug":
      return [fillPattern(pattern, { slug: await findSlug(asking, "stays") }), "/stays/moved-away"];
    case "/:lang?/blog/:slug":
      return [fillPattern(pattern, { slug: await findSlug(asking, "blog_articles") }), "/blog/moved-away"];
    case "/:lang?/real-estate/:slug":
      return [
        fillPattern(pattern, { slug: await findSlug(asking, "properties where published") }),
        "/real-estate/moved-away",
      ];
    case "/:lang?/real-estate/compare": {
      const rows = await asking.query("select id from properties where published limit 2");
      return [`/real-estate/compare?ids=${rows.map(({ id }) => String(id)).join(",")}`];
    }
    case "/property-files/:id":
      return [await propertyFile(asking, true)];
    case "/sitemaps/:file":
      return SITEMAPS;
    case "/share/:kind/:id/:file":
      return sharePictures(asking);
    case "/calendar/:file": {
      const [link] = await asking.query(
        "insert into calendar_links (stay_id, token) select id, rpad('statements', 43, 'x') from stays limit 1 on conflict (token) do update set revoked_at = null returning token",
      );
      return [`/calendar/${String(link?.token)}.ics`];
    }
    case "/:lang?/my/:token": {
      // Of each kind one, by a link whose token the test knows.
      const kinds = ["booking", "message", "question", "viewing", "offer", "list"];
      await askForViewing(asking);
      await asking.query(
        "insert into inquiries (name, email, message, topic, category) values ('Guest', 'guest@example.com', 'Hello', 'General Inquiry', 'General')",
      );
      await asking.query(
        "insert into inquiries (name, email, message, topic, category, items) values ('Guest', 'guest@example.com', 'Hello', 'Saved list', 'Sales', '[]')",
      );
      await asking.query(
        "insert into property_inquiries (property_id, property_title, name, email, message) select id, title, 'Guest', 'guest@example.com', 'Hello' from properties limit 1",
      );
      await asking.query(
        "with opened as (insert into cases (kind, title, name) values ('offer', 'A house', 'Guest') returning id) update properties set case_id = opened.id from opened where properties.id = (select id from properties limit 1)",
      );
      const pages = await Promise.all(kinds.map((kind) => guestPage(asking, kind)));
      return [...pages, ...(await changeForms(asking, pages[0] ?? "")), "/my/nothing"];
    }
    case "/:lang?/stop/:token":
      return [await mailStop(asking), await alertsLink(asking, "stop"), "/stop/nothing"];
    case "/:lang?/alerts/:token":
      // That it is used is written down beside the answer: by the second one it is.
      return [await alertsLink(asking, "page"), await alertsLink(asking, "page"), "/alerts/nothing"];
    case "/:lang?/saved/:token":
      // Read for the first time today, and one that is not there.
      await asking.query(
        "insert into shared_lists (token_hash, items, last_read_on) select encode(sha256(rpad('shared', 43, 'x')::bytea), 'hex'), jsonb_agg(jsonb_build_object('kind', kind, 'id', id)), current_date - 2 from (select 'stay' as kind, (select id from stays limit 1) as id union all select 'experience', (select id from experiences limit 1) union all select 'vehicle', (select id from transportation_rentals where available limit 1) union all select 'property', (select id from properties where published limit 1)) item on conflict (token_hash) do update set last_read_on = excluded.last_read_on",
      );
      return [`/saved/${"shared".padEnd(43, "x")}`, "/saved/nothing"];
    case "/:lang?/my/:token/news":
      return [`${await guestPage(asking, "booking")}/news`];
    case "/:lang?/my/:token/calendar.ics":
      return [
        `${await guestPage(asking, "booking")}/calendar.ics`,
        `${await guestPage(asking, "viewing")}/calendar.ics`,
      ];
    case "/:lang?/my/:token/voucher.pdf":
      return [`${await guestPage(asking, "booking")}/voucher.pdf`];
    case "/:lang?/real-estate/:slug/brochure.pdf":
      return [fillPattern(pattern, { slug: await findSlug(asking, "properties where published") })];
    case "/:lang?/my/:token/pictures":
      return [`${await guestPage(asking, "booking")}/pictures`];
    case "/:lang?/my/:token/pictures/:id":
      return [`${await guestPage(asking, "booking")}/pictures/${await findId(asking, "case_pictures")}`];
    case "/1324admin/inbox/:case/pictures":
      return [fillPattern(pattern, { case: await findId(asking, "cases") })];
    case "/1324admin/inbox/:case/pictures/:id": {
      const [picture] = await asking.query("select case_id, id from case_pictures limit 1");
      return [fillPattern(pattern, { case: String(picture?.case_id), id: String(picture?.id) })];
    }
    case "/1324admin/inbox/:case":
      // What each kind is about is read for the canned replies.
      return (await asking.query("select distinct on (kind) id from cases")).map(({ id }) =>
        fillPattern(pattern, { case: String(id) }),
      );
    case "/1324admin/day/:day":
    case "/1324admin/day/:day/export.csv":
      return [fillPattern(pattern, { day: inDays(1) })];
    case "/1324admin/bookings/:kind/:id":
    case "/1324admin/bookings/:kind/:id/voucher": {
      const kinds = [
        ["stay", "stay_bookings"],
        ["vehicle", "transportation_bookings"],
        ["experience", "experience_inquiries"],
      ] as const;
      const paths = kinds.map(async ([kind, table]) => fillPattern(pattern, { kind, id: await findId(asking, table) }));
      return Promise.all(paths);
    }
    default:
      return [fillPattern(pattern)];
  }
}

/**
 * Every route's loader, asked alone where the router can do so: a page's own, without those of the frames around it.
 */
export async function listReads(asking: RequestContext): Promise<RouteRequest[]> {
  const requests: RouteRequest[] = [];
  for (const { id, pattern, isPage } of listRoutes()) {
    const isStaff = pattern.startsWith("/1324admin");
    for (const address of await pathsOf(asking, pattern)) {
      for (const query of QUERIES[id] ?? [""]) {
        const [path, asked] = (address + query).split("?");
        const data = `${path === "/" ? "/_root" : path}.data?${asked ? `${asked}&` : ""}_routes=${encodeURIComponent(id)}`;
        requests.push({
          route: id,
          part: "read",
          path: isPage ? data : address + query,
          isStaff,
          setupSql: SETUP_SQL[id],
        });
      }
    }
  }
  return [
    ...requests,
    ...(await savedReads(asking)),
    ...(await planReads(asking)),
    ...(await staffReadsOfSite(asking)),
    ...(await moveReads(asking)),
  ];
}

/** A list with one thing of each kind, on days, and two things side by side. */
async function savedReads(asking: RequestContext): Promise<RouteRequest[]> {
  const route = "features/saved/site/saved.route";
  const ids = (await asking.query("select id from stays limit 2")).map(({ id }) => String(id));
  const days = `from=${inDays(30)}&to=${inDays(34)}`;
  return [
    {
      route,
      part: "read",
      path: `/saved.data?${days}&compare=stay&ids=${ids.join(",")}&_routes=${encodeURIComponent(route)}`,
      isStaff: false,
      headers: await savedCookies(asking),
    },
  ];
}

/** A plan with one thing of each kind. */
async function planReads(asking: RequestContext): Promise<RouteRequest[]> {
  const route = "features/plans/site/plan.route";
  const path = `/plan.data?_routes=${encodeURIComponent(route)}`;
  return [{ route, part: "read", path, isStaff: false, headers: await planCookies(asking) }];
}

/** What a move would change. */
async function moveReads(asking: RequestContext): Promise<RouteRequest[]> {
  const route = "features/bookings/admin/timeline/move.route";
  const bookings = [
    ["stay", await findId(asking, "stay_bookings where stay_id is not null")],
    ["vehicle", await findId(asking, "transportation_bookings where rental_id is not null")],
  ];
  return bookings.map(([kind, id]) => ({
    route,
    part: "read",
    path: `/1324admin/calendar/move.data?kind=${kind}&id=${id}&_routes=${encodeURIComponent(route)}`,
    isStaff: true,
  }));
}

/** A paper of a property, for anybody or on request. There are no bytes to it. */
async function propertyFile(asking: RequestContext, isPublic: boolean): Promise<string> {
  const name = isPublic ? "0".repeat(24) : "1".repeat(24);
  await asking.query(
    `insert into property_files (property_id, kind, title, path, type, bytes, is_public) select id, 'document', 'Lease', 'property-files/${name}.pdf', 'application/pdf', 5, ${isPublic} from properties where published limit 1 on conflict do nothing`,
  );
  return `/property-files/${await findId(asking, `property_files where path like '%${name}%'`)}`;
}

/** Staff on pages of visitors: they are offered the way to the office, and see what is not published yet. */
async function staffReadsOfSite(asking: RequestContext): Promise<RouteRequest[]> {
  const [frame, property] = ["layouts/site", "features/properties/site/detail.route"];
  const guest = "features/guests/site/my.route";
  const search = "features/finding/site/search.route";
  const hidden = `/real-estate/${await findSlug(asking, "properties where not published")}`;
  return [
    { route: frame, part: "read", path: `/contact.data?_routes=${frame}`, isStaff: true },
    { route: property, part: "read", path: `${hidden}.data?_routes=${property}`, isStaff: true },
    {
      route: "features/documents/site/brochure.route",
      part: "read",
      path: `${hidden}/brochure.pdf`,
      isStaff: true,
    },
    // What they miss is not counted.
    { route: search, part: "read", path: `/search.data?q=nosuchwordforstaff&_routes=${search}`, isStaff: true },
    {
      route: "features/properties/site/file.route",
      part: "read",
      path: await propertyFile(asking, false),
      isStaff: true,
    },
    { route: guest, part: "read", path: `${await guestPage(asking, "booking")}.data?_routes=${guest}`, isStaff: true },
  ];
}

/** The form of a change of each kind of booking, with days to be checked. */
async function changeForms(asking: RequestContext, page: string): Promise<string[]> {
  const shared = `(select case_id from secret_links where token_hash = encode(sha256(rpad('booking', 43, 'x')::bytea), 'hex')), id`;
  const guest = "'Guest', 'guest@example.com', '+255 777 123 456'";
  const kinds: { made: string; typed: Record<string, string> }[] = [
    {
      made: `insert into stay_bookings (case_id, stay_id, stay_name, full_name, email, phone, check_in, check_out, guests) select ${shared}, name, ${guest}, current_date + 600, current_date + 603, 1 from stays limit 1`,
      typed: { check_in: inDays(610), check_out: inDays(613), guests: "1" },
    },
    {
      made: `insert into transportation_bookings (case_id, rental_id, rental_name, rental_type, full_name, email, phone, pickup_date, return_date) select ${shared}, name, type, ${guest}, current_date + 600, current_date + 603 from transportation_rentals where available limit 1`,
      typed: { pickup_date: inDays(610), return_date: inDays(613), vehicles: "20", with_driver: "false" },
    },
    {
      made: `insert into experience_inquiries (case_id, experience_id, experience_title, full_name, email, phone, country_code, accommodation, participants, date) select ${shared}, title, ${guest}, '+255', 'Hotel', 2, current_date + 600 from experiences limit 1`,
      typed: { date: inDays(610), participants: "2" },
    },
  ];
  const paths: string[] = [];
  for (const { made, typed } of kinds) {
    const [booking] = await asking.query(`${made} returning reference`);
    paths.push(`${page}?${new URLSearchParams({ change: String(booking?.reference), ...typed }).toString()}`);
  }
  return paths;
}
