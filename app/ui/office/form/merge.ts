import { isSame, type Draft } from "#app/ui/office/form/draft";

/** A field that two people changed to different things. */
export interface Conflict {
  field: string;
  mine: string | string[];
  theirs: string | string[];
}

/**
 * Puts together what one person typed and what others saved since that form was opened. Fields she did not touch stay as they are
 * stored, so saving one language never touches another; a field both changed is a conflict, and nobody's words are lost by guessing.
 */
export function mergeDrafts<D extends Draft>({ base, mine, stored }: { base: D; mine: D; stored: D }): { merged: D; conflicts: Conflict[] } {
  const merged: Draft = { ...stored };
  const conflicts: Conflict[] = [];
  for (const field of Object.keys(stored)) {
    if (isSame(mine[field], base[field])) continue;
    merged[field] = mine[field]!;
    if (!isSame(stored[field], base[field]) && !isSame(stored[field], mine[field])) conflicts.push({ field, mine: mine[field]!, theirs: stored[field]! });
  }
  return { merged: merged as D, conflicts };
}
