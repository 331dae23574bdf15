import { ADMIN_PREFIX } from "#app/urls";

/** What a booking is of, as its address says. */
export const DESK_KINDS = ["stay", "vehicle", "experience"] as const;
export type DeskKind = (typeof DESK_KINDS)[number];

export interface DeskKey {
  kind: DeskKind;
  id: string;
}

export function isDeskKind(value: unknown): value is DeskKind {
  return typeof value === "string" && (DESK_KINDS as readonly string[]).includes(value);
}

/** The kind by the name the forms that set a status have for it; null for what is no booking. */
export function deskKindOf(section: string): DeskKind | null {
  if (section === "transportation") return "vehicle";
  return section === "stay" || section === "experience" ? section : null;
}

export function bookingPath({ kind, id }: DeskKey): string {
  return `${ADMIN_PREFIX}/bookings/${kind}/${id}`;
}
