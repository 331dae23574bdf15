import { type ResourceAccess, type RouteRule, type Rule, anyone } from "#app/access/rule";
import {
  GUEST_MAIL,
  ACCOUNT,
  FILE,
  LEDGER_CHECK,
  NEW_PASSWORD,
  PRICE_NOTED,
  REQUESTS,
  SEATS_CHECK,
  SUBJECTS,
} from "#app/access/tables";

const PUBLIC_LISTINGS: ResourceAccess = {
  properties: "R",
  experiences: "R",
  stays: "R",
  transportation_rentals: "R",
  blog_articles: "R",
};
const NOTHING_TO_READ = anyone();
const TEXTS_ONLY: RouteRule = { read: anyone() };
/** How large the document of a page is, for its link. */
const DOCUMENT_SIZE: Rule["internalAccess"] = { documents: "R", own_documents: "R" };
/** A document is made and kept when it is asked for; who asks for many that must be made is counted. */
const MADE_DOCUMENT: Rule["internalAccess"] = { documents: "RIU", media_objects: "I", rate_limits: "IU" };
const DOCUMENT: Rule["internalAccess"] = { ...MADE_DOCUMENT, own_documents: "R" };
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

/** Triggers make the case of what is sent, and whoever sent it gets a link to its page. */
const CASE_AND_LINK: Rule["internalAccess"] = { reference_codes: "I", cases: "IU", secret_links: "I" };
/** The same with the first words of the conversation. */
const NEW_CASE: Rule["internalAccess"] = { ...CASE_AND_LINK, case_messages: "I" };
/** What guests gave, as numbers. */
const RATINGS: Rule["internalAccess"] = { review_stats: "R" };
/** What free days and prices are made of. */
const FREE_DAYS: Rule["internalAccess"] = { units: "R", occupancies: "R", seasons: "R" };
/** The same of departures. */
const FREE_SEATS: Rule["internalAccess"] = {
  departure_patterns: "R",
  departures: "R",
  departure_seats: "R",
  seasons: "R",
};
/** What can be saved, and all that is said of it. */
const SAVED: ResourceAccess = { experiences: "R", stays: "R", transportation_rentals: "R", properties: "R" };
const SAVED_FREE: Rule["internalAccess"] = {
  ...FREE_DAYS,
  ...FREE_SEATS,
  ...RATINGS,
  long_stay_discounts: "R",
  property_prices: "R",
};
/** The same of what can be planned. */
const PLANNED: ResourceAccess = { experiences: "R", stays: "R", transportation_rentals: "R" };
const PLANNED_FREE: Rule["internalAccess"] = { ...FREE_DAYS, ...FREE_SEATS, long_stay_discounts: "R" };
/** A visitor's request holds its days: ended holds go, and so does what it held before it was corrected. */
const HOLD: Rule["internalAccess"] = {
  ...FREE_DAYS,
  occupancies: "RID",
  hold_networks: "RIU",
  site_settings: "R",
  // Live holds are counted over all three kinds.
  experience_inquiries: "R",
  stay_bookings: "R",
  transportation_bookings: "R",
};
/** Who asks to be told of properties is asked back by mail. */
const SUBSCRIBED: Rule["internalAccess"] = { subscribers: "IU", outbox: "RI" };
const CONTACT_FORM: RouteRule = { read: anyone(), write: publicForm({ inquiries: "IU" }, NEW_CASE) };
const VEHICLE_FORM: Rule = publicForm(
  { transportation_bookings: "IU" },
  { transportation_rentals: "R", ...NEW_CASE, ...LEDGER_CHECK, ...HOLD, channels: "R", channel_events: "R" },
);

