import { guestInput, readInput, type FormErrors, type GuestInput } from "#app/features/bookings/desk/input";
import type { DeskKind } from "#app/features/bookings/booking-address";
import { guestDraft, type GuestDraft } from "#app/features/bookings/desk/guest-draft";
import { experience_inquiries, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import { e164Of } from "#app/features/forms/phone.server";
import { looksLikePhone } from "#app/features/forms/schema";
import { updateRecord, type Actor, type RecordKind } from "#app/features/history/mutations.server";
import type { Db } from "#app/platform/db/db.server";
import { mergeDrafts, type FieldConflict } from "#app/ui/office/form/merge";

export type GuestOutcome =
  | { ok: true }
  | { ok: false; reason: "missing" }
  | { ok: false; reason: "invalid"; errors: FormErrors }
  /** Others have set the same fields to something else; the rest of theirs is taken over when it is sent again. */
  | { ok: false; reason: "merge"; conflicts: FieldConflict[]; stored: GuestDraft; merged: GuestDraft };

type Problem = Exclude<GuestOutcome, { ok: true }>;
type BookingTable = typeof experience_inquiries | typeof stay_bookings | typeof transportation_bookings;

const recordsOf = <T extends BookingTable>(table: T): RecordKind<T> => ({
  room: "customers",
  table,
  nameOf: ({ full_name }) => full_name,
});

interface GuestForm {
  /** As it was when the form was opened. */
  base: GuestDraft;
  mine: GuestDraft;
  /** The number is kept as it was typed, although it looks like none. */
  keepPhone: boolean;
}

interface GuestRow extends GuestInputRow {
  origin: string;
  erased_at: Date | null;
}
type GuestInputRow = Omit<GuestInput, "accommodation"> & { accommodation: string | null; country_code: string | null };

/** Merges what was typed with what others saved meanwhile, and tells which columns that makes. */
function revise(row: GuestRow, { base, mine, keepPhone }: GuestForm): { problem: Problem } | { values: GuestInput } {
  if (row.erased_at) return { problem: { ok: false, reason: "missing" } };
  const stored = guestDraft(row);
  const { merged, conflicts } = mergeDrafts({ base, mine, stored });
  if (conflicts.length > 0) return { problem: { ok: false, reason: "merge", conflicts, stored, merged } };
  const read = readInput(guestInput, merged);
  const errors: FormErrors = read.ok ? {} : { ...read.errors };
  if (merged.phone && merged.phone !== stored.phone && !keepPhone && !looksLikePhone(merged.phone))
    errors.phone = "This does not look like a phone number";
  if (row.origin === "site") {
    if (merged.email === "") errors.email = "Required: the guest wrote from the site";
    if (merged.phone === "") errors.phone = "Required: the guest wrote from the site";
  }
  if (!read.ok || Object.keys(errors).length > 0) return { problem: { ok: false, reason: "invalid", errors } };
  return { values: read.value };
}

/** Changes who the guest is. Different fields of two people merge; the same field is shown side by side. */
export async function editGuest(
  db: Db,
  staff: Actor,
  { kind, id }: { kind: DeskKind; id: string },
  form: GuestForm,
): Promise<GuestOutcome> {
  const outcome = await save();
  if (outcome.ok) return { ok: true };
  if (outcome.reason === "refused") return outcome.problem;
  return { ok: false, reason: "missing" };

  function save() {
    if (kind === "experience")
      return updateRecord(db, staff, recordsOf(experience_inquiries), id, (row) => {
        const revision = revise({ ...row, requests: row.message }, form);
        if ("problem" in revision) return revision;
        const { requests, accommodation, phone, ...values } = revision.values;
        const keptAccommodation = accommodation ?? (row.origin === "site" ? row.accommodation : null);
        return {
          values: {
            ...values,
            phone,
            message: requests,
            accommodation: keptAccommodation,
            phone_e164: phone === null ? null : e164Of(phone, row.country_code ?? undefined),
          },
        };
      });
    const reviseWith = (row: typeof stay_bookings.$inferSelect | typeof transportation_bookings.$inferSelect) => {
      const revision = revise(
        { ...row, requests: row.special_requests, accommodation: null, country_code: null },
        form,
      );
      if ("problem" in revision) return revision;
      const { requests, accommodation: _, phone, ...values } = revision.values;
      return {
        values: { ...values, phone, special_requests: requests, phone_e164: phone === null ? null : e164Of(phone) },
      };
    };
    return kind === "stay"
      ? updateRecord(db, staff, recordsOf(stay_bookings), id, reviseWith)
      : updateRecord(db, staff, recordsOf(transportation_bookings), id, reviseWith);
  }
}
