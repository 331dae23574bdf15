import { withoutNul } from "#app/platform/http/form";
import {
  BASE_LANGUAGE,
  TRANSLATED_LANGUAGES,
  type Language,
  type TranslatedLanguage,
} from "#app/platform/i18n/languages";

/** An item as it stands in a form: everything as typed. A list holds several choices or addresses. */
export type Draft = Record<string, string | string[]>;
export type DraftErrors = Partial<Record<string, string>>;

/** The names of a field in nine languages: English has no suffix. */
export type LocalisedNames<Field extends string> = Field | `${Field}_${TranslatedLanguage}`;

export function localisedName<const Field extends string>(field: Field, language: Language): LocalisedNames<Field> {
  return language === BASE_LANGUAGE ? field : `${field}_${language}`;
}

export function localisedNames<const Field extends string>(field: Field): LocalisedNames<Field>[] {
  return [field, ...TRANSLATED_LANGUAGES.map((language) => `${field}_${language}` as const)];
}

/** Nine empty texts, for the empty draft of a form. */
export function emptyTexts<const Field extends string>(field: Field): Record<LocalisedNames<Field>, string> {
  return Object.fromEntries(localisedNames(field).map((name) => [name, ""])) as Record<LocalisedNames<Field>, string>;
}

/** The nine texts of a stored item. */
export function textsOfRow<const Field extends string>(
  row: Partial<Record<LocalisedNames<Field>, string | null>>,
  field: Field,
): Record<LocalisedNames<Field>, string> {
  return Object.fromEntries(localisedNames(field).map((name) => [name, row[name] ?? ""])) as Record<
    LocalisedNames<Field>,
    string
  >;
}

/** The nine lists of a stored item, one thing a line. */
export function listsOfRow<const Field extends string>(
  row: Partial<Record<LocalisedNames<Field>, string[] | null>>,
  field: Field,
): Record<LocalisedNames<Field>, string> {
  return Object.fromEntries(localisedNames(field).map((name) => [name, row[name]?.join("\n") ?? ""])) as Record<
    LocalisedNames<Field>,
    string
  >;
}

/** The language a field is written in, or null for those that have none. */
export function languageOfField(name: string, localised: readonly string[]): Language | null {
  const field = localised.find(
    (field) => name === field || TRANSLATED_LANGUAGES.some((language) => name === `${field}_${language}`),
  );
  if (!field) return null;
  return name === field ? BASE_LANGUAGE : (name.slice(field.length + 1) as TranslatedLanguage);
}

/**
 * Reads what a form sent, field by field of its empty draft. A sent text uses CRLF for its lines: the stored one does
 * not.
 */
export function readDraft<D extends Draft>(form: FormData, empty: D): D {
  const text = (value: FormDataEntryValue | null) =>
    typeof value === "string" ? withoutNul(value).replaceAll("\r\n", "\n") : "";
  return Object.fromEntries(
    Object.entries(empty).map(([field, value]) => [
      field,
      Array.isArray(value) ? form.getAll(field).map(text) : text(form.get(field)),
    ]),
  ) as D;
}

export const BASE_FIELD = "draft_base";
/** Carries the id of an item that is yet to be made. */
export const NEW_ID_FIELD = "new_id";

/** The draft a form started from, as it carries it along; null when there is none that fits. */
export function readBase<D extends Draft>(form: FormData, empty: D): D | null {
  const sent = form.get(BASE_FIELD);
  if (typeof sent !== "string") return null;
  try {
    const base = JSON.parse(sent) as Record<string, unknown>;
    const fits = Object.entries(empty).every(([field, value]) =>
      Array.isArray(value) ? Array.isArray(base[field]) : typeof base[field] === "string",
    );
    return fits ? (base as D) : null;
  } catch {
    return null;
  }
}

/** One message a field, whatever the depth of the problem: "images.3" is a problem of the images. */
export function draftErrors(nested: Record<string, string[] | undefined>): DraftErrors {
  const errors: Record<string, string> = {};
  for (const [path, messages] of Object.entries(nested)) {
    const [field = path] = path.split(".");
    if (messages?.[0]) errors[field] ??= messages[0];
  }
  return errors;
}

export function isSameValue(a: Draft[string] | undefined, b: Draft[string] | undefined): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}
