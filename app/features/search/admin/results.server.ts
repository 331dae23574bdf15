import { entryUrl } from "#app/features/search/admin/entry-urls";
import type { Hit, HitGroup, Results } from "#app/features/search/admin/results";
import { foldText } from "#app/features/search/fold";
import { searchEverything, type FoundEntry } from "#app/features/search/queries.server";
import type { Db } from "#app/platform/db/db.server";

const EXCERPT_CONTEXT = 50;

/** What staff see of a search: kinds with a title that begins with it come first. */
export async function findResults(db: Db, text: string, limit: number): Promise<Results> {
  const { words, entries } = await searchEverything(db, text, limit);
  const groups = new Map<string, HitGroup & { isBeginning: boolean }>();
  for (const entry of entries) {
    const group = groups.get(entry.kind) ?? { kind: entry.kind, hits: [], isBeginning: entry.isTitlePrefix };
    groups.set(entry.kind, group);
    group.hits.push(hitOf(entry, words));
  }
  const ordered = [...groups.values()].toSorted((a, b) => Number(b.isBeginning) - Number(a.isBeginning));
  return { words, groups: ordered.map(({ kind, hits }) => ({ kind, hits })) };
}

function hitOf(entry: FoundEntry, words: readonly string[]): Hit {
  const { id, title, detail, picture, amount, status } = entry;
  return { id, to: entryUrl(entry), title, detail, excerpt: excerptOf(entry, words), picture, amount, status };
}

function excerptOf({ title, detail, aliases }: FoundEntry, words: readonly string[]): string | null {
  const shown = foldText(`${title} ${detail}`);
  const hidden = words.find((word) => !shown.includes(word));
  const line = hidden && aliases.find((alias) => foldText(alias).includes(hidden));
  if (!line) return null;
  // Folding hardly changes the length, so the place in the one is near enough to the place in the other.
  const at = foldText(line).indexOf(hidden);
  const [from, to] = [Math.max(0, at - EXCERPT_CONTEXT), at + hidden.length + EXCERPT_CONTEXT];
  return `${from > 0 ? "…" : ""}${line.slice(from, to).trim()}${to < line.length ? "…" : ""}`;
}
