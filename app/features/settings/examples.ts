import { FALLBACK_SOCIAL_LINKS, type SocialLinks } from "#app/features/settings/schema";

/** What the demo fills in so that every part of a page can be seen. Nobody answers there. */
export const EXAMPLE_IDENTITY = {
  contact_email: "hello@example.com",
  contact_phone: "+255 000 000 000",
  emergency_phone: "+255 000 000 999",
  operator_name: "Example Operator Ltd",
  data_country: "TZ",
  address_note: "Above the old post office, blue shutters",
} as const;

export const EXAMPLE_ADDRESS_NOTES = {
  address_note_fr: "Au-dessus de l’ancienne poste, volets bleus",
  address_note_es: "Encima de la antigua oficina de correos, la de las contraventanas azules",
  address_note_it: "Sopra il vecchio ufficio postale, persiane blu",
  address_note_de: "Über der alten Post, blaue Fensterläden",
  address_note_ru: "Над старой почтой, синие ставни",
  address_note_zh: "老邮局楼上，蓝色百叶窗",
  address_note_ar: "فوق مكتب البريد القديم، عند المصاريع الزرقاء",
  address_note_sw: "Juu ya posta ya zamani, madirisha ya buluu",
} as const;

/**
 * Fields that can hold an example, with their names in Settings. A country alone is no example: it may be the right
 * one.
 */
const NAMES = {
  contact_email: "email",
  contact_phone: "phone",
  emergency_phone: "emergency phone",
  operator_name: "legal operator",
  address_note: "how to find us",
} as const;
export type ExampleField = keyof typeof NAMES;

export function isExample(field: ExampleField, value: string | null): boolean {
  return EXAMPLE_IDENTITY[field] === value;
}

/** The fields whose examples nobody has replaced yet. */
export function exampleFields(row: Record<ExampleField, string | null> & { social_links: SocialLinks }): string[] {
  const named = (Object.keys(NAMES) as ExampleField[])
    .filter((field) => isExample(field, row[field]))
    .map((field) => NAMES[field]);
  const hasFrontPage = (Object.keys(FALLBACK_SOCIAL_LINKS) as (keyof SocialLinks)[]).some(
    (network) => row.social_links[network] === FALLBACK_SOCIAL_LINKS[network],
  );
  return hasFrontPage ? [...named, "social links"] : named;
}

/** Listings of the demo catalogue are dated until then; real ones are newer. */
export const EXAMPLE_LISTINGS_UNTIL = new Date(Date.UTC(2026, 8, 1));
