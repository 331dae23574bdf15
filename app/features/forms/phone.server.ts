import {
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type PhoneNumber,
} from "libphonenumber-js/max";
import { looksLikePhone, type FieldErrors } from "#app/features/forms/schema";
import { latinDigits, visibleText } from "#app/platform/i18n/visible-text";

/** Country assumed for a number with one leading zero. */
const HOME_COUNTRY = "TZ";

const CALLING_CODES: ReadonlySet<string> = new Set(getCountries().map((country) => getCountryCallingCode(country)));

/** "+44", "0044" and "44" are one country's code. */
const normaliseCountryCode = (typed: string | undefined) =>
  latinDigits(typed ?? "")
    .trim()
    .replace(/^(?:\+|00)/, "");

/** A number as it was typed, and the country it was typed beside, if the form asks for one. */
interface TypedPhone {
  phone: string;
  countryCode?: string;
}

/** `isDialled` when it names its country and so can be held to that country's numbers. */
function parsePhone({ phone, countryCode }: TypedPhone): { number: PhoneNumber | undefined; hasCountry: boolean } {
  const typed = latinDigits(phone).normalize("NFKC").trim().replace(/^00/, "+");
  if (typed.startsWith("+")) return { number: parsePhoneNumberFromString(typed), hasCountry: true };
  const code = normaliseCountryCode(countryCode);
  if (code) return { number: parsePhoneNumberFromString(typed, { defaultCallingCode: code }), hasCountry: true };
  const atHome = typed.startsWith("0") ? parsePhoneNumberFromString(typed, HOME_COUNTRY) : undefined;
  return { number: atHome?.isValid() ? atHome : undefined, hasCountry: false };
}

/** What is wrong with a number that looks like one: its country does not exist, or has no numbers of this length. */
function phoneProblem(typed: TypedPhone): { field: "phone" | "country_code"; problem: "phone" | "countryCode" } | null {
  if (!looksLikePhone(typed.phone)) return { field: "phone", problem: "phone" };
  const code = normaliseCountryCode(typed.countryCode);
  if (code && !CALLING_CODES.has(code)) return { field: "country_code", problem: "countryCode" };
  const { number, hasCountry } = parsePhone(typed);
  return hasCountry && !number?.isPossible() ? { field: "phone", problem: "phone" } : null;
}

/** The number for finding people, in the one form every number has; null when it cannot be told which it is. */
export function e164Of(phone: string | null, countryCode?: string): string | null {
  if (!phone || !looksLikePhone(phone)) return null;
  const { number } = parsePhone({ phone, countryCode });
  return number?.isPossible() ? number.number : null;
}

/** The problems of the number in a visitor's form, under the names its fields have there. */
export function phoneErrors({ phone = "", country_code }: { phone?: string; country_code?: string }): FieldErrors {
  if (visibleText(phone) === "") return {};
  const found = phoneProblem({ phone, countryCode: country_code });
  return found ? { [found.field]: found.problem } : {};
}
