/**
 * Where a query stands in a text, as offsets. Nothing in it has a special meaning. Capitals do not matter, nor do the
 * kinds of space that typography asks for, nor whether a Russian ё was typed as е.
 */
export function findMatches(text: string, query: string): { start: number; end: number }[] {
  const wanted = query.trim();
  if (!wanted) return [];
  const literal = wanted.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
  const pattern = new RegExp(literal.replaceAll(/\s+/g, String.raw`\s+`).replaceAll(/[её]/giu, "[её]"), "giu");
  return [...text.matchAll(pattern)].map(({ index, 0: hit }) => ({ start: index, end: index + hit.length }));
}

/** A heading of the guide under which the query is mentioned. */
export interface HeadingMatch {
  id: string;
  heading: string;
  hits: number;
}

/**
 * Everything below `guide` that shows the query: the places themselves, and the headings they stand under, in order.
 */
export function searchGuide(guide: HTMLElement, query: string): { ranges: Range[]; mentions: HeadingMatch[] } {
  const ranges: Range[] = [];
  const mentions: HeadingMatch[] = [];
  let currentHeading: HTMLElement | null = null;
  const walker = document.createTreeWalker(guide, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node instanceof HTMLElement) {
      if (node.matches("h2, h3")) currentHeading = node;
      continue;
    }
    if (!(node instanceof Text) || !currentHeading || !isShown(node)) continue;
    const hits = findMatches(node.data, query);
    if (hits.length === 0) continue;
    ranges.push(...hits.map(({ start, end }) => rangeOf(node, start, end)));
    const id = currentHeading.id || (currentHeading.closest("section")?.id ?? "");
    const known = mentions.find((mention) => mention.id === id);
    if (known) known.hits += hits.length;
    else mentions.push({ id, heading: currentHeading.textContent, hits: hits.length });
  }
  return { ranges, mentions };
}

function isShown({ parentElement }: Text): boolean {
  return parentElement !== null && !parentElement.closest("svg, .visually-hidden") && parentElement.checkVisibility();
}

function rangeOf(node: Text, start: number, end: number): Range {
  const range = new Range();
  range.setStart(node, start);
  range.setEnd(node, end);
  return range;
}
