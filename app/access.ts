/** The tables and buckets that somebody outside may want to see or change. */
export type Resource =
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
  | "experience_reviews"
  | "invitations"
  | "search_entries"
  | "property-images"
  | "stays-media"
  | "transportation-media"
  | "blog-media"
  | "experience-media"
  | "live";

/** Internal tables that no route exposes directly. */
type InternalTable =
  | "users"
  | "sessions"
  | "accounts"
  | "two_factors"
  | "password_resets"
  | "rate_limits"
  | "media_objects"
  | "job_runs";

/** "anyone" includes people who are signed in but are not staff. */
export type Who = "anyone" | "staff";

/** Operations on a table or bucket: R read, I insert, U update, D delete. U and D include reading the row. */
type ResourceAccess = Partial<Record<Resource, string>>;

interface Rule {
  who: Who;
  /** What the caller reads or changes. */
  access: ResourceAccess;
  /** What the server accesses internally, invisible to the caller. */
  internalAccess?: Partial<Record<Resource | InternalTable, string>>;
}

/** Of a route's loader and of its action. */
export interface RouteRule {
  read?: Rule;
  write?: Rule;
}

const anyone = (touches: ResourceAccess = {}, alongside: Rule["internalAccess"] = {}): Rule => ({
  who: "anyone",
  access: touches,
  internalAccess: alongside,
});
const staff = (touches: ResourceAccess = {}, alongside: Rule["internalAccess"] = {}): Rule => ({
  who: "staff",
  access: touches,
  internalAccess: alongside,
});

const PUBLIC_LISTINGS: ResourceAccess = {
  properties: "R",
  experiences: "R",
  stays: "R",
  transportation_rentals: "R",
  blog_articles: "R",
};
const REQUESTS: ResourceAccess = { experience_inquiries: "R", stay_bookings: "R", transportation_bookings: "R" };
const MESSAGES: ResourceAccess = { inquiries: "R", property_inquiries: "R" };
/** What requests and messages are about. */
const SUBJECTS: ResourceAccess = { experiences: "R", stays: "R", transportation_rentals: "R" };
const ANSWERS: ResourceAccess = {
  experience_inquiries: "U",
  stay_bookings: "U",
  transportation_bookings: "U",
  changes: "I",
};
/** Where a person can be found, and from where she is erased. */
const PERSON: ResourceAccess = { ...REQUESTS, ...MESSAGES, properties: "R", bin: "R", outbox: "R", changes: "R" };
const BUCKETS: ResourceAccess = {
  "property-images": "I",
  "stays-media": "I",
  "transportation-media": "I",
  "blog-media": "I",
  "experience-media": "I",
};
/** Every file has a row of its own, whichever bucket it is in. */
const FILE: Rule["internalAccess"] = { media_objects: "I" };
/** The old one goes, with what could still be done by it. */
const NEW_PASSWORD: Rule["internalAccess"] = { accounts: "ID", password_resets: "D", sessions: "D" };
/** Who is signed in. */
const ACCOUNT: Rule["internalAccess"] = { sessions: "R", users: "R", admin_users: "R" };
const NOTHING_TO_READ = anyone();
const TEXTS_ONLY: RouteRule = { read: anyone() };

/**
 * A form of visitors. It inserts, and updates what the same form has sent a moment before, while no staff have
 * answered. On the way senders are counted, staff who want to know are looked up, and messages are written, or taken
 * back when they tell what has been corrected.
 */
function publicForm(touches: ResourceAccess, alongside: Rule["internalAccess"] = {}): Rule {
  const notificationAccess: Rule["internalAccess"] = {
    users: "R",
    admin_users: "R",
    admin_notification_preferences: "R",
    outbox: "ID",
    changes: "RI",
  };
  return anyone(touches, { rate_limits: "IU", ...notificationAccess, ...alongside });
}

const CONTACT_FORM: RouteRule = { read: anyone(), write: publicForm({ inquiries: "IU" }) };
const VEHICLE_FORM: Rule = publicForm({ transportation_bookings: "IU" }, { transportation_rentals: "R" });

