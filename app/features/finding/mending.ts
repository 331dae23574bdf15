/** How many letters of a word may be wrong: none of a short one, one from four letters on, two from eight. */
function slipsIn(word: string): number {
  const { length } = word;
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/**
 * The word of a vocabulary that was meant: one with the fewest wrong, missing, extra or swapped letters; of several the
 * first. Null when none is near enough. The vocabulary is one text, a word a line, the most frequent first: 20,000
 * strings would take ten times the memory.
 */
export function nearestWord(vocabulary: string, forms: readonly string[]): string | null {
  let found: string | null = null;
  let fewest = Infinity;
  const limits = forms.map(slipsIn);
  for (let start = 0; start < vocabulary.length;) {
    let end = vocabulary.indexOf("\n", start);
    if (end < 0) end = vocabulary.length;
    for (const [place, form] of forms.entries()) {
      const most = Math.min(limits[place] ?? 0, fewest - 1);
      if (most < 1 || Math.abs(end - start - form.length) > most) continue;
      const slips = distance(form, vocabulary, start, end, most);
      if (slips === 0 || slips > most) continue;
      found = vocabulary.slice(start, end);
      fewest = slips;
    }
    start = end + 1;
  }
  return found;
}

/** The least a word must have in common with the beginning of another, and the most that may follow it. */
const LEAST_STEM = 6;
const MOST_ENDING = 4;

/**
 * The longest word of a vocabulary that another begins with: snorkelling is found where only snorkel stands. One letter of
 * a long one may be wrong. Null when there is none.
 */
export function stemOf(vocabulary: string, word: string): string | null {
  return longestStem(vocabulary, word, 0) ?? longestStem(vocabulary, word, 1);
}

function longestStem(vocabulary: string, word: string, slips: number): string | null {
  let found: string | null = null;
  for (let start = 0; start < vocabulary.length;) {
    let end = vocabulary.indexOf("\n", start);
    if (end < 0) end = vocabulary.length;
    const length = end - start;
    const isLong = length >= LEAST_STEM + slips && length > (found?.length ?? 0) && length <= word.length;
    const shortest = isLong ? Math.max(length - slips, word.length - MOST_ENDING) : word.length;
    for (let cut = shortest; cut <= length + slips && cut < word.length; cut++) {
      if (distance(word.slice(0, cut), vocabulary, start, end, slips) > slips) continue;
      found = vocabulary.slice(start, end);
      break;
    }
    start = end + 1;
  }
  return found;
}

/** Whether a word stands in a word of the vocabulary. */
export function isKnown(vocabulary: string, word: string): boolean {
  return vocabulary.includes(word);
}

const rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)];

/**
 * Letters that must be changed, added, taken away or swapped with their neighbour to make the word out of
 * `text.slice(start, end)`; more than `most` as soon as that is sure.
 */
function distance(word: string, text: string, start: number, end: number, most: number): number {
  const width = end - start;
  if (word.length >= 63 || width >= 63) return most + 1;
  let [before, last, row] = rows as [Uint8Array, Uint8Array, Uint8Array];
  for (let column = 0; column <= width; column++) last[column] = column;
  for (let line = 1; line <= word.length; line++) {
    const letter = word.charCodeAt(line - 1);
    row[0] = line;
    let least = line;
    for (let column = 1; column <= width; column++) {
      const other = text.charCodeAt(start + column - 1);
      let cost = Math.min(
        at(last, column) + 1,
        at(row, column - 1) + 1,
        at(last, column - 1) + (letter === other ? 0 : 1),
      );
      const isSwapped =
        line > 1 && column > 1 && letter === text.charCodeAt(start + column - 2) && word.charCodeAt(line - 2) === other;
      if (isSwapped) cost = Math.min(cost, at(before, column - 2) + 1);
      row[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > most) return most + 1;
    [before, last, row] = [last, row, before];
  }
  return at(last, width);
}

/** The rows are longer than any word that gets here. */
function at(row: Uint8Array, column: number): number {
  return row[column] ?? 0;
}
