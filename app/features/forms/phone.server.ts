import { getCountries, getCountryCallingCode, parsePhoneNumberFromString, type PhoneNumber } from "libphonenumber-js/max";
import { looksLikePhone, type FieldErrors } from "#app/features/forms/schema";
import { latinDigits, shownText } from "#app/platform/i18n/shown-text";

/** A number with one zero before it is dialled at home: here, on the island. */
const HOME = "TZ";

const CALLING_CODES: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/** "+44", "0044" and "44" are one country's code. */
const codeOf = (typed: string | undefined) => latinDigits(typed ?? "").trim().replace(/^(?:\+|00)/, "");

/** A number as it was typed, and the country it was typed beside, if the form asks for one. */
export interface TypedPhone {
  phone: string;
  countryCode?: string;
}

/** `isDialled` when it names its country and so can be held to that country's numbers. */
function parse({ phone, countryCode }: TypedPhone): { number: PhoneNumber | undefined; isDialled: boolean } {
  const typed = latinDigits(phone).normalize("NFKC").trim().replace(/^00/, "+");
  if (typed.startsWith("+")) return { number: parsePhoneNumberFromString(typed), isDialled: true };
  const code = codeOf(countryCode);
  if (code) return { number: parsePhoneNumberFromString(typed, { defaultCallingCode: code }), isDialled: true };
  const atHome = typed.startsWith("0") ? parsePhoneNumberFromString(typed, HOME) : undefined;
  return { number: atHome?.isValid() ? atHome : undefined, isDialled: false };
}

/** What is wrong with a number that looks like one: its country does not exist, or has no numbers of this length. */
export function phoneProblem(typed: TypedPhone): { field: "phone" | "country_code"; problem: "phone" | "countryCode" } | null {
  if (!looksLikePhone(typed.phone)) return { field: "phone", problem: "phone" };
  const code = codeOf(typed.countryCode);
  if (code && !CALLING_CODES.has(code)) return { field: "country_code", problem: "countryCode" };
  const { number, isDialled } = parse(typed);
  return isDialled && !number?.isPossible() ? { field: "phone", problem: "phone" } : null;
}

/** The number for finding people, in the one form every number has; null when it cannot be told which it is. */
export function e164Of(phone: string | null, countryCode?: string): string | null {
  if (!phone || !looksLikePhone(phone)) return null;
  const { number } = parse({ phone, countryCode });
  return number?.isPossible() ? number.number : null;
}

/** The problems of the number in a visitor's form, under the names its fields have there. */
export function phoneErrors({ phone = "", country_code }: { phone?: string; country_code?: string }): FieldErrors {
  if (shownText(phone) === "") return {};
  const found = phoneProblem({ phone, countryCode: country_code });
  return found ? { [found.field]: found.problem } : {};
}
