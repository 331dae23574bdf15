/** The tables and buckets that somebody outside may want to see or change. */
export type Store =
  | "translations"
  | "currencies"
  | "site_settings"
  | "admin_users"
  | "admin_notification_preferences"
  | "properties"
  | "property_inquiries"
  | "property_notifications"
  | "experiences"
  | "experience_inquiries"
  | "stays"
  | "stay_bookings"
  | "transportation_rentals"
  | "transportation_bookings"
  | "blog_articles"
  | "blog_categories"
  | "inquiries"
  | "pemba_property_bookings"
  | "changes"
  | "bin"
  | "outbox"
  | "redirects"
  | "property-images"
  | "stays-media"
  | "transportation-media"
  | "blog-media"
  | "experience-media"
  | "live";

/** "anyone" includes people who are signed in and are not staff: they may no more than a visitor. */
export type Who = "anyone" | "staff";

/** What is done with a store: read, insert, update, delete. */
export type Touches = Partial<Record<Store, string>>;

export interface Rule {
  who: Who;
  touches: Touches;
}

/** Of a route's loader and of its action. */
export interface RouteRule {
  read?: Rule;
  write?: Rule;
}

const anyone = (touches: Touches = {}): Rule => ({ who: "anyone", touches });
const staff = (touches: Touches = {}): Rule => ({ who: "staff", touches });

const LISTED: Touches = { properties: "R", experiences: "R", stays: "R", transportation_rentals: "R", blog_articles: "R" };
const REQUESTS: Touches = { experience_inquiries: "R", stay_bookings: "R", transportation_bookings: "R" };
const MESSAGES: Touches = { inquiries: "R", property_inquiries: "R" };
const ANSWERS: Touches = { experience_inquiries: "U", stay_bookings: "U", transportation_bookings: "U", changes: "I" };
/** Where a person can be found, and from where she is erased. */
const PERSON: Touches = { ...REQUESTS, ...MESSAGES, properties: "R", bin: "R", outbox: "R", changes: "R" };
const BUCKETS: Touches = { "property-images": "I", "stays-media": "I", "transportation-media": "I", "blog-media": "I", "experience-media": "I" };
const NOTHING_TO_READ = anyone();
const TEXTS_ONLY: RouteRule = { read: anyone() };
const CONTACT_FORM: RouteRule = { read: anyone(), write: anyone({ inquiries: "I" }) };

/** A room of the office: its list, from which items are deleted, and its form. */
function room(store: Store, { list = {}, make = {}, change = {} }: { list?: Touches; make?: Touches; change?: Touches } = {}): Record<"list" | "new" | "edit", RouteRule> {
  return {
    list: { read: staff({ [store]: "R", ...list }), write: staff({ [store]: "UD", bin: "I", changes: "I", ...change }) },
    new: { read: staff(list), write: staff({ [store]: "I", changes: "I", ...make }) },
    edit: { read: staff({ [store]: "R", changes: "R", ...list }), write: staff({ [store]: "U", changes: "I", ...change }) },
  };
}

/** A page that takes an old address ends the redirect there; a changed slug leaves one. */
const SLUGGED = { make: { redirects: "D" }, change: { redirects: "IUD" } } as const;
const experiences = room("experiences");
const stays = room("stays", SLUGGED);
const vehicles = room("transportation_rentals");
const articles = room("blog_articles", { list: { blog_categories: "R" }, ...SLUGGED });
const properties = room("properties", { list: { property_inquiries: "R" }, make: SLUGGED.make, change: { ...SLUGGED.change, property_notifications: "U" } });

/**
 * Who may do what, for every route that reads or writes. A route that is not here stops the server from starting (server/access.ts), and
 * tests/http/access.test.ts holds each of these lines against real answers.
 */
