import type { Draft, DraftErrors } from "#app/ui/office/form/draft";
import type { FieldConflict } from "#app/ui/office/form/merge";

/** Why a save failed: validation errors, a merge conflict, or a server failure. */
export interface SaveProblem<D extends Draft = Draft> {
  errors: DraftErrors;
  /** The database's own code, where a value belongs to another item. */
  code?: "23505";
  /**
   * Somebody else saved other things in the same fields meanwhile. `stored` is the item as it stands now, `merged` is
   * that with what was changed here.
   */
  mergeConflict?: { conflicts: FieldConflict[]; stored: D; merged: D; savedBy: string | null };
  /** The item was deleted meanwhile, the session ended, the role is gone, or it was our fault. */
  failure?: "missing" | "signed-out" | "denied" | "ours";
  /** What was typed, for a browser whose form does not remember it. */
  draft?: D;
}
