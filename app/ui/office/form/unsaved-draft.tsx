import { History } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { findDraft, forgetDraft, saveDraft } from "#app/platform/tab-draft";
import { isSameValue, type Draft } from "#app/ui/office/form/draft";

/** What was typed, and what it had started from. */
export interface StoredDraft<D extends Draft> {
  draft: D;
  base: D;
}

interface UnsavedDraftOptions<D extends Draft> {
  current: D;
  base: D;
  isDirty: boolean;
}

/** Stores the draft in session storage and offers it after a reload. Removed when the user leaves the page. */
export function useUnsavedDraft<D extends Draft>({ current, base, isDirty }: UnsavedDraftOptions<D>) {
  const { pathname } = useLocation();
  const name = `office ${pathname}`;
  const [kept, setStoredDraft] = useState<StoredDraft<D> | null>();
  useEffect(() => {
    const found = findDraft(name) as StoredDraft<D> | null;
    setStoredDraft(found && isRestorable(found, base) ? found : null);
    return () => {
      // A page that crashed is still at its address, and may be read again.
      if (window.location.pathname !== pathname) forgetDraft(name);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a draft is offered when the page opens, never later
  }, [name]);
  const serialised = JSON.stringify(current);
  useEffect(() => {
    if (isDirty) saveDraft(name, { draft: current, base } satisfies StoredDraft<D>);
    // What is offered stays until somebody has decided.
    else if (kept === null) forgetDraft(name);
    // oxlint-disable-next-line react/exhaustive-deps -- written when what is typed changes
  }, [serialised, isDirty, kept]);
  return { kept, dismiss: () => setStoredDraft(null) };
}

/** False if the form has other fields by now, or if everything in the draft is already saved. */
function isRestorable<D extends Draft>({ draft, base }: StoredDraft<D>, stored: D): boolean {
  const fields = Object.keys(stored);
  const isUnsaved = (field: string) =>
    !isSameValue(draft[field], base[field]) && !isSameValue(draft[field], stored[field]);
  return fields.every((field) => field in draft && field in base) && fields.some(isUnsaved);
}

interface NoticeProps<D extends Draft> {
  storedDraft: StoredDraft<D>;
  onRestore: (storedDraft: StoredDraft<D>) => void;
  onDismiss: () => void;
}

export function UnsavedNotice<D extends Draft>({ storedDraft, onRestore, onDismiss }: NoticeProps<D>) {
  function restore() {
    onRestore(storedDraft);
    onDismiss();
  }
  return (
    <section className="office-card unsaved-notice" role="status" aria-label="Unsaved changes">
      <History aria-hidden />
      <p>Unsaved changes from before the reload</p>
      <button type="button" className="small-button" onClick={restore}>
        Restore
      </button>
      <button type="button" className="small-button" onClick={onDismiss}>
        Discard
      </button>
    </section>
  );
}