export const ACCESS: Record<string, RouteRule> = {
  "layouts/site": { read: anyone({ translations: "R", currencies: "R", site_settings: "R" }) },
  "layouts/page": TEXTS_ONLY,
  "pages/home.route": { read: anyone({ experiences: "R", stays: "R", properties: "R" }) },
  "features/experiences/site/list.route": { read: anyone({ experiences: "R" }) },
  "features/experiences/site/detail.route": { read: anyone({ experiences: "R" }), write: anyone({ experience_inquiries: "I" }) },
  "features/stays/site/list.route": { read: anyone({ stays: "R" }) },
  "features/stays/site/detail.route": { read: anyone({ stays: "R", redirects: "R" }), write: anyone({ stay_bookings: "I" }) },
  "features/transportation/site/list.route": { read: anyone({ transportation_rentals: "R" }), write: anyone({ transportation_bookings: "I" }) },
  "features/transportation/site/detail.route": { read: anyone({ transportation_rentals: "R" }), write: anyone({ transportation_bookings: "I" }) },
  "pages/travel.route": TEXTS_ONLY,
  "features/blog/site/list.route": { read: anyone({ blog_articles: "R", blog_categories: "R" }) },
  "features/blog/site/feed.route": { read: anyone({ blog_articles: "R" }) },
  "features/blog/site/article.route": { read: anyone({ blog_articles: "R", blog_categories: "R", redirects: "R" }) },
  "pages/about.route": CONTACT_FORM,
  "pages/beaches.route": TEXTS_ONLY,
  "pages/forest.route": TEXTS_ONLY,
  "pages/culture.route": TEXTS_ONLY,
  "pages/invest.route": CONTACT_FORM,
  "features/properties/site/list.route": { read: anyone({ properties: "R" }) },
  // A picture that comes with the form of somebody who has no scripts is stored with it.
  "features/properties/site/submit.route": { read: anyone(), write: anyone({ properties: "I", property_notifications: "I", "property-images": "I" }) },
  "features/properties/site/detail.route": { read: anyone({ properties: "R", redirects: "R" }), write: anyone({ property_inquiries: "I" }) },
  "pages/contact.route": CONTACT_FORM,
  "pages/privacy.route": TEXTS_ONLY,
  "pages/terms.route": TEXTS_ONLY,
  "pages/not-found.route": TEXTS_ONLY,
  "pages/sitemap/robots.route": TEXTS_ONLY,
  "pages/sitemap/index.route": { read: anyone(LISTED) },
  "pages/sitemap/file.route": { read: anyone(LISTED) },
  "features/properties/site/upload.route": { read: NOTHING_TO_READ, write: anyone({ "property-images": "I" }) },

  "features/auth/sign-out.route": { read: NOTHING_TO_READ, write: anyone() },
  "features/auth/sign-in.route": { read: NOTHING_TO_READ, write: anyone() },
  // Whoever has the secret of the link becomes staff by it, once.
  "features/auth/invitation.route": { read: anyone(), write: anyone() },

  // It answers the same whether there is such a person or not.
  "features/auth/forgot-password.route": { read: anyone(), write: anyone() },
  // Whoever has the secret of the link sets that person's password, once.
  "features/auth/reset-password.route": { read: anyone(), write: anyone() },

  "layouts/gate": { read: staff() },
  "features/auth/session.route": { read: staff() },
  "features/notifications/admin/live.route": { read: staff({ live: "R" }) },
  "features/notifications/admin/news.route": { read: staff({ ...REQUESTS, ...MESSAGES, property_notifications: "R", admin_notification_preferences: "RI" }) },
  "features/search/admin/search-data.route": { read: staff(LISTED) },
  "features/media/admin/upload.route": { read: staff(), write: staff(BUCKETS) },
  "features/media/admin/library/library.route": { read: staff() },
  "features/media/admin/resumable.route": { read: staff(), write: staff() },
  "pages/admin/customers/export.route": { read: staff({ ...REQUESTS, ...MESSAGES }) },
  "features/privacy/admin/export.route": { read: staff(PERSON) },
  "admin-translations-json": { read: staff({ translations: "R" }) },
  "admin-translations-csv": { read: staff({ translations: "R" }) },
  "features/analytics/admin/export.route": { read: staff({ ...REQUESTS, ...MESSAGES, pemba_property_bookings: "R" }) },
  "layouts/admin": { read: staff({ ...REQUESTS, inquiries: "R", property_notifications: "R", outbox: "R", admin_notification_preferences: "RI" }) },
  "pages/admin/dashboard.route": {
    read: staff({ ...LISTED, ...REQUESTS, ...MESSAGES, site_settings: "R", admin_users: "R", admin_notification_preferences: "R" }),
    write: staff({ ...ANSWERS, properties: "U", property_notifications: "U", site_settings: "U" }),
  },
  "admin-experiences": experiences.list,
  "admin-experiences-new": experiences.new,
  "admin-experiences-edit": experiences.edit,
  "admin-stays": stays.list,
  "admin-stays-new": stays.new,
  "admin-stays-edit": stays.edit,
  "admin-transportation": vehicles.list,
  "admin-transportation-new": vehicles.new,
  "admin-transportation-edit": vehicles.edit,
  "admin-blog": articles.list,
  "admin-blog-new": articles.new,
  "admin-blog-edit": articles.edit,
  "admin-properties": properties.list,
  "admin-properties-new": properties.new,
  "admin-properties-edit": properties.edit,
  "features/translations/admin/list.route": { read: staff({ translations: "R" }), write: staff({ translations: "IUD", changes: "I" }) },
  "features/translations/admin/import.route": { read: staff(), write: staff({ translations: "RIU", changes: "I" }) },
  "features/currencies/admin/list.route": { read: staff({ currencies: "R" }), write: staff({ currencies: "U", changes: "I" }) },
  "pages/admin/customers/customers.route": { read: staff({ ...REQUESTS, ...MESSAGES }), write: staff({ ...ANSWERS, inquiries: "U" }) },
  "features/privacy/admin/privacy.route": {
    read: staff({ ...PERSON, site_settings: "R" }),
    write: staff({ experience_inquiries: "U", stay_bookings: "U", transportation_bookings: "U", inquiries: "U", property_inquiries: "U", properties: "U", bin: "U", outbox: "D", changes: "IU" }),
  },
  "features/health/admin/health.route": { read: staff({ outbox: "R" }), write: staff() },
  "features/mail/admin/mail.route": { read: staff({ outbox: "R" }), write: staff({ outbox: "U", changes: "I" }) },
  "features/search/admin/search.route": { read: staff(LISTED) },
  "features/settings/admin/settings.route": { read: staff({ site_settings: "R", changes: "R" }), write: staff({ site_settings: "IU", changes: "I" }) },
  "features/auth/admin/staff.route": { read: staff({ admin_users: "R" }), write: staff({ admin_users: "IUD", changes: "I" }) },
  "features/auth/admin/account.route": { read: staff(), write: staff({ changes: "I" }) },
  "features/history/admin/history.route": { read: staff({ changes: "R" }) },
  "features/history/admin/bin.route": { read: staff({ bin: "R" }), write: staff({ bin: "D", experiences: "I", stays: "I", transportation_rentals: "I", blog_articles: "I", properties: "I", pemba_property_bookings: "I", changes: "I" }) },
  "features/bookings/admin/property-bookings.route": { read: staff({ pemba_property_bookings: "R", properties: "R" }), write: staff({ pemba_property_bookings: "ID", bin: "I", changes: "I" }) },
  "features/notifications/admin/center.route": {
    read: staff({ ...REQUESTS, property_notifications: "R" }),
    write: staff({ ...ANSWERS, properties: "U", property_notifications: "U", admin_notification_preferences: "U" }),
  },
  "features/analytics/admin/analytics.route": { read: staff({ ...REQUESTS, ...MESSAGES, pemba_property_bookings: "R" }) },
  "pages/admin/not-found.route": { read: staff() },
};
