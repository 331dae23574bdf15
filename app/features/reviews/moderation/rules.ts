const COVER = "…";

/**
 * The text with each passage covered, wherever it stands. Null when one is not in it: nothing of a guest's words can
 * be changed otherwise.
 */
export function maskPassages(text: string, passages: readonly string[]): string | null {
  if (passages.some((passage) => !text.includes(passage))) return null;
  return passages.reduce((masked, passage) => masked.replaceAll(passage, COVER), text);
}

/** One a line, the longest first, so that a part of another does not break it. */
export function readPassages(typed: string): string[] {
  const lines = typed.split(/\r?\n/).map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== "" && line !== COVER))].toSorted((a, b) => b.length - a.length);
}