/** What a room of the office touches besides its own items. */
interface AdminSection {
  /** Shown in its list. */
  list?: ResourceAccess;
  /** Offered by its form, and looked at when that is sent. */
  form?: ResourceAccess;
  /** Shown beside the form of an item that is there. */
  edited?: ResourceAccess;
  /** Changed when an item is made, when it is saved, and from the list. */
  make?: ResourceAccess;
  change?: ResourceAccess;
  inList?: ResourceAccess;
  /** What was about an item that is deleted. */
  alongside?: Rule["internalAccess"];
}

/** Its list, from which items are deleted, and its form. */
function adminSection(
  store: Resource,
  { list = {}, form = {}, edited = {}, make = {}, change = {}, inList = {}, alongside = {} }: AdminSection = {},
): Record<"list" | "new" | "edit", RouteRule> {
  return {
    list: {
      read: staff({ [store]: "R", ...list }),
      write: staff({ [store]: "D", bin: "I", changes: "I", ...inList }, alongside),
    },
    new: { read: staff(form), write: staff({ [store]: "I", changes: "I", ...make }, form) },
    edit: {
      read: staff({ [store]: "R", changes: "R", ...form, ...edited }),
      write: staff({ [store]: "U", changes: "I", ...change }, form),
    },
  };
}

/** A page that takes an old address ends the redirect there; a changed slug leaves one. */
const SLUGGED = { make: { redirects: "D" }, change: { redirects: "IUD" } } as const;
const experiences = adminSection("experiences", { alongside: { experience_inquiries: "U", experience_reviews: "D" } });
const stays = adminSection("stays", { ...SLUGGED, alongside: { stay_bookings: "U" } });
const vehicles = adminSection("transportation_rentals", {
  inList: { transportation_rentals: "UD" },
  alongside: { transportation_bookings: "U" },
});
const articles = adminSection("blog_articles", {
  list: { blog_categories: "R" },
  form: { blog_categories: "R" },
  ...SLUGGED,
});
const properties = adminSection("properties", {
  ...SLUGGED,
  list: { property_notifications: "R" },
  edited: { property_inquiries: "R" },
  inList: { properties: "UD", property_notifications: "UD" },
  alongside: { property_inquiries: "U", pemba_property_bookings: "U", redirects: "D" },
});

/**
 * Who may do what, for every route that reads or writes. A route that is not here stops the server from starting
 * (server/access.ts), and tests/http/access.test.ts holds each of these lines against real answers,
 * tests/http/statements.test.ts against what the database was really asked.
 */
