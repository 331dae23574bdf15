export interface NearMiss {
  given: string;
  meant: string;
}

/**
 * Names that were probably meant to be one of ours: TRUSTPROXY, SMTP_URI, Database-Url. Only names are looked at, never
 * values.
 */
export function findNearMisses(given: readonly string[], known: readonly string[]): NearMiss[] {
  const ours = new Set(known);
  const unset = known.filter((name) => !given.includes(name));
  return given
    .filter((name) => !ours.has(name))
    .flatMap((name) => {
      const meant = unset.find((candidate) => isNear(lettersOf(name), lettersOf(candidate)));
      return meant ? [{ given: name, meant }] : [];
    });
}

function lettersOf(name: string): string {
  return name.toUpperCase().replaceAll(/[^A-Z0-9]/g, "");
}

/** One typo in seven letters. Short names such as HOST have neighbours that belong to others (HOME). */
const LETTERS_A_TYPO = 7;

function isNear(given: string, known: string): boolean {
  const allowed = Math.floor(known.length / LETTERS_A_TYPO);
  return Math.abs(given.length - known.length) <= allowed && editDistance(given, known) <= allowed;
}

/** How many letters must be added, left out, changed or swapped with their neighbour. */
function editDistance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row++) {
    const line = [row];
    for (let column = 1; column <= to.length; column++) {
      const at = (up: number, left: number) => rows[row - up]?.[column - left] ?? Infinity;
      const isSame = from[row - 1] === to[column - 1];
      const isSwapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      line[column] = Math.min(
        at(1, 0) + 1,
        (line[column - 1] ?? Infinity) + 1,
        at(1, 1) + (isSame ? 0 : 1),
        isSwapped ? at(2, 2) + 1 : Infinity,
      );
    }
    rows.push(line);
  }
  return rows[from.length]?.[to.length] ?? Infinity;
}
