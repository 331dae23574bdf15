import { fillPattern, listRoutes } from "#tests/support/routes";
import { findId, findSlug, TABLES, type RequestContext, type RouteRequest } from "./request.ts";

/** What a page is asked for besides its own address. */
const QUERIES: Record<string, string[]> = {
  "features/blog/site/list.route": ["?search=tide&category=Culture"],
  "features/analytics/admin/analytics.route": ["?data=live&period=30d"],
  "features/search/admin/search-data.route": ["?q=pemba"],
  "features/search/admin/search.route": ["?q=pemba"],
  "pages/admin/customers/export.route": ["experience", "stay", "transportation", "general", "property"].map(
    (section) => `?section=${section}`,
  ),
  "pages/admin/customers/customers.route": ["?q=guest"],
  "features/privacy/admin/export.route": ["?q=guest@example.com"],
  "features/privacy/admin/privacy.route": ["?q=guest@example.com"],
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
  const [, room = ""] = /1324admin\/(\w+)\/:id\/edit/.exec(pattern) ?? [];
  if (room) return [fillPattern(pattern, { id: await findId(asking, TABLES[room]!) })];
  switch (pattern) {
    case "/:lang?/experiences/:id":
      return [fillPattern(pattern, { id: await findId(asking, "experiences") })];
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
        const data = `${address === "/" ? "/_root" : address}.data${query}${query ? "&" : "?"}_routes=${encodeURIComponent(id)}`;
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
  return [...requests, ...(await staffReadsOfSite(asking))];
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
