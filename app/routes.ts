import { index, layout, prefix, route, type RouteConfig } from "@react-router/dev/routes";

/** Every address of the site and of the office. A language prefix may stand before each public one; English has none. */
export default [
  route(":lang?", "layouts/site.tsx", [
    layout("layouts/page.tsx", [
      index("pages/home.route.tsx"),
      route("experiences", "features/experiences/site/list.route.tsx"),
      route("experiences/:id", "features/experiences/site/detail.route.tsx"),
      // The rooms below are being furnished: they answer in every language and say so.
      ...[
        "stays",
        "transportation",
        "travel",
        "blog",
        "about",
        "why-pemba/pristine-beaches",
        "why-pemba/lush-forest",
        "why-pemba/cultural-heritage",
        "invest",
        "real-estate",
        "real-estate/submit",
        "contact",
        "privacy",
        "terms",
      ].map((path) => route(path, "pages/soon.route.tsx", { id: `soon-${path.replaceAll("/", "-")}` })),
      route("*", "pages/not-found.route.tsx"),
    ]),
  ]),

  route("1324admin/sign-out", "features/auth/sign-out.route.ts"),
  route("1324admin", "layouts/gate.tsx", [
    route("live", "features/notifications/admin/live.route.ts"),
    route("media", "features/media/admin/upload.route.ts"),
    layout("layouts/admin.tsx", [
      index("pages/admin/dashboard.route.tsx"),
      ...prefix("experiences", [
        index("features/experiences/admin/list.route.tsx"),
        route("new", "features/experiences/admin/edit.route.tsx", { id: "admin-experience-new" }),
        route(":id/edit", "features/experiences/admin/edit.route.tsx", { id: "admin-experience-edit" }),
      ]),
      route("customers", "features/bookings/admin/customers.route.tsx"),
      ...["stays", "transportation", "blog", "properties", "translations", "currencies", "notifications", "analytics", "settings"].map((path) =>
        route(path, "pages/admin/soon.route.tsx", { id: `admin-soon-${path}` }),
      ),
      route("*", "pages/admin/not-found.route.tsx"),
    ]),
  ]),
] satisfies RouteConfig;
