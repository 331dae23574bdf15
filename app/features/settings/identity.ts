import { DEFAULT_SITE_NAME, OFFICE } from "#app/brand";
import type { SiteSettings } from "#app/features/settings/queries.server";
import type { Language } from "#app/platform/i18n/languages";
import { localisedText } from "#app/platform/i18n/localised";

/** Who we are, as every public page may say it. What staff have not filled in is null and left out. */
export interface Identity {
  name: string;
  email: string | null;
  phone: string | null;
  emergencyPhone: string | null;
  /** In the language of the page. */
  address: string;
}

export function buildIdentity(saved: SiteSettings | null, language: Language, shippedAddress: string): Identity {
  return {
    name: siteName(saved),
    email: saved?.contact_email ?? null,
    phone: saved?.contact_phone ?? null,
    emergencyPhone: saved?.emergency_phone ?? null,
    address: (saved && localisedText(saved, "address", language)) || shippedAddress,
  };
}

export function siteName(saved: Pick<SiteSettings, "site_name"> | null): string {
  return saved?.site_name ?? DEFAULT_SITE_NAME;
}

/** Who answers for the site before the law, and where its data is. */
export interface Operator {
  name: string;
  /** ISO code; null while nobody has said so. */
  dataCountry: string | null;
}

export function readOperator(saved: SiteSettings | null): Operator {
  return { name: saved?.operator_name ?? siteName(saved), dataCountry: saved?.data_country ?? null };
}

/**
 * Where the office is on a map: its own place, or the town of the shipped address; null for an address whose place
 * nobody has set.
 */
export function officePosition(saved: SiteSettings | null): { latitude: number; longitude: number } | null {
  if (saved && saved.office_latitude !== null && saved.office_longitude !== null) {
    return { latitude: saved.office_latitude, longitude: saved.office_longitude };
  }
  return saved?.address ? null : { latitude: OFFICE.latitude, longitude: OFFICE.longitude };
}

/** What a phone dials. */
export function telUrl(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
}

export type Sender = Pick<SiteSettings, "site_name" | "contact_email" | "reply_to_email">;

/** Where answers to our mails go; null when only the sender's own address can take them. */
export function replyAddress(saved: Sender | null): string | null {
  return saved?.reply_to_email ?? saved?.contact_email ?? null;
}

/** Who our mails come from: what the operator has configured, else the identity. Null while neither has an address. */
export function senderOf(
  configured: { name: string; address: string } | undefined,
  saved: Sender | null,
): { name: string; address: string } | null {
  const address = configured?.address ?? saved?.contact_email;
  return address ? { name: configured?.name || siteName(saved), address } : null;
}
