/**
 * The first letters of the first and the last name. Arabic letters would join into a word of their own: there the first
 * one stands alone.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const firstLetter = (word = "") => Array.from(word)[0] ?? "";
  const first = firstLetter(words[0]);
  if (/\p{Script=Arabic}/u.test(first)) return first;
  const last = words.length > 1 ? firstLetter(words.at(-1)) : "";
  return (first + last).toUpperCase() || "?";
}
