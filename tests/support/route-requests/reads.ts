import { fillPattern, listRoutes } from "#tests/support/routes";
import { findId, findSlug, inDays, TABLES, type RequestContext, type RouteRequest } from "./request.ts";

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
  "features/notifications/admin/news.route": WITHOUT_PREFERENCES,
  "layouts/admin": WITHOUT_PREFERENCES,
};

/** The address of a route, with what is there in place of its parameters. */
async function pathsOf(asking: RequestContext, pattern: string): Promise<string[]> {
  const [, room = ""] = /1324admin\/(\w+)\/:id\/(?:edit|units|prices|departures)/.exec(pattern) ?? [];
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
    case "/sitemaps/:file":
      return SITEMAPS;
    case "/calendar/:file": {
      const [link] = await asking.query(
        "insert into calendar_links (stay_id, token) select id, rpad('statements', 43, 'x') from stays limit 1 on conflict (token) do update set revoked_at = null returning token",
      );
      return [`/calendar/${String(link?.token)}.ics`];
    }
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
  return [...requests, ...(await staffReadsOfSite(asking)), ...(await moveReads(asking))];
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

/** Staff on pages of visitors: they are offered the way to the office, and see what is not published yet. */
async function staffReadsOfSite(asking: RequestContext): Promise<RouteRequest[]> {
  const [frame, property] = ["layouts/site", "features/properties/site/detail.route"];
  const hidden = `/real-estate/${await findSlug(asking, "properties where not published")}`;
  return [
    { route: frame, part: "read", path: `/contact.data?_routes=${frame}`, isStaff: true },
    { route: property, part: "read", path: `${hidden}.data?_routes=${property}`, isStaff: true },
  ];
}
