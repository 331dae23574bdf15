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
  | "property_files"
  | "experiences"
  | "experience_inquiries"
  | "stays"
  | "stay_bookings"
  | "transportation_rentals"
  | "transportation_bookings"
  | "blog_articles"
  | "blog_categories"
  | "guide_items"
  | "places"
  | "inquiries"
  | "pemba_property_bookings"
  | "changes"
  | "bin"
  | "outbox"
  | "redirects"
  | "reviews"
  | "invitations"
  | "search_entries"
  | "site_search_entries"
  | "search_misses"
  | "property-images"
  | "stays-media"
  | "transportation-media"
  | "blog-media"
  | "experience-media"
  | "guest-files"
  | "property-files"
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
  | "job_runs"
  | "reference_codes"
  | "cases"
  | "case_messages"
  | "case_pictures"
  | "secret_links"
  | "shared_lists"
  | "plans"
  | "share_pictures"
  | "subscribers"
  | "alerts"
  | "watched_properties"
  | "told_properties"
  | "property_prices"
  | "canned_replies"
  | "documents"
  | "own_documents"
  | "asks"
  | "units"
  | "occupancies"
  | "hold_networks"
  | "departures"
  | "departure_seats"
  | "departure_patterns"
  | "seasons"
  | "long_stay_discounts"
  | "channels"
  | "channel_events"
  | "calendar_links"
  | "review_stats"
  | "mail_stops"
  | "app_secrets"
  | "booking_payments"
  | "site_search_words";
/** "anyone" includes people who are signed in but are not staff. */
export type Who = "anyone" | "staff";
/** Operations on a table or bucket: R read, I insert, U update, D delete. U and D include reading the row. */
export type ResourceAccess = Partial<Record<Resource, string>>;
export interface Rule {
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
export const anyone = (touches: ResourceAccess = {}, alongside: Rule["internalAccess"] = {}): Rule => ({
  who: "anyone",
  access: touches,
  internalAccess: alongside,
});
export const staff = (touches: ResourceAccess = {}, alongside: Rule["internalAccess"] = {}): Rule => ({
  who: "staff",
  access: touches,
  internalAccess: alongside,
});
