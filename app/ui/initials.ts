/**
 * The first letters of the first and the last name. Arabic letters would join into a word of their own: there the first
 * one stands alone.
 */
export function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map(
    (word) => Array.from(word ?? "")[0] ?? "",
  );
  if (/\p{Script=Arabic}/u.test(letters[0]!)) return letters[0]!;
  return letters.join("").toUpperCase() || "?";
}
