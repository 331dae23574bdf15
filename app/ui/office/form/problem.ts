import type { Draft, DraftErrors } from "#app/ui/office/form/draft";
import type { Conflict } from "#app/ui/office/form/merge";

/** Why nothing was saved: fields to mend, somebody else's changes, or a failure. */
export interface SaveProblem<D extends Draft = Draft> {
  errors: DraftErrors;
  /** The database's own code, where a value belongs to another item. */
  code?: "23505";
  /** Somebody else saved other things in the same fields meanwhile. `stored` is the item as it stands now, `merged` is that with what was
   * changed here. */
  clash?: { conflicts: Conflict[]; stored: D; merged: D; by: string | null };
  /** The item was deleted meanwhile, the session ended, the role is gone, or it was our fault. */
  failure?: "missing" | "signed-out" | "denied" | "ours";
  /** What was typed, for a browser whose form does not remember it. */
  draft?: D;
}
