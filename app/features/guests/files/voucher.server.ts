import { findBooking, type DeskBooking } from "#app/features/bookings/desk/queries.server";
import { readVoucher } from "#app/features/bookings/desk/voucher.server";
import type { DocumentContent } from "#app/features/documents/content";
import { listGuestBookings, type GuestBooking } from "#app/features/guests/page/queries.server";
import { DEFAULT_TIMES, ownTimes } from "#app/features/guests/page/read.server";
import type { MailServices } from "#app/features/mail/outbox/mutations.server";
import type { DetailRow } from "#app/features/mail/email-content";
import { siteName } from "#app/features/settings/identity";
import type { SiteSettings } from "#app/features/settings/queries.server";
import { createTranslate } from "#app/features/translations/translate.server";
import type { Language } from "#app/platform/i18n/languages";

/** Only what is agreed has a voucher. */
const hasVoucher = ({ status }: Pick<GuestBooking, "status">): boolean =>
  status === "confirmed" || status === "completed";

const printed = ({ label, value, isLtr }: DetailRow) => ({ label, value, isLtr: isLtr ?? false });

type VoucherSettings = Pick<SiteSettings, "site_name"> &
  Partial<Pick<SiteSettings, "contact_phone" | "check_in_from" | "check_out_until">>;
type VoucherServices = Omit<MailServices, "settings"> & { settings: { value: VoucherSettings | null } };

/** The voucher of a booking in its language, as staff print it and as the guest's file has it. */
export async function readGuestVoucher(services: VoucherServices, booking: DeskBooking, read?: GuestBooking) {
  const { db, settings } = services;
  const guest = read ?? (await listGuestBookings(db, booking.case_id, booking.language)).find(isOf(booking));
  const defaults = { ...DEFAULT_TIMES, ...settings.value };
  const times = booking.kind === "stay" ? ownTimes(guest ?? NO_TIMES, defaults) : (guest ?? NO_TIMES);
  return readVoucher(services, booking, {
    ...times,
    place: guest?.place ?? null,
    accommodation: guest?.accommodation ?? null,
    cancel_text: guest?.cancel_text ?? null,
    phone: settings.value?.contact_phone ?? null,
  });
}

const NO_TIMES = { check_in_from: null, check_out_until: null };
const isOf = (booking: DeskBooking) => (guest: GuestBooking) => guest.id === booking.id;

/**
 * The voucher of a case: a page for each booking that is agreed, and the names of those that are still open. No link
 * is on it, since paper lies about.
 */
export async function voucherContent(
  services: VoucherServices,
  bookings: readonly GuestBooking[],
  { reference, language }: { reference: string; language: Language },
): Promise<DocumentContent | null> {
  const { db, texts, settings } = services;
  const t = createTranslate(texts.pick(language, ["documents"]), language);
  const pages = [];
  for (const guest of bookings.filter(hasVoucher)) {
    const booking = await findBooking(db, { kind: guest.kind, id: guest.id });
    if (!booking) continue;
    const inLanguage = { ...booking, language, listing: { ...booking.listing, nameForGuest: guest.name } };
    const { title, listing, rows, money, policy, phone, foot } = await readGuestVoucher(services, inLanguage, guest);
    pages.push({
      title,
      listing,
      policy,
      phone,
      foot,
      reference: booking.reference,
      rows: rows.map(printed),
      money: money.map(printed),
    });
  }
  const [first] = pages;
  if (!first) return null;
  return {
    template: "voucher",
    pictures: {},
    data: {
      language,
      documentTitle: `${first.title} ${reference}`,
      site: siteName(settings.value),
      reference,
      pages,
      open: bookings.filter(({ status }) => status === "pending").map(({ name }) => name),
      words: { open: t("documents.voucherOpen") },
    },
  };
}
