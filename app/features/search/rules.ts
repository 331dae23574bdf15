/** More words than anybody types: a pasted page must not become a query of a thousand conditions. */
const MAX_WORDS = 8;
const MAX_WORD = 40;

/** The words of a folded text. */
export function searchWords(folded: string): string[] {
  return [...new Set(folded.split(" ").filter(Boolean))]
    .slice(0, MAX_WORDS)
    .map((word) => Array.from(word).slice(0, MAX_WORD).join(""));
}

/**
 * The e-mail address that was typed, and nothing else; null when it is none. Others hold the same words: example.com
 * has many.
 */
export function emailIn(text: string): string | null {
  const typed = text.trim().toLowerCase();
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(typed) ? typed : null;
}

/** One or two letters are a word of their own in Chinese; in an alphabet they are the beginning of one. */
function isPrefixWord(word: string): boolean {
  return Array.from(word).length < 3 && !/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word);
}

/** A LIKE pattern for folded texts with this word. Folding leaves no character that means something in a pattern. */
export function likePattern(word: string): string {
  return isPrefixWord(word) ? `% ${word}%` : `%${word}%`;
}

/** What the index of three-letter groups is asked for before the patterns decide, as a text search query. */
export function trigramQuery(words: readonly string[]): string {
  const grams = words.flatMap((word) => {
    const letters = Array.from(isPrefixWord(word) ? ` ${word}` : word);
    if (letters.length < 3) return [`'${letters.join("")}':*`];
    return letters.slice(2).map((_, place) => `'${letters.slice(place, place + 3).join("")}'`);
  });
  return [...new Set(grams)].join(" & ");
}
