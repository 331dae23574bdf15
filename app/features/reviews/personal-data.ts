/** What must not stand in a review: ways to reach somebody. */
export interface PersonalData {
  kind: "email" | "phone" | "link";
  /** As it was written. */
  passage: string;
}

// Every repetition has an end, so that no text is slow to read.
const EMAIL =
  /(?<![\p{L}\p{N}._%+-])[\p{L}\p{N}._%+-]{1,64}\s?(?:[@＠﹫]\s?[\p{L}\p{N}-]{1,63}\s?[.．。｡]\s?[\p{L}\p{N}-]{1,63}(?:[.．。｡][\p{L}\p{N}-]{1,63}){0,4}|[([{]\s?(?:at|arroba|собака|ат)\s?[)\]}]\s?[\p{L}\p{N}-]{1,63})/iu;

/** Ends of addresses that are no words of the nine languages, so that a missing space after a full stop is no link. */
const PLAIN_ENDS =
  "com|net|org|info|biz|app|shop|online|site|website|travel|tours|hotel|blog|club|xyz|dev|example|africa|eu|uk|tz|ke|ru|cn|ae|ch|nl|pl|br|рф|рус|中国|公司|网络|امارات|السعودية|مصر";
const LINK = new RegExp(
  [
    String.raw`\b(?:https?|ftp)\s?[:：]\s?[\/／]{2}\S+`,
    String.raw`(?<![\p{L}\p{N}])www\s?[.．。]\s?[\p{L}\p{N}-]+\S*`,
    // Any end, when a path follows: t.me/somebody.
    String.raw`(?<![\p{L}\p{N}])[\p{L}\p{N}-]{1,63}(?:[.．。｡][\p{L}\p{N}-]{1,63}){0,4}[.．。｡]\p{L}{2,24}\/\S{1,200}`,
    String.raw`(?<![\p{L}\p{N}])[\p{L}\p{N}-]{1,63}(?:[.．。｡][\p{L}\p{N}-]{1,63}){0,4}[.．。｡](?:${PLAIN_ENDS})(?![\p{L}\p{N}])`,
    // Ends that are words too (it, es, de) only after a name no sentence ends with.
    String.raw`(?<![\p{L}\p{N}])[\p{L}\p{N}]{1,63}-[\p{L}\p{N}-]{1,63}[.](?:de|es|it|fr|at|me|io|co|tv|to|no|se|be)(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}-])[\p{L}\p{N}-]{1,63}\s?[([{]\s?(?:dot|punkt|punto|point|точка|点|نقطة)\s?[)\]}]\s?\p{L}{2,24}`,
  ].join("|"),
  "iu",
);

/** Digits of every script; the Chinese ones are letters to Unicode. */
const DIGIT = String.raw`[\p{Nd}〇零一二三四五六七八九]`;
const BETWEEN_DIGITS = String.raw`[\s().\-‐‑–—\/·,،_*\u200b-\u200f\u2066-\u2069\ufe0f\u20e3+]{0,4}`;
const PHONE = new RegExp(String.raw`[+＋]?${DIGIT}(?:${BETWEEN_DIGITS}${DIGIT}){6,}`, "gu");

/** What has seven digits and is no number to call: days, spans of years, clock times. */
const DATES =
  /(?<!\p{Nd})(?:\p{Nd}{4}\s?[-–—./年]\s?\p{Nd}{1,2}(?:\s?[-–—./月]\s?\p{Nd}{1,2})?|\p{Nd}{1,2}\s?[-./]\s?\p{Nd}{1,2}\s?[-./]\s?\p{Nd}{4}|(?:19|20)\p{Nd}{2}\s?[-–—/]\s?(?:19|20)\p{Nd}{2}|\p{Nd}{1,2}[:.]\p{Nd}{2}\s?[-–—]\s?\p{Nd}{1,2}[:.]\p{Nd}{2})(?!\p{Nd})/gu;
/** Sums of shillings have seven digits quickly. */
const SUMS =
  /(?:TZS|TSh|Tsh|USD|EUR|KES|[$€£])\s?\p{Nd}[\p{Nd}.,\s]*\p{Nd}|\p{Nd}{1,3}(?:[.,\s]\p{Nd}{3})+\s?(?:TZS|TSh|Tsh|USD|EUR|KES|[$€£]|shilling|шиллинг|شلن|先令)/giu;

const erased = (match: string) => "x".repeat(match.length);

/** The first e-mail address, link or phone number in a text. */
export function findPersonalData(text: string): PersonalData | null {
  const email = EMAIL.exec(text)?.[0];
  if (email) return { kind: "email", passage: email.trim() };
  const link = LINK.exec(text)?.[0];
  if (link) return { kind: "link", passage: link.trim() };
  const phone = text.replace(DATES, erased).replace(SUMS, erased).match(PHONE)?.[0];
  return phone ? { kind: "phone", passage: phone.trim() } : null;
}
