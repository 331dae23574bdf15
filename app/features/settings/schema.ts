/** How many months what visitors sent stays with their names: between a month and twenty years. */
export const RETENTION_MONTHS = { min: 1, default: 36, max: 240 } as const;

/** What staff may set about bookings: whole hours, percent, days, days and minutes. */
export const BOOKING_LIMITS = {
  hold_hours: { min: 0, default: 24, max: 168 },
  deposit_percent: { min: 0, default: 0, max: 100 },
  balance_due_days: { min: 0, default: 7, max: 90 },
  furthest_days: { min: 30, default: 730, max: 730 },
  channel_minutes: { min: 15, default: 30, max: 240 },
} as const;

/** What staff may set about the pages of guests: whole hours and days. */
export const GUEST_LIMITS = {
  answer_hours: { min: 1, default: 24, max: 168 },
  guest_page_days: { min: 7, default: 90, max: 400 },
  review_invite_days: { min: 1, default: 3, max: 60 },
  alert_hour: { min: 0, default: 7, max: 23 },
} as const;

/** What staff may set about finding one's way: whole days, and percent. */
export const FINDING_LIMITS = {
  sold_visible_days: { min: 0, default: 60, max: 730 },
  reduced_days: { min: 0, default: 60, max: 365 },
  reduced_percent: { min: 1, default: 1, max: 90 },
  guide_check_days: { min: 7, default: 180, max: 730 },
} as const;

/** Whole hours before the start in which cancelling is free: of a listing, or of those without their own. */
export const CANCEL_FREE_HOURS = { min: 0, max: 2160 } as const;
export const CANCEL_TEXT_MAX = 2_000;

export interface SeoDefaults {
  title: string;
  description: string;
}

export interface SocialLinks {
  instagram: string;
  facebook: string;
  twitter: string;
}

export const NO_SOCIAL_LINKS: SocialLinks = { instagram: "", facebook: "", twitter: "" };

/** Shown while the settings have never been readable. */
export const FALLBACK_SOCIAL_LINKS: SocialLinks = {
  instagram: "https://www.instagram.com/",
  facebook: "https://www.facebook.com/",
  twitter: "https://x.com/",
};

/** In the order of a week on the island. */
export const WEEKDAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** Times on the island's clock, such as "08:00". */
export interface OpenSpan {
  opens: string;
  closes: string;
}

/** Null: closed all day. */
export type OpeningHours = Record<Weekday, OpenSpan | null>;

const OFFICE_DAY: OpenSpan = { opens: "08:00", closes: "18:00" };
export const DEFAULT_HOURS: OpeningHours = {
  monday: OFFICE_DAY,
  tuesday: OFFICE_DAY,
  wednesday: OFFICE_DAY,
  thursday: OFFICE_DAY,
  friday: OFFICE_DAY,
  saturday: { opens: "09:00", closes: "16:00" },
  sunday: null,
};

/** What a new site is asked for, in the order of the dashboard's checklist. */
export const SETUP_STEPS = ["identity", "address", "mail", "notices", "backup", "listing"] as const;
export type SetupStep = (typeof SETUP_STEPS)[number];
