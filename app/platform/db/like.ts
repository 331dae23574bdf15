/** A LIKE pattern for texts that hold these very characters. */
export function containing(text: string): string {
  return `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
}

/**
 * A regular expression for texts that hold these letters, large or small. ILIKE knows only the letters of the
 * database's locale, and a server set up with the locale C knows A to Z.
 */
export function containingAnyCase(text: string): string {
  return Array.from(text, (letter) => {
    const [small, large] = [letter.toLowerCase(), letter.toUpperCase()];
    if (small !== large && Array.from(small).length === 1 && Array.from(large).length === 1)
      return `[${small}${large}]`;
    return letter.replaceAll(/[\p{P}\p{S}]/gu, String.raw`\$&`);
  }).join("");
}
