import { highlightWords, type HighlightPart } from "#app/features/search/fold";

/** Letters before the first word that was found, and letters shown in all. */
const BEFORE = 60;
const SHOWN = 200;

/** The part of a text that shows the first of the words, with all of them marked. */
export function excerptOf(text: string, words: readonly string[]): HighlightPart[] {
  const [first, ...rest] = highlightWords(text, words);
  if (!first) return [];
  if (rest.length === 0 || first.isMatch || first.text.length <= SHOWN / 2) return cutEnd([first, ...rest]);
  const tail = first.text.slice(-BEFORE);
  const start = tail.indexOf(" ") + 1;
  return cutEnd([{ text: `… ${tail.slice(start)}`, isMatch: false }, ...rest]);
}

function cutEnd(parts: HighlightPart[]): HighlightPart[] {
  const shown: HighlightPart[] = [];
  let room = SHOWN;
  for (const part of parts) {
    if (part.text.length <= room) {
      shown.push(part);
      room -= part.text.length;
      continue;
    }
    const cut = part.text.slice(0, room);
    const end = cut.lastIndexOf(" ");
    shown.push({ ...part, text: `${(end > 0 ? cut.slice(0, end) : cut).toWellFormed().trimEnd()} …` });
    break;
  }
  return shown;
}
