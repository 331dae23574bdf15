import { articles, experiences, guideItems, places, properties, stays, vehicles } from "#app/access/admin-sections";
import { type ResourceAccess, type RouteRule, type Rule, staff } from "#app/access/rule";
import {
  ACCOUNT,
  ANSWERS,
  ASKS_CLOSED,
  ASSIGNEES,
  FILE,
  GUEST_MAIL,
  LEDGER_CHECK,
  NEW_PASSWORD,
  PLACEMENT,
  PRICE_NOTED,
  REQUESTS,
  REVIEW_REOPENED,
  SUBJECTS,
} from "#app/access/tables";

const MESSAGES: ResourceAccess = { inquiries: "R", property_inquiries: "R" };
/** Where a person can be found, and from where she is erased. */
const PERSON: ResourceAccess = { ...REQUESTS, ...MESSAGES, properties: "R", bin: "R", outbox: "R", changes: "R" };
const BUCKETS: ResourceAccess = {
  "property-images": "I",
  "stays-media": "I",
  "transportation-media": "I",
  "blog-media": "I",
  "experience-media": "I",
};
/** What is held of a person besides what she sent. */
const HELD_WITH_BOOKINGS: Rule["internalAccess"] = {
  channel_events: "R",
  cases: "R",
  case_messages: "R",
  case_pictures: "R",
  secret_links: "R",
  plans: "R",
  asks: "R",
  reviews: "R",
  booking_payments: "R",
  subscribers: "R",
  alerts: "R",
  watched_properties: "R",
};
/** The office, without its bookings. */
export const ADMIN_ACCESS: Record<string, RouteRule> = {
  "layouts/gate": { read: staff({}, ACCOUNT) },
  "features/auth/session.route": { read: staff() },
  "features/notifications/admin/live.route": { read: staff({ live: "R" }) },
  "features/notifications/admin/news.route": {
    read: staff({ ...REQUESTS, ...MESSAGES, property_notifications: "R", admin_notification_preferences: "RI" }),
  },
  "features/search/admin/search-data.route": { read: staff({ search_entries: "R", ...REQUESTS }) },
  "features/media/admin/upload.route": { read: staff(), write: staff(BUCKETS, FILE) },
  "features/media/admin/library/library.route": { read: staff({}, { media_objects: "R" }) },
  "features/media/admin/resumable.route": { read: staff(), write: staff() },
  "pages/admin/customers/export.route": {
    read: staff({ ...REQUESTS, ...MESSAGES, ...SUBJECTS, properties: "R" }, ASSIGNEES),
  },
  "features/privacy/admin/export.route": { read: staff(PERSON, HELD_WITH_BOOKINGS) },
  "admin-translations-json": { read: staff({ translations: "R" }) },
  "admin-translations-csv": { read: staff({ translations: "R" }) },
  "features/analytics/admin/export.route": {
    read: staff({ ...REQUESTS, ...MESSAGES, pemba_property_bookings: "R", properties: "R", experiences: "R" }),
  },
  "layouts/admin": {
    read: staff(
      {
        ...REQUESTS,
        inquiries: "R",
        property_notifications: "R",
        reviews: "R",
        outbox: "R",
        admin_notification_preferences: "RI",
      },
      { admin_users: "R", cases: "R" },
    ),
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
        guide_items: "R",
      },
      { job_runs: "R", occupancies: "R", departure_seats: "R", channels: "R", channel_events: "R", cases: "R" },
    ),
    write: staff(
      { ...ANSWERS, properties: "U", property_notifications: "U", site_settings: "U", outbox: "ID" },
      { ...PLACEMENT, ...GUEST_MAIL, ...REVIEW_REOPENED, ...ASKS_CLOSED },
    ),
  },
  "admin-experiences": experiences.list,
  "admin-experiences-new": experiences.new,
  "admin-experiences-edit": experiences.edit,
  "admin-stays": stays.list,
  "admin-stays-new": stays.new,
  "admin-stays-edit": stays.edit,
  "admin-guide": guideItems.list,
  "admin-guide-new": guideItems.new,
  "admin-guide-edit": guideItems.edit,
  "admin-places": places.list,
  "admin-places-new": places.new,
  "admin-places-edit": places.edit,
  "admin-transportation": vehicles.list,
  "admin-transportation-new": vehicles.new,
  "admin-transportation-edit": vehicles.edit,
  "admin-blog": articles.list,
  "admin-blog-new": articles.new,
  "admin-blog-edit": articles.edit,
  "admin-properties": properties.list,
  "admin-properties-new": properties.new,
  "admin-properties-edit": properties.edit,
  "features/properties/admin/files.route": {
    read: staff({ properties: "R", property_files: "R" }),
    write: staff(
      { properties: "R", property_files: "IUD", "property-files": "I", changes: "I" },
      { media_objects: "ID" },
    ),
  },
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
    read: staff({ ...REQUESTS, ...MESSAGES, ...SUBJECTS, properties: "R" }, ASSIGNEES),
    write: staff(
      { ...ANSWERS, inquiries: "U", outbox: "ID" },
      { ...PLACEMENT, ...GUEST_MAIL, ...REVIEW_REOPENED, ...ASKS_CLOSED },
    ),
  },
  "features/privacy/admin/privacy.route": {
    read: staff({ ...PERSON, site_settings: "R" }, HELD_WITH_BOOKINGS),
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
      {
        rate_limits: "D",
        cases: "U",
        case_messages: "U",
        case_pictures: "D",
        media_objects: "U",
        secret_links: "D",
        asks: "U",
        reviews: "UD",
        // With all that hangs on them.
        subscribers: "D",
        alerts: "D",
        watched_properties: "D",
        told_properties: "D",
        booking_payments: "U",
        hold_networks: "D",
        occupancies: "ID",
        units: "R",
        channels: "RU",
        channel_events: "RU",
        departure_seats: "D",
        departures: "R",
      },
    ),
  },
  "features/health/admin/health.route": {
    read: staff(
      { outbox: "R", currencies: "R", ...REQUESTS },
      {
        job_runs: "R",
        channels: "R",
        channel_events: "R",
        occupancies: "R",
        units: "R",
        departures: "R",
        departure_seats: "R",
        documents: "R",
      },
    ),
    write: staff({}, { rate_limits: "IU" }),
  },
  "features/alerts/admin/alerts.route": {
    read: staff({}, { subscribers: "R", alerts: "R", watched_properties: "R" }),
    write: staff(
      { changes: "I" },
      { subscribers: "D", alerts: "D", watched_properties: "D", told_properties: "D", secret_links: "D" },
    ),
  },
  "features/finding/admin/misses.route": { read: staff({ search_misses: "R" }) },
  "features/finding/admin/export.route": { read: staff({ search_misses: "R" }) },
  "features/documents/admin/documents.route": {
    read: staff({ properties: "R" }, { documents: "R", own_documents: "R" }),
    write: staff({}, { media_objects: "IU", documents: "IUD", own_documents: "IUD" }),
  },
  "features/mail/admin/mail.route": { read: staff({ outbox: "R" }), write: staff({ outbox: "UD", changes: "I" }) },
  "features/search/admin/search.route": { read: staff({ search_entries: "R", ...REQUESTS }) },
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
    read: staff({}, { two_factors: "R", admin_users: "R" }),
    write: staff({ admin_users: "U", changes: "I" }, { ...NEW_PASSWORD, two_factors: "IUD", rate_limits: "IUD" }),
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
        guide_items: "I",
        places: "I",
        changes: "I",
      },
      { blog_categories: "R", units: "I", cases: "R", reviews: "D", ...PRICE_NOTED },
    ),
  },
  "features/bookings/admin/property-bookings.route": {
    read: staff({ pemba_property_bookings: "R", properties: "R" }),
    write: staff({ pemba_property_bookings: "ID", bin: "I", changes: "I" }, { properties: "R" }),
  },
  "features/notifications/admin/center.route": {
    read: staff({ ...REQUESTS, ...SUBJECTS, inquiries: "R", property_notifications: "R", properties: "R" }),
    write: staff(
      { ...ANSWERS, properties: "U", property_notifications: "U", admin_notification_preferences: "U", outbox: "ID" },
      { ...PRICE_NOTED, ...PLACEMENT, ...GUEST_MAIL, ...REVIEW_REOPENED, ...ASKS_CLOSED },
    ),
  },
  "features/analytics/admin/analytics.route": {
    read: staff(
      {
        ...REQUESTS,
        ...MESSAGES,
        pemba_property_bookings: "R",
        properties: "R",
        experiences: "R",
        property_notifications: "R",
        changes: "R",
      },
      { ...LEDGER_CHECK, booking_payments: "R", site_settings: "R" },
    ),
  },
  "pages/admin/not-found.route": { read: staff() },
};
