import { OFFICE } from "#app/brand";
import { isBookingStatus, type BookingStatus } from "#app/features/bookings/schema";
import {
  isInquiryCategory,
  isInquiryStatus,
  type InquiryCategory,
  type InquiryStatus,
} from "#app/features/inquiries/schema";
import { addDays, isDay, type Day } from "#app/platform/dates/dates";
import { isUuid } from "#app/platform/db/uuid";
import { textParam } from "#app/platform/http/form";

/** What visitors send, in the order of the screen. The names stand in addresses and forms. */
const SECTIONS = ["experience", "stay", "general", "transportation", "property"] as const;
export type SectionName = (typeof SECTIONS)[number];

export function isSectionName(value: unknown): value is SectionName {
  return (SECTIONS as readonly unknown[]).includes(value);
}

export const TYPE_NAMES: Record<SectionName, string> = {
  experience: "Experience",
  stay: "Stay",
  general: "General",
  transportation: "Transportation",
  property: "Property",
};

export interface CustomerFilters {
  search: string;
  type: SectionName | null;
  category: InquiryCategory | null;
  status: BookingStatus | InquiryStatus | null;
  from: Day | null;
  to: Day | null;
  isOldestFirst: boolean;
  /** Whose bookings: "me", or the id of a member of staff. */
  assignee: string | null;
}

/** Stands in the address for whoever reads it. */
export const ME = "me";

/** What the address asks for. Anything else in it counts as not asked. */
export function readFilters(searchParams: URLSearchParams): CustomerFilters {
  const [type, category, status] = [searchParams.get("type"), searchParams.get("category"), searchParams.get("status")];
  return {
    search: textParam(searchParams, "q"),
    type: isSectionName(type) ? type : null,
    category: isInquiryCategory(category) ? category : null,
    status: isBookingStatus(status) || isInquiryStatus(status) ? status : null,
    from: readDay(searchParams, "from"),
    to: readDay(searchParams, "to"),
    isOldestFirst: searchParams.get("order") === "oldest",
    assignee: textParam(searchParams, "for") || null,
  };
}

/** The kinds of bookings as their file names them. Messages are not in it. */
const EXPORTED_KINDS: Partial<Record<SectionName, string>> = {
  experience: "experience",
  stay: "stay",
  transportation: "vehicle",
};

/** The file of all bookings, by what the screen is filtered by: kind, state and the days they came in on. */
export function bookingsFileQuery({ type, status, from, to }: CustomerFilters): string {
  const query = new URLSearchParams({ by: "received" });
  const kind = type && EXPORTED_KINDS[type];
  if (kind) query.set("kind", kind);
  if (status && isBookingStatus(status)) query.set("status", status);
  if (from) query.set("from", from);
  if (to) query.set("to", to);
  return query.toString();
}

function readDay(searchParams: URLSearchParams, name: string): Day | null {
  const typed = searchParams.get(name) ?? "";
  return isDay(typed) && typed >= "1900" && typed < "2200" ? typed : null;
}

/** One request to be opened at once, as a message to staff names it: its section and id. */
export const REQUEST_PARAMETER = "request";

export function readRequest(searchParams: URLSearchParams): { section: SectionName; id: string } | null {
  const [, section, id] = /^([a-z]+)-(.+)$/.exec(searchParams.get(REQUEST_PARAMETER) ?? "") ?? [];
  return isSectionName(section) && id && isUuid(id) ? { section, id } : null;
}

/**
 * The days as moments: from the first one's midnight on, before the midnight after the last. On the island's clock, as
 * staff read them.
 */
export function toDateRange({ from, to }: Pick<CustomerFilters, "from" | "to">): {
  from: Date | null;
  before: Date | null;
} {
  return { from: from ? midnightAtOffice(from) : null, before: to ? midnightAtOffice(addDays(to, 1)) : null };
}

function midnightAtOffice(day: Day): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - OFFICE.hoursAheadOfUtc * 3_600_000);
}

export function pageParameter(section: SectionName): string {
  return `${section}-page`;
}

export const SHOWN_PARAMETER = "shown";
/**
 * Messages stand in one list. It begins with this many, and grows by as many until it would be too long for a screen.
 */
export const SHOWN_STEP = 100;
export const MAX_SHOWN = 1_000;

export function readShownCount(searchParams: URLSearchParams): number {
  const steps = Math.ceil(Number(searchParams.get(SHOWN_PARAMETER) ?? "0") / SHOWN_STEP);
  return Number.isFinite(steps) ? Math.min(MAX_SHOWN, Math.max(1, steps) * SHOWN_STEP) : SHOWN_STEP;
}
