import { bookingRows, moneyRows } from "#app/features/bookings/desk/guest-emails.server";
import { paidOf } from "#app/features/bookings/desk/money";
import { listPayments, type DeskBooking } from "#app/features/bookings/desk/queries.server";
import { EMAIL_TEXT_GROUPS } from "#app/features/mail/submission-emails.server";
import type { MailServices } from "#app/features/mail/mutations.server";
import { siteName } from "#app/features/settings/identity";
import { namePlaces } from "#app/features/translations/place-names";
import { createTranslate } from "#app/features/translations/translate.server";

/** What the guest shows on arrival, in his language: no unit, no notes, nothing of staff. */
export async function readVoucher({ db, texts, settings }: MailServices, booking: DeskBooking) {
  const { language, listing } = booking;
  const translate = createTranslate(texts.pick(language, [...EMAIL_TEXT_GROUPS, "voucher", "place"]), language);
  const paid = paidOf(await listPayments(db, booking));
  return {
    title: translate("voucher.title"),
    site: siteName(settings.value),
    listing: listing.nameForGuest,
    language,
    reference: booking.reference,
    rows: [
      { label: translate("voucher.guest"), value: booking.full_name },
      ...(listing.place
        ? [
            {
              label: translate("voucher.place"),
              value: namePlaces(listing.place, (name) => translate(`place.${name}`)),
            },
          ]
        : []),
      ...bookingRows(booking, translate),
    ],
    money: moneyRows(booking, paid, translate, booking.total !== null && booking.status !== "cancelled"),
    foot: translate(booking.status === "cancelled" ? "voucher.cancelled" : "voucher.show"),
  };
}
