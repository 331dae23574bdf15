import { searchWords } from "#app/features/search/rules";
import { MAX_MISSED, MAX_QUERY } from "#app/features/finding/schema";

/** A word that is looked for. */
export interface SoughtWord {
  /** As it was typed, folded. */
  word: string;
  /**
   * Texts of which one must stand in what is found. One that begins with a space stands at the beginning of a word. The
   * word as typed is the first.
   */
  parts: string[];
}

/** What was typed, without what no text holds and what is too long. */
export function cutQuery(typed: string): string {
  return Array.from(typed.toWellFormed().replaceAll("\0", " ").trim()).slice(0, MAX_QUERY).join("");
}

/** The German way to write letters with two dots where a keyboard has none. The same length is not kept. */
export function expandUmlauts(text: string): string {
  return text.normalize("NFC").replaceAll(/[äöü]/giu, (letter) => {
    const plain = letter.normalize("NFD").charAt(0);
    return `${plain}e`;
  });
}

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

export function isHan(word: string): boolean {
  return HAN.test(word);
}

/**
 * The words of a query. `folded` and `expanded` are what search_words() of the database makes of it, as it is and with
 * its umlauts written as two letters: the index was folded by the same function.
 */
export function soughtWords(folded: string, expanded: string): SoughtWord[] {
  const words = searchWords(folded);
  const spelled = searchWords(expanded);
  const sought = words.map((word, place) => {
    const parts = [...ownParts(word), ...arabicParts(word)];
    const other = spelled.length === words.length ? spelled[place] : undefined;
    for (const spelling of [other, word.replaceAll(/([aou])e/g, "$1")])
      if (spelling !== undefined && spelling !== word && spelling.length >= 4) parts.push(spelling);
    return { word, parts: [...new Set(parts)] };
  });
  // One letter of an alphabet tells nothing: it is not asked for, alone least of all.
  return sought.filter(({ word }) => Array.from(word).length > 1 || isHan(word));
}

/** One or two letters of an alphabet are the beginning of a word; in Chinese they are a word of their own. */
function ownParts(word: string): string[] {
  return [Array.from(word).length < 3 && !isHan(word) ? ` ${word}` : word];
}

/** The Arabic article and "and" are written together with the word they stand before. */
function arabicParts(word: string): string[] {
  const article = /^و?ال(.{3,})$/u.exec(word)?.[1];
  if (article) return [article];
  const joined = /^و(.{3,})$/u.exec(word)?.[1];
  return joined ? [` ${joined}`, ` ال${joined}`] : [];
}

/** The forms of a word that a typing error may stand in. */
export function mendableForms(word: string): string[] {
  const bare = /^و?ال(.{4,})$/u.exec(word)?.[1];
  return bare ? [word, bare] : [word];
}

/** A LIKE pattern for folded texts. Folding leaves no character that means something in a pattern. */
export function patternOf(part: string): string {
  return `%${part}%`;
}

/** What the index of three-letter groups is asked for before the patterns decide, as a text search query. */
export function gramQuery(words: readonly SoughtWord[], scope: string): string {
  const of = (part: string) => {
    const letters = Array.from(part);
    if (letters.length < 3) return `'${part}':*`;
    const grams = letters.slice(2).map((_, place) => `'${letters.slice(place, place + 3).join("")}'`);
    return [...new Set(grams)].join(" & ");
  };
  const each = words.map(({ parts }) => `(${parts.map((part) => `(${of(part)})`).join(" | ")})`);
  return [`'${scope}'`, ...new Set(each)].join(" & ");
}

/** Whether a search that finds nothing may be written down: it names no mailbox and no number that could be anybody's. */
export function isCountable(typed: string): boolean {
  if (Array.from(typed).length > MAX_MISSED) return false;
  return !/[@＠]/u.test(typed) && typed.replaceAll(/\P{N}/gu, "").length < 6;
}
