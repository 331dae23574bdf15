import type { RecordShape } from "#app/features/history/office/record.server";
import { hoursToFields } from "#app/features/settings/hours-input";
import { settingsForm } from "#app/features/settings/input";
import { BOOKING_LIMITS, GUEST_LIMITS, RETENTION_MONTHS, DEFAULT_HOURS } from "#app/features/settings/schema";
import type { site_settings } from "#app/features/settings/tables.server";
import { emptyTexts, textsOfRow } from "#app/ui/office/form/draft";

export const LOCALISED_FIELDS = [
  "address",
  "address_note",
  "homepage_hero_title",
  "footer_text",
  "cancel_text",
] as const;

/** In the order of the page: the first one with an error gets the focus. */
const empty = {
  site_name: "",
  contact_email: "",
  reply_to_email: "",
  contact_phone: "",
  emergency_phone: "",
  operator_name: "",
  data_country: "",
  ...emptyTexts("address"),
  ...emptyTexts("address_note"),
  office_latitude: "",
  office_longitude: "",
  ...hoursToFields(DEFAULT_HOURS),
  ...emptyTexts("homepage_hero_title"),
  homepage_hero_image: "",
  homepage_hero_video: "",
  seo_title: "",
  seo_description: "",
  ...emptyTexts("footer_text"),
  instagram: "",
  facebook: "",
  twitter: "",
  hold_hours: String(BOOKING_LIMITS.hold_hours.default),
  deposit_percent: String(BOOKING_LIMITS.deposit_percent.default),
  balance_due_days: String(BOOKING_LIMITS.balance_due_days.default),
  furthest_days: String(BOOKING_LIMITS.furthest_days.default),
  short_gaps: "on",
  check_in_from: "14:00",
  check_out_until: "10:00",
  channel_minutes: String(BOOKING_LIMITS.channel_minutes.default),
  answer_hours: String(GUEST_LIMITS.answer_hours.default),
  guest_page_days: String(GUEST_LIMITS.guest_page_days.default),
  review_invite_days: String(GUEST_LIMITS.review_invite_days.default),
  alert_hour: String(GUEST_LIMITS.alert_hour.default),
  ...emptyTexts("cancel_text"),
  cancel_free_hours: "",
  keep_requests_months: String(RETENTION_MONTHS.default),
};

/** The settings as they stand in the form. */
export type SettingsDraft = typeof empty;

export const SETTINGS_SHAPE = {
  empty,
  draftOf: (row) => ({
    site_name: row.site_name,
    contact_email: row.contact_email ?? "",
    reply_to_email: row.reply_to_email ?? "",
    contact_phone: row.contact_phone ?? "",
    emergency_phone: row.emergency_phone ?? "",
    operator_name: row.operator_name ?? "",
    data_country: row.data_country ?? "",
    ...textsOfRow(row, "address"),
    ...textsOfRow(row, "address_note"),
    office_latitude: row.office_latitude?.toString() ?? "",
    office_longitude: row.office_longitude?.toString() ?? "",
    ...hoursToFields(row.opening_hours),
    ...textsOfRow(row, "homepage_hero_title"),
    homepage_hero_image: row.homepage_hero_image ?? "",
    homepage_hero_video: row.homepage_hero_video ?? "",
    seo_title: row.seo_defaults.title,
    seo_description: row.seo_defaults.description,
    ...textsOfRow(row, "footer_text"),
    instagram: row.social_links.instagram,
    facebook: row.social_links.facebook,
    twitter: row.social_links.twitter,
    hold_hours: String(row.hold_hours),
    deposit_percent: String(row.deposit_percent),
    balance_due_days: String(row.balance_due_days),
    furthest_days: String(row.furthest_days),
    short_gaps: row.short_gaps ? "on" : "",
    check_in_from: row.check_in_from,
    check_out_until: row.check_out_until,
    channel_minutes: String(row.channel_minutes),
    answer_hours: String(row.answer_hours),
    guest_page_days: String(row.guest_page_days),
    review_invite_days: row.review_invite_days?.toString() ?? "",
    alert_hour: String(row.alert_hour),
    ...textsOfRow(row, "cancel_text"),
    cancel_free_hours: row.cancel_free_hours?.toString() ?? "",
    keep_requests_months: String(row.keep_requests_months),
  }),
  schema: settingsForm,
  takenMessage: "Somebody else has just saved the settings. Read them anew before you save.",
} satisfies RecordShape<SettingsDraft, typeof site_settings.$inferSelect, typeof site_settings.$inferInsert>;