/** What visitors reach, and the way into the office. */
export const SITE_ACCESS: Record<string, RouteRule> = {
  "layouts/site": { read: anyone({ translations: "R", currencies: "R", site_settings: "R" }, ACCOUNT) },
  "layouts/page": TEXTS_ONLY,
  "pages/home.route": {
    read: anyone({ experiences: "R", stays: "R", properties: "R" }, { ...RATINGS, property_prices: "R" }),
  },
  "features/experiences/site/list.route": {
    read: anyone({ experiences: "R" }, { ...FREE_SEATS, ...RATINGS }),
  },
  "features/experiences/site/detail.route": {
    read: anyone({ experiences: "R", reviews: "R" }, { ...FREE_SEATS, ...RATINGS }),
    write: publicForm(
      { experience_inquiries: "IU" },
      {
        experiences: "R",
        site_settings: "R",
        ...NEW_CASE,
        ...SEATS_CHECK,
        ...FREE_SEATS,
        departures: "RIUD",
        departure_seats: "RIUD",
        hold_networks: "RIU",
        // Live holds are counted over all three kinds.
        experience_inquiries: "R",
        stay_bookings: "R",
        transportation_bookings: "R",
      },
    ),
  },
  "features/stays/site/list.route": {
    read: anyone({ stays: "R" }, { ...FREE_DAYS, ...RATINGS, long_stay_discounts: "R" }),
  },
  "features/stays/site/pins.route": { read: anyone({ stays: "R" }) },
  "features/stays/site/detail.route": {
    read: anyone({ stays: "R", reviews: "R", redirects: "R" }, { ...FREE_DAYS, ...RATINGS, long_stay_discounts: "R" }),
    write: publicForm(
      { stay_bookings: "IU" },
      {
        stays: "R",
        ...NEW_CASE,
        ...LEDGER_CHECK,
        ...HOLD,
        long_stay_discounts: "R",
        channels: "R",
        channel_events: "R",
      },
    ),
  },
  "features/transportation/site/list.route": {
    read: anyone({ transportation_rentals: "R" }, { ...FREE_DAYS, ...RATINGS }),
    write: VEHICLE_FORM,
  },
  "features/transportation/site/detail.route": {
    read: anyone({ transportation_rentals: "R", reviews: "R" }, { ...FREE_DAYS, ...RATINGS }),
    write: VEHICLE_FORM,
  },
  "pages/map.route": { read: anyone({ experiences: "R", stays: "R", properties: "R" }, { property_prices: "R" }) },
  "pages/travel.route": { read: anyone({}, DOCUMENT_SIZE) },
  "features/documents/site/guide.route": { read: anyone({}, DOCUMENT) },
  "features/documents/site/deck.route": { read: anyone({}, DOCUMENT) },
  // Staff may see that of a property before visitors do; it is not kept then.
  "features/documents/site/brochure.route": {
    read: anyone({ properties: "R", property_files: "R" }, { ...MADE_DOCUMENT, ...ACCOUNT, property_prices: "R" }),
  },
  "features/blog/site/list.route": { read: anyone({ blog_articles: "R", blog_categories: "R" }) },
  "features/blog/site/feed.route": { read: anyone({ blog_articles: "R", blog_categories: "R" }) },
  "features/blog/site/article.route": { read: anyone({ blog_articles: "R", blog_categories: "R", redirects: "R" }) },
  "pages/about.route": CONTACT_FORM,
  "pages/beaches.route": TEXTS_ONLY,
  "pages/forest.route": TEXTS_ONLY,
  "pages/culture.route": TEXTS_ONLY,
  "pages/invest.route": { ...CONTACT_FORM, read: anyone({}, DOCUMENT_SIZE) },
  // It answers the same whether the address is told of properties already or not.
  "features/properties/site/list.route": {
    read: anyone({ properties: "R" }, { property_prices: "R" }),
    write: anyone({ properties: "R" }, { rate_limits: "IU", ...SUBSCRIBED, alerts: "IU", watched_properties: "R" }),
  },
  "features/properties/site/pins.route": { read: anyone({ properties: "R" }) },
  "features/properties/site/compare.route": { read: anyone({ properties: "R" }, { property_prices: "R" }) },
  // A picture that comes with the form of somebody who has no scripts is stored with it.
  "features/properties/site/submit.route": {
    read: anyone(),
    write: publicForm(
      { properties: "IU", property_notifications: "IU", "property-images": "I" },
      { media_objects: "RI", ...CASE_AND_LINK, ...PRICE_NOTED },
    ),
  },
  // Staff may look at one that is not published yet.
  "features/properties/site/detail.route": {
    read: anyone({ properties: "R", property_files: "R", redirects: "R" }, { ...ACCOUNT, property_prices: "R" }),
    write: publicForm({ property_inquiries: "IU" }, { properties: "R", ...NEW_CASE }),
  },
  "pages/contact.route": CONTACT_FORM,
  // It answers the same whether there are requests of that address or not.
  "features/guests/site/find.route": {
    read: anyone(),
    write: anyone({}, { rate_limits: "IU", outbox: "I" }),
  },
  // Whoever has the secret of the link starts and ends what his mailbox is told of.
  "features/alerts/site/alerts.route": {
    read: anyone(
      { properties: "R" },
      { secret_links: "RU", subscribers: "R", alerts: "R", watched_properties: "R", rate_limits: "IU" },
    ),
    write: anyone(
      {},
      {
        secret_links: "R",
        subscribers: "U",
        alerts: "UD",
        watched_properties: "UD",
        app_secrets: "RI",
        mail_stops: "D",
      },
    ),
  },
  // It opens nothing, and ends one kind of mail for the mailbox it was sent to.
  "features/mail/site/stop.route": {
    read: anyone({}, { secret_links: "R", cases: "R", subscribers: "R", rate_limits: "IU" }),
    write: anyone(
      {},
      {
        secret_links: "R",
        cases: "R",
        app_secrets: "RI",
        mail_stops: "I",
        subscribers: "U",
        alerts: "D",
        watched_properties: "D",
      },
    ),
  },
  // Whoever has the secret of the link sees what was sent, and that alone.
  "features/guests/site/news.route": { read: anyone({}, { secret_links: "R", cases: "R" }) },
  "features/guests/site/calendar-file.route": {
    read: anyone(
      { experiences: "R", stays: "R", transportation_rentals: "R", properties: "R" },
      { secret_links: "R", cases: "R", ...REQUESTS, property_inquiries: "R", booking_payments: "R" },
    ),
  },
  "features/guests/site/voucher-file.route": {
    read: anyone(
      { experiences: "R", stays: "R", transportation_rentals: "R" },
      { secret_links: "R", ...REQUESTS, ...GUEST_MAIL, asks: "R", rate_limits: "IU" },
    ),
  },
  "features/guests/site/pictures.route": {
    read: NOTHING_TO_READ,
    write: anyone(
      { "guest-files": "I" },
      { ...FILE, secret_links: "R", cases: "R", case_pictures: "RI", rate_limits: "IU" },
    ),
  },
  "features/guests/site/picture.route": {
    read: anyone({}, { secret_links: "R", cases: "R", case_pictures: "R", case_messages: "R" }),
  },
  "features/guests/site/my.route": {
    read: anyone(
      { experiences: "R", stays: "R", transportation_rentals: "R", properties: "R" },
      {
        secret_links: "RU",
        cases: "R",
        inquiries: "R",
        property_inquiries: "R",
        ...REQUESTS,
        booking_payments: "R",
        changes: "R",
        case_messages: "R",
        case_pictures: "R",
        reviews: "R",
        asks: "R",
        // What a change would mean: what is free, and what it costs.
        ...LEDGER_CHECK,
        ...SEATS_CHECK,
        departure_patterns: "R",
        seasons: "R",
        long_stay_discounts: "R",
        channels: "R",
        site_settings: "R",
        rate_limits: "IU",
        ...ACCOUNT,
      },
    ),
    // Without scripts pictures come with the message; otherwise they were stored before.
    write: anyone(
      { "guest-files": "I" },
      {
        ...FILE,
        secret_links: "R",
        cases: "RU",
        case_messages: "RIU",
        case_pictures: "RIUD",
        reviews: "RIU",
        // What is asked for or cancelled: checked, stored, and told to both sides.
        ...SUBJECTS,
        ...LEDGER_CHECK,
        ...SEATS_CHECK,
        experience_inquiries: "RU",
        stay_bookings: "RU",
        transportation_bookings: "RU",
        property_inquiries: "U",
        asks: "RIU",
        occupancies: "RD",
        departure_seats: "RD",
        departure_patterns: "R",
        channels: "R",
        site_settings: "R",
        hold_networks: "D",
        booking_payments: "R",
        seasons: "R",
        long_stay_discounts: "R",
        changes: "I",
        rate_limits: "IU",
        outbox: "RID",
        admin_notification_preferences: "R",
        ...ACCOUNT,
      },
    ),
  },
  "features/saved/site/saved.route": {
    read: anyone(SAVED, SAVED_FREE),
    write: publicForm(
      { inquiries: "IU" },
      {
        ...SAVED,
        ...RATINGS,
        property_prices: "R",
        ...NEW_CASE,
        shared_lists: "IUD",
        ...SUBSCRIBED,
        outbox: "RID",
        alerts: "R",
        watched_properties: "IU",
      },
    ),
  },
  // Whoever has the secret of the address reads the copy of a list; that it was read is written down.
  "features/saved/site/shared.route": {
    read: anyone(SAVED, { ...RATINGS, property_prices: "R", shared_lists: "RU", rate_limits: "IU" }),
    write: anyone({}, { shared_lists: "R" }),
  },
  // The plan stands in a cookie: it is read as things are now, and sent as bookings of all three kinds.
  "features/plans/site/plan.route": {
    read: anyone(PLANNED, PLANNED_FREE),
    // Nothing is corrected: a plan that was sent is gone from the browser.
    write: anyone(
      { stay_bookings: "IU", transportation_bookings: "IU", experience_inquiries: "IU" },
      {
        ...PLANNED,
        ...PLANNED_FREE,
        ...HOLD,
        // Beyond the limits nothing is kept: what was held a moment ago is let go.
        hold_networks: "RIUD",
        departures: "RIUD",
        departure_seats: "RIUD",
        channels: "R",
        channel_events: "R",
        plans: "I",
        cases: "RI",
        reference_codes: "I",
        secret_links: "I",
        rate_limits: "IU",
        users: "R",
        admin_users: "R",
        admin_notification_preferences: "R",
        outbox: "I",
      },
    ),
  },
  // What finds nothing is counted, unless staff are searching.
  "features/finding/site/search.route": {
    read: anyone(
      { site_search_entries: "R", properties: "R" },
      { site_search_words: "R", search_misses: "IU", ...ACCOUNT },
    ),
  },
  "features/finding/site/suggestions.route": { read: anyone({ site_search_entries: "R", properties: "R" }) },
  "features/offline/site/offline.route": TEXTS_ONLY,
  "features/offline/site/manifest.route": TEXTS_ONLY,
  "features/offline/site/worker.route": TEXTS_ONLY,
  "pages/privacy.route": TEXTS_ONLY,
  "pages/terms.route": TEXTS_ONLY,
  "pages/not-found.route": TEXTS_ONLY,
  "pages/sitemap/robots.route": TEXTS_ONLY,
  "pages/sitemap/index.route": { read: anyone(PUBLIC_LISTINGS) },
  "pages/sitemap/file.route": { read: anyone(PUBLIC_LISTINGS) },
  // What a link preview shows of a page that anybody may read; made when it is first asked for, and kept.
  "features/share/site/picture.route": {
    read: anyone(
      { properties: "R", stays: "R", experiences: "R", blog_articles: "R", transportation_rentals: "R" },
      { share_pictures: "RIU" },
    ),
  },
  // Whoever has the secret of the address reads which days are taken, and nothing else.
  "features/availability/site/calendar.route": {
    read: anyone({}, { calendar_links: "RU", units: "R", occupancies: "R" }),
  },
  // What is given on request goes to staff alone.
  "features/properties/site/file.route": { read: anyone({ property_files: "R", properties: "R" }, ACCOUNT) },
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
};
