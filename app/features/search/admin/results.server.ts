import { findByReference } from "#app/features/bookings/desk/queries.server";
import { bookingPath } from "#app/features/bookings/booking-address";
import { REFERENCE_PATTERN } from "#app/features/cases/schema";
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
  const byReference = await findReference(db, text);
  const ordered = [...groups.values()].toSorted((a, b) => Number(b.isBeginning) - Number(a.isBeginning));
  const rest = ordered.map(({ kind, hits }) => ({ kind, hits }));
  return { words, groups: byReference ? [byReference, ...rest] : rest };
}

/** A booking by its reference, typed whole in any case: it leads to its own screen. */
async function findReference(db: Db, text: string): Promise<HitGroup | null> {
  const reference = text.trim().toUpperCase();
  const found = REFERENCE_PATTERN.test(reference) ? await findByReference(db, reference) : null;
  if (!found) return null;
  const hit = { excerpt: null, picture: null, amount: null, status: found.status };
  return {
    kind: REFERENCE_KINDS[found.kind],
    hits: [{ ...hit, id: found.id, to: bookingPath(found), title: found.full_name, detail: reference }],
  };
}

const REFERENCE_KINDS = {
  stay: "stay_bookings",
  vehicle: "transportation_bookings",
  experience: "experience_inquiries",
} as const;

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
