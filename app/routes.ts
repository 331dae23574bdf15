import { index, layout, prefix, route, type RouteConfig } from "@react-router/dev/routes";

/** A room of the office: its list, and the form of one item, new or not. */
function adminSection(room: string) {
  const form = `features/${room}/admin/edit.route.tsx`;
  return prefix(room, [
    index(`features/${room}/admin/list.route.tsx`, { id: `admin-${room}` }),
    route("new", form, { id: `admin-${room}-new` }),
    route(":id/edit", form, { id: `admin-${room}-edit` }),
  ]);
}

/** What a listing has besides its form: units and prices, which stays and vehicles share, or departures. */
function inventoryRoutes(room: "stays" | "transportation") {
  const screens = "features/availability/admin";
  return [
    route(`${room}/:id/units`, `${screens}/units/units.route.tsx`, { id: `admin-${room}-units` }),
    route(`${room}/:id/prices`, `${screens}/prices/prices.route.tsx`, { id: `admin-${room}-prices` }),
  ];
}

/**
 * Every address of the site and of the office. A language prefix may stand before each public one; English has none.
 */
export default [
  route(":lang?", "layouts/site.tsx", [
    layout("layouts/page.tsx", [
      index("pages/home.route.tsx"),
      route("experiences", "features/experiences/site/list.route.tsx"),
      route("experiences/:id", "features/experiences/site/detail.route.tsx"),
      route("stays", "features/stays/site/list.route.tsx"),
      route("stays/:slug", "features/stays/site/detail.route.tsx"),
      route("transportation", "features/transportation/site/list.route.tsx"),
      route("transportation/:id", "features/transportation/site/detail.route.tsx"),
      route("travel", "pages/travel.route.tsx"),
      route("blog", "features/blog/site/list.route.tsx"),
      route("blog/feed.xml", "features/blog/site/feed.route.ts"),
      route("blog/:slug", "features/blog/site/article.route.tsx"),
      route("about", "pages/about.route.tsx"),
      route("why-pemba/pristine-beaches", "pages/beaches.route.tsx"),
      route("why-pemba/lush-forest", "pages/forest.route.tsx"),
      route("why-pemba/cultural-heritage", "pages/culture.route.tsx"),
      route("invest", "pages/invest.route.tsx"),
      route("real-estate", "features/properties/site/list.route.tsx"),
      route("real-estate/submit", "features/properties/site/submit.route.tsx"),
      route("real-estate/:slug", "features/properties/site/detail.route.tsx"),
      route("contact", "pages/contact.route.tsx"),
      route("alerts/:token", "features/alerts/site/alerts.route.tsx"),
      route("stop/:token", "features/mail/site/stop.route.tsx"),
      route("my", "features/guests/site/find.route.tsx"),
      route("my/:token", "features/guests/site/my.route.tsx"),
      route("my/:token/news", "features/guests/site/news.route.ts"),
      route("my/:token/calendar.ics", "features/guests/site/calendar-file.route.ts"),
      route("my/:token/pictures", "features/guests/site/pictures.route.ts"),
      route("my/:token/pictures/:id", "features/guests/site/picture.route.ts"),
      route("saved", "features/saved/site/saved.route.tsx"),
      route("plan", "features/plans/site/plan.route.tsx"),
      route("saved/:token", "features/saved/site/shared.route.tsx"),
      route("privacy", "pages/privacy.route.tsx"),
      route("terms", "pages/terms.route.tsx"),
      route("*", "pages/not-found.route.tsx"),
    ]),
  ]),

  route("robots.txt", "pages/sitemap/robots.route.ts"),
  route("sitemap.xml", "pages/sitemap/index.route.ts"),
  route("sitemaps/:file", "pages/sitemap/file.route.ts"),
  route("calendar/:file", "features/availability/site/calendar.route.ts"),
  route("media/property-images", "features/properties/site/upload.route.ts"),

  route("1324admin/sign-out", "features/auth/sign-out.route.ts"),
  route("1324admin/sign-in", "features/auth/sign-in.route.ts"),
  route("1324admin/invitation/:token", "features/auth/invitation.route.tsx"),
  route("1324admin/forgot-password", "features/auth/forgot-password.route.tsx"),
  route("1324admin/reset-password/:token", "features/auth/reset-password.route.tsx"),
  route("1324admin", "layouts/gate.tsx", [
    route("session", "features/auth/session.route.ts"),
    route("live", "features/notifications/admin/live.route.ts"),
    route("news", "features/notifications/admin/news.route.ts"),
    route("search.json", "features/search/admin/search-data.route.ts"),
    route("media", "features/media/admin/upload.route.ts"),
    route("media/library", "features/media/admin/library/library.route.ts"),
    route("media/tus/:id?", "features/media/admin/resumable.route.ts"),
    route("inbox/:case/pictures", "features/guests/admin/pictures.route.ts"),
    route("inbox/:case/pictures/:id", "features/guests/admin/picture.route.ts"),
    route("privacy/export.json", "features/privacy/admin/export.route.ts"),
    route("day/:day/export.csv", "features/bookings/admin/day-sheet/export.route.ts"),
    route("customers/export.csv", "pages/admin/customers/export.route.ts"),
    route("bookings/export.csv", "features/bookings/admin/export.route.ts"),
    ...["json", "csv"].map((format) =>
      route(`translations/export.${format}`, "features/translations/admin/export.route.ts", {
        id: `admin-translations-${format}`,
      }),
    ),
    route("analytics/export.csv", "features/analytics/admin/export.route.ts"),
    layout("layouts/admin.tsx", [
      index("pages/admin/dashboard.route.tsx"),
      route("calendar", "features/bookings/admin/timeline/timeline.route.tsx"),
      route("calendar/move", "features/bookings/admin/timeline/move.route.tsx"),
      route("calendar/block", "features/bookings/admin/timeline/block.route.tsx"),
      route("day/:day", "features/bookings/admin/day-sheet/day-sheet.route.tsx"),
      ...adminSection("experiences"),
      ...adminSection("stays"),
      ...adminSection("transportation"),
      ...inventoryRoutes("stays"),
      ...inventoryRoutes("transportation"),
      route("experiences/:id/departures", "features/availability/admin/departures/departures.route.tsx"),
      ...adminSection("blog"),
      ...adminSection("properties"),
      ...prefix("translations", [
        index("features/translations/admin/list.route.tsx"),
        route("import", "features/translations/admin/import.route.tsx"),
      ]),
      route("currencies", "features/currencies/admin/list.route.tsx"),
      route("inbox", "features/guests/admin/inbox.route.tsx"),
      route("inbox/:case", "features/guests/admin/case.route.tsx"),
      route("replies", "features/guests/admin/replies.route.tsx"),
      route("reviews", "features/reviews/admin/reviews.route.tsx"),
      route("alerts", "features/alerts/admin/alerts.route.tsx"),
      route("channels", "features/availability/admin/channels.route.tsx"),
      route("customers", "pages/admin/customers/customers.route.tsx"),
      route("privacy", "features/privacy/admin/privacy.route.tsx"),
      route("mail", "features/mail/admin/mail.route.tsx"),
      route("health", "features/health/admin/health.route.tsx"),
      route("search", "features/search/admin/search.route.tsx"),
      route("settings", "features/settings/admin/settings.route.tsx"),
      route("staff", "features/auth/admin/staff.route.tsx"),
      route("account", "features/auth/admin/account.route.tsx"),
      route("history", "features/history/admin/history.route.tsx"),
      route("bin", "features/history/admin/bin.route.tsx"),
      route("bookings/new", "features/bookings/admin/booking-new.route.tsx"),
      route("bookings/:kind/:id", "features/bookings/admin/booking.route.tsx"),
      route("bookings/:kind/:id/voucher", "features/bookings/admin/voucher.route.tsx"),
      route("properties/bookings", "features/bookings/admin/property-bookings.route.tsx"),
      route("notifications", "features/notifications/admin/center.route.tsx"),
      route("analytics", "features/analytics/admin/analytics.route.tsx"),
      route("*", "pages/admin/not-found.route.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
