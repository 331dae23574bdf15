import type { GuestLinks } from "#app/features/bookings/admin/desk/side";
import type { DeskBooking } from "#app/features/bookings/desk/queries.server";
import { telHref } from "#app/features/bookings/office/phone";
import { replyLinks, type Reply } from "#app/features/bookings/office/reply";
import type { PageTexts } from "#app/features/translations/texts.server";
import { formatDay } from "#app/platform/dates/dates";

function replyOf({ kind, listing, language, from, to, people }: DeskBooking): Reply {
  const item = listing.nameForGuest;
  const day = (value: string) => formatDay(value, language);
  if (kind === "stay") return { about: "stay", item, from: day(from), to: day(to), n: people ?? 1 };
  if (kind === "vehicle") return { about: "vehicle", item, from: day(from), to: day(to) };
  return { about: "experience", item, day: day(from), n: people ?? 1 };
}

/** Ways to write to the guest, in his language with the facts filled in. Without an address there is no mail. */
export function replyLinksOf(
  booking: DeskBooking,
  texts: PageTexts,
  from: { staffName: string; siteName: string },
): GuestLinks {
  if (booking.erased_at) return { mail: null, whatsapp: null, call: null };
  const phone = booking.phone ? { countryCode: booking.country_code ?? "", number: booking.phone } : null;
  const { language, full_name: person } = booking;
  const links = replyLinks(
    { person, email: booking.email ?? "", phone, language, reply: replyOf(booking) },
    { [language]: texts },
    from,
  );
  return { mail: booking.email ? links.mail : null, whatsapp: links.whatsapp, call: phone && telHref(phone) };
}
