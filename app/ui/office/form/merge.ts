import { isSameValue, type Draft } from "#app/ui/office/form/draft";

/** A field that two people changed to different things. */
export interface FieldConflict {
  field: string;
  mine: string | string[];
  theirs: string | string[];
}

/**
 * Three-way merge of a draft with what others saved since the form was opened. Untouched fields keep the stored value;
 * a field that both sides changed to different values is a conflict.
 */
export function mergeDrafts<D extends Draft>({
  base,
  mine,
  stored,
}: {
  base: D;
  mine: D;
  stored: D;
}): { merged: D; conflicts: FieldConflict[] } {
  const merged: Draft = { ...stored };
  const conflicts: FieldConflict[] = [];
  for (const [field, theirs] of Object.entries<Draft[string]>(stored)) {
    const own: Draft[string] | undefined = mine[field];
    if (own === undefined || isSameValue(own, base[field])) continue;
    merged[field] = own;
    if (!isSameValue(theirs, base[field]) && !isSameValue(theirs, own)) conflicts.push({ field, mine: own, theirs });
  }
  return { merged: merged as D, conflicts };
}
