/** Sections of the back office ("rooms" in the database) whose changes are audited. */
export const RECORDED_ROOMS = [
  "experiences",
  "stays",
  "transportation",
  "blog",
  "properties",
  "property_bookings",
  "translations",
  "currencies",
  "settings",
  "customers",
  "replies",
  "guide",
  "places",
  "staff",
] as const;
export type RecordedRoom = (typeof RECORDED_ROOMS)[number];

export const ACTIONS = [
  "created",
  "changed",
  "published",
  "unpublished",
  "deleted",
  "restored",
  "removed",
  "signed in",
  "signed out",
  "invited",
  "uninvited",
  "joined",
  "disabled",
  "enabled",
  "imported",
  "refreshed",
  "erased",
] as const;
export type Action = (typeof ACTIONS)[number];

/** What became of each field: its value before and after, as stored. */
export type FieldChanges = Record<string, { from: unknown; to: unknown }>;

/** How long a deleted item can be brought back. */
export const BIN_DAYS = 30;

/** Somebody else has set a field since it was shown: to what, and who it was where that is written down. */
export interface ConcurrentChange {
  ok: false;
  reason: "changed";
  now: string;
  by: string | null;
}
