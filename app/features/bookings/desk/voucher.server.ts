import { bookingRows, moneyRows, type DayNotes } from "#app/features/bookings/desk/guest-emails.server";
import { paidOf } from "#app/features/bookings/desk/money";
import { listPayments, type DeskBooking } from "#app/features/bookings/desk/queries.server";
import { EMAIL_TEXT_GROUPS } from "#app/features/mail/submission-emails.server";
import type { MailServices } from "#app/features/mail/outbox/mutations.server";
import { siteName } from "#app/features/settings/identity";
import { createTranslate } from "#app/features/translations/translate.server";
import { formatTime } from "#app/platform/dates/dates";

/** What a guest was told besides the days. */
export interface VoucherFacts {
  place: string | null;
  check_in_from: string | null;
  check_out_until: string | null;
  accommodation: string | null;
  /** What held for cancelling when it was sent. */
  cancel_text: string | null;
  /** Ours. */
  phone: string | null;
}

/** What the guest shows on arrival, in his language: no unit, no notes, nothing of staff. */
export async function readVoucher({ db, texts, settings }: MailServices, booking: DeskBooking, facts: VoucherFacts) {
  const { language, listing } = booking;
  const translate = createTranslate(texts.pick(language, [...EMAIL_TEXT_GROUPS, "voucher", "documents"]), language);
  const { place, check_in_from: since, check_out_until: until, accommodation, phone } = facts;
  const dayNotes: DayNotes = {
    date: translate("voucher.date"),
    from: since && translate("guest.from", { time: formatTime(since, language) }),
    to: until && translate("guest.until", { time: formatTime(until, language) }),
  };
  const paid = paidOf(await listPayments(db, booking));
  return {
    title: translate("voucher.title"),
    site: siteName(settings.value),
    listing: listing.nameForGuest,
    language,
    reference: booking.reference,
    rows: [
      { label: translate("voucher.guest"), value: booking.full_name },
      ...(place ? [{ label: translate("voucher.place"), value: texts.namePlaces(language, place) }] : []),
      ...bookingRows(booking, translate, dayNotes),
      ...(accommodation ? [{ label: translate("booking.accommodation"), value: accommodation }] : []),
    ],
    money: moneyRows(booking, paid, translate, booking.total !== null && booking.status !== "cancelled"),
    policy: facts.cancel_text && { label: translate("documents.voucherPolicy"), value: facts.cancel_text },
    phone: phone && { label: translate("documents.voucherPhone"), value: phone },
    foot: translate(booking.status === "cancelled" ? "voucher.cancelled" : "voucher.show"),
  };
}
