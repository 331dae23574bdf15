import { isLanguage } from "#app/platform/i18n/languages";

/** The fields of the form about the guest, as they are typed. */
export type GuestField = "full_name" | "email" | "phone" | "language" | "requests" | "accommodation";
export type GuestDraft = Record<GuestField, string>;

/** What is stored, as the form shows it. */
export function guestDraft(row: Partial<Record<GuestField, string | null>>): GuestDraft {
  const text = (field: GuestField) => row[field] ?? "";
  return {
    full_name: text("full_name"),
    email: text("email"),
    phone: text("phone"),
    language: text("language"),
    requests: text("requests"),
    accommodation: text("accommodation"),
  };
}

/** What the form brought along of what it was opened with; what is missing there counts as not touched. */
export function readBase(sent: string | undefined, typed: GuestDraft): GuestDraft {
  try {
    const parsed: unknown = JSON.parse(sent ?? "");
    if (typeof parsed !== "object" || parsed === null) return typed;
    const entries = Object.entries(parsed).filter((entry): entry is [string, string] => typeof entry[1] === "string");
    return { ...typed, ...Object.fromEntries(entries.filter(([field]) => field in typed)) };
  } catch {
    return typed;
  }
}

export function typedGuest(form: Readonly<Record<string, string>>): GuestDraft {
  const draft = guestDraft(form);
  // Browsers send line ends of their own.
  return {
    ...draft,
    requests: draft.requests.replaceAll("\r\n", "\n"),
    language: isLanguage(draft.language) ? draft.language : "",
  };
}
