/**
 * Marks that search_words() in the database takes away, and letters it writes in another way. Only for marking what was
 * found.
 */
const DIACRITICS =
  /[\u0300-\u036f\u0483-\u0487\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const LETTER_REPLACEMENTS: Readonly<Record<string, string>> = {
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  ŧ: "t",
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ς: "σ",
  ٱ: "ا",
  ى: "ي",
  ة: "ه",
  ک: "ك",
  ی: "ي",
  ہ: "ه",
  "٠": "0",
  "١": "1",
  "٢": "2",
  "٣": "3",
  "٤": "4",
  "٥": "5",
  "٦": "6",
  "٧": "7",
  "٨": "8",
  "٩": "9",
  "۰": "0",
  "۱": "1",
  "۲": "2",
  "۳": "3",
  "۴": "4",
  "۵": "5",
  "۶": "6",
  "۷": "7",
  "۸": "8",
  "۹": "9",
};

function foldLetter(letter: string): string {
  const folded = Array.from(
    letter.normalize("NFKD").replaceAll(DIACRITICS, "").toLowerCase(),
    (part) => LETTER_REPLACEMENTS[part] ?? part,
  ).join("");
  // Punctuation parts words, as in the database.
  return folded.replaceAll(/[^\p{L}\p{N}]/gu, " ");
}

/** A text in small letters without accents. */
export function foldText(text: string): string {
  return Array.from(text, foldLetter).join("");
}

export interface HighlightPart {
  text: string;
  isMatch: boolean;
}

const APOSTROPHE = /['\u2018\u2019\u02bc]/;

/** A text cut where it holds the folded words. An apostrophe parts words, or is none at all. */
export function highlightWords(text: string, words: readonly string[]): HighlightPart[] {
  const letters = Array.from(text);
  const found = placesOf(letters, words, foldLetter);
  if (APOSTROPHE.test(text))
    for (const place of placesOf(letters, words, (letter) => (APOSTROPHE.test(letter) ? "" : foldLetter(letter))))
      found.add(place);
  const parts: HighlightPart[] = [];
  for (const [place, letter] of letters.entries()) {
    const isFound = found.has(place) || (parts.at(-1)?.isMatch === true && foldLetter(letter) === "");
    const last = parts.at(-1);
    if (last?.isMatch === isFound) last.text += letter;
    else parts.push({ text: letter, isMatch: isFound });
  }
  return parts;
}

/** Which letters belong to one of the words. */
function placesOf(letters: readonly string[], words: readonly string[], fold: (letter: string) => string): Set<number> {
  // The letter each character of the folded text comes from: one letter can become none, or two.
  const origins: number[] = [];
  let folded = "";
  for (const [place, letter] of letters.entries()) {
    const plain = fold(letter);
    folded += plain;
    for (let n = 0; n < plain.length; n++) origins.push(place);
  }
  const found = new Set<number>();
  for (const word of words) {
    for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1)) {
      if (
        word.length < 3 &&
        /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Arabic}\p{N}]/u.test(word) &&
        at > 0 &&
        folded[at - 1] !== " "
      )
        continue;
      for (const place of origins.slice(at, at + word.length)) found.add(place);
    }
  }
  return found;
}
