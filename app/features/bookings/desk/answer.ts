import type { GuestDraft } from "#app/features/bookings/desk/guest-draft";
import type { FormErrors } from "#app/features/bookings/desk/input";
import type { Clash } from "#app/features/bookings/schema";
import type { FieldConflict } from "#app/ui/office/form/merge";

/** The parts of the booking screen that can be opened to change something. */
const PANELS = ["guest", "days", "price", "payment", "refund", "void", "status", "hold"] as const;
export type Panel = (typeof PANELS)[number];

/** What came of a form of the booking screen that changed nothing. */
export interface DeskRefusal {
  ok: false;
  /** Whose form it was, so that it is open again with what was typed. */
  panel: Panel | "note" | "assignee" | "mail";
  errors: FormErrors;
  typed: Record<string, string>;
  /** What no field of the form is to blame for. */
  message?: string;
  clashes?: Clash[];
  merge?: { conflicts: FieldConflict[]; stored: GuestDraft };
}

export function isPanel(value: unknown): value is Panel {
  return typeof value === "string" && (PANELS as readonly string[]).includes(value);
}