export const ACCESS: Record<string, RouteRule> = {
  "layouts/site": { read: anyone({ translations: "R", currencies: "R", site_settings: "R" }, ACCOUNT) },
  "layouts/page": TEXTS_ONLY,
  "pages/home.route": { read: anyone({ experiences: "R", experience_reviews: "R", stays: "R", properties: "R" }) },
  "features/experiences/site/list.route": { read: anyone({ experiences: "R", experience_reviews: "R" }) },
  "features/experiences/site/detail.route": {
    read: anyone({ experiences: "R", experience_reviews: "R" }),
    write: publicForm({ experience_inquiries: "IU" }, { experiences: "R" }),
  },
  "features/stays/site/list.route": { read: anyone({ stays: "R" }) },
  "features/stays/site/detail.route": {
    read: anyone({ stays: "R", redirects: "R" }),
    write: publicForm({ stay_bookings: "IU" }, { stays: "R" }),
  },
  "features/transportation/site/list.route": { read: anyone({ transportation_rentals: "R" }), write: VEHICLE_FORM },
  "features/transportation/site/detail.route": { read: anyone({ transportation_rentals: "R" }), write: VEHICLE_FORM },
  "pages/travel.route": TEXTS_ONLY,
  "features/blog/site/list.route": { read: anyone({ blog_articles: "R", blog_categories: "R" }) },
  "features/blog/site/feed.route": { read: anyone({ blog_articles: "R", blog_categories: "R" }) },
  "features/blog/site/article.route": { read: anyone({ blog_articles: "R", blog_categories: "R", redirects: "R" }) },
  "pages/about.route": CONTACT_FORM,
  "pages/beaches.route": TEXTS_ONLY,
  "pages/forest.route": TEXTS_ONLY,
  "pages/culture.route": TEXTS_ONLY,
  "pages/invest.route": CONTACT_FORM,
  "features/properties/site/list.route": { read: anyone({ properties: "R" }) },
  // A picture that comes with the form of somebody who has no scripts is stored with it.
  "features/properties/site/submit.route": {
    read: anyone(),
    write: publicForm(
      { properties: "IU", property_notifications: "IU", "property-images": "I" },
      { media_objects: "RI" },
    ),
  },
  // Staff may look at one that is not published yet.
  "features/properties/site/detail.route": {
    read: anyone({ properties: "R", redirects: "R" }, ACCOUNT),
    write: publicForm({ property_inquiries: "IU" }, { properties: "R" }),
  },
  "pages/contact.route": CONTACT_FORM,
  "pages/privacy.route": TEXTS_ONLY,
  "pages/terms.route": TEXTS_ONLY,
  "pages/not-found.route": TEXTS_ONLY,
  "pages/sitemap/robots.route": TEXTS_ONLY,
  "pages/sitemap/index.route": { read: anyone(PUBLIC_LISTINGS) },
  "pages/sitemap/file.route": { read: anyone(PUBLIC_LISTINGS) },
  "features/properties/site/upload.route": {
    read: NOTHING_TO_READ,
    write: anyone({ "property-images": "I" }, { ...FILE, rate_limits: "IU" }),
  },

  "features/auth/sign-out.route": {
    read: NOTHING_TO_READ,
    write: anyone({}, { sessions: "RD", users: "R", changes: "I" }),
  },
  "features/auth/sign-in.route": {
    read: NOTHING_TO_READ,
    write: anyone(
      {},
      {
        rate_limits: "IUD",
        users: "R",
        admin_users: "R",
        accounts: "R",
        two_factors: "R",
        sessions: "I",
        changes: "I",
      },
    ),
  },
  // Whoever has the secret of the link becomes staff by it, once.
  "features/auth/invitation.route": {
    read: anyone({}, { invitations: "R" }),
    write: anyone(
      {},
      { invitations: "D", users: "I", admin_users: "I", ...NEW_PASSWORD, sessions: "ID", changes: "I" },
    ),
  },

  // It answers the same whether there is such a person or not.
  "features/auth/forgot-password.route": {
    read: anyone(),
    write: anyone({}, { rate_limits: "IU", users: "R", admin_users: "R", password_resets: "IU", outbox: "I" }),
  },
  // Whoever has the secret of the link sets that person's password, once.
  "features/auth/reset-password.route": {
    read: anyone({}, { password_resets: "R", users: "R", admin_users: "R" }),
    write: anyone({}, { users: "R", admin_users: "R", ...NEW_PASSWORD, rate_limits: "D", changes: "I" }),
  },

  "layouts/gate": { read: staff({}, ACCOUNT) },
  "features/auth/session.route": { read: staff() },
  "features/notifications/admin/live.route": { read: staff({ live: "R" }) },
  "features/notifications/admin/news.route": {
    read: staff({ ...REQUESTS, ...MESSAGES, property_notifications: "R", admin_notification_preferences: "RI" }),
  },
  "features/search/admin/search-data.route": { read: staff({ search_entries: "R" }) },
  "features/media/admin/upload.route": { read: staff(), write: staff(BUCKETS, FILE) },
  "features/media/admin/library/library.route": { read: staff({}, { media_objects: "R" }) },
  "features/media/admin/resumable.route": { read: staff(), write: staff() },
  "pages/admin/customers/export.route": { read: staff({ ...REQUESTS, ...MESSAGES, ...SUBJECTS, properties: "R" }) },
  "features/privacy/admin/export.route": { read: staff(PERSON) },
  "admin-translations-json": { read: staff({ translations: "R" }) },
  "admin-translations-csv": { read: staff({ translations: "R" }) },
  "features/analytics/admin/export.route": {
    read: staff({ ...REQUESTS, ...MESSAGES, pemba_property_bookings: "R", properties: "R", experiences: "R" }),
  },
  "layouts/admin": {
    read: staff({
      ...REQUESTS,
      inquiries: "R",
      property_notifications: "R",
      outbox: "R",
      admin_notification_preferences: "RI",
    }),
  },
  "pages/admin/dashboard.route": {
    read: staff(
      {
        ...SUBJECTS,
        ...REQUESTS,
        properties: "R",
        inquiries: "R",
        property_notifications: "R",
        pemba_property_bookings: "R",
        site_settings: "R",
        admin_users: "R",
        admin_notification_preferences: "R",
      },
      { job_runs: "R" },
    ),
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
  "features/translations/admin/list.route": {
    read: staff({ translations: "R" }),
    write: staff({ translations: "IUD", bin: "I", changes: "I" }),
  },
  "features/translations/admin/import.route": { read: staff(), write: staff({ translations: "RIU", changes: "I" }) },
  "features/currencies/admin/list.route": {
    read: staff({ currencies: "R" }),
    write: staff({ currencies: "U", changes: "I" }),
  },
  "pages/admin/customers/customers.route": {
    read: staff({ ...REQUESTS, ...MESSAGES, ...SUBJECTS, properties: "R" }),
    write: staff({ ...ANSWERS, inquiries: "U" }),
  },
  "features/privacy/admin/privacy.route": {
    read: staff({ ...PERSON, site_settings: "R" }),
    write: staff(
      {
        experience_inquiries: "U",
        stay_bookings: "U",
        transportation_bookings: "U",
        inquiries: "U",
        property_inquiries: "U",
        properties: "U",
        bin: "U",
        outbox: "D",
        changes: "IU",
      },
      { rate_limits: "D" },
    ),
  },
  "features/health/admin/health.route": {
    read: staff({ outbox: "R", currencies: "R" }, { job_runs: "R" }),
    write: staff({}, { rate_limits: "IU" }),
  },
  "features/mail/admin/mail.route": { read: staff({ outbox: "R" }), write: staff({ outbox: "UD", changes: "I" }) },
  "features/search/admin/search.route": { read: staff({ search_entries: "R" }) },
  "features/settings/admin/settings.route": {
    read: staff({ site_settings: "R", changes: "R" }),
    write: staff({ site_settings: "IU", changes: "I" }),
  },
  "features/auth/admin/staff.route": {
    read: staff({ admin_users: "R", invitations: "R", changes: "R" }, { users: "R", two_factors: "R" }),
    write: staff(
      { admin_users: "UD", invitations: "IUD", changes: "I" },
      { sessions: "D", two_factors: "D", rate_limits: "IU", outbox: "I" },
    ),
  },
  "features/auth/admin/account.route": {
    read: staff({}, { two_factors: "R" }),
    write: staff({ changes: "I" }, { ...NEW_PASSWORD, two_factors: "IUD", rate_limits: "IUD" }),
  },
  "features/history/admin/history.route": { read: staff({ changes: "R" }) },
  "features/history/admin/bin.route": {
    read: staff({ bin: "R" }),
    write: staff(
      {
        bin: "D",
        experiences: "I",
        stays: "I",
        transportation_rentals: "I",
        blog_articles: "I",
        properties: "I",
        pemba_property_bookings: "I",
        changes: "I",
      },
      { blog_categories: "R" },
    ),
  },
  "features/bookings/admin/property-bookings.route": {
    read: staff({ pemba_property_bookings: "R", properties: "R" }),
    write: staff({ pemba_property_bookings: "ID", bin: "I", changes: "I" }, { properties: "R" }),
  },
  "features/notifications/admin/center.route": {
    read: staff({ ...REQUESTS, ...SUBJECTS, inquiries: "R", property_notifications: "R", properties: "R" }),
    write: staff(
      { ...ANSWERS, properties: "U", property_notifications: "U", admin_notification_preferences: "U" },
      { stays: "R", transportation_rentals: "R" },
    ),
  },
  "features/analytics/admin/analytics.route": {
    read: staff({
      ...REQUESTS,
      ...MESSAGES,
      pemba_property_bookings: "R",
      properties: "R",
      experiences: "R",
      property_notifications: "R",
      changes: "R",
    }),
  },
  "pages/admin/not-found.route": { read: staff() },
};
