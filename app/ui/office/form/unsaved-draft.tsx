import { History } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { findDraft, forgetDraft, saveDraft } from "#app/platform/tab-draft";
import { isSame, type Draft } from "#app/ui/office/form/draft";

/** What was typed, and what it had started from. */
export interface Unsaved<D extends Draft> {
  draft: D;
  base: D;
}

interface Options<D extends Draft> {
  current: D;
  base: D;
  isDirty: boolean;
}

/** Keeps what is typed in the tab, and offers it after a reload. Whoever goes to another page was asked, or has saved: then it is forgotten. */
export function useUnsavedDraft<D extends Draft>({ current, base, isDirty }: Options<D>) {
  const { pathname } = useLocation();
  const name = `office ${pathname}`;
  const [kept, setKept] = useState<Unsaved<D> | null>();
  useEffect(() => {
    const found = findDraft(name) as Unsaved<D> | null;
    setKept(found && isOfThisForm(found, base) ? found : null);
    return () => {
      // A page that crashed is still at its address, and may be read again.
      if (window.location.pathname !== pathname) forgetDraft(name);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- a draft is offered when the page opens, never later
  }, [name]);
  const typed = JSON.stringify(current);
  useEffect(() => {
    if (isDirty) saveDraft(name, { draft: current, base } satisfies Unsaved<D>);
    // What is offered stays until somebody has decided.
    else if (kept === null) forgetDraft(name);
    // oxlint-disable-next-line react/exhaustive-deps -- written when what is typed changes
  }, [typed, isDirty, kept]);
  return { kept, settle: () => setKept(null) };
}

/** A form that was changed since has other fields, and then the draft is of no use to it; nor is it where all that was typed is stored by now. */
function isOfThisForm<D extends Draft>({ draft, base }: Unsaved<D>, stored: D): boolean {
  const fields = Object.keys(stored);
  const isUnsaved = (field: string) => !isSame(draft[field], base[field]) && !isSame(draft[field], stored[field]);
  return fields.every((field) => field in draft && field in base) && fields.some(isUnsaved);
}

interface NoticeProps<D extends Draft> {
  kept: Unsaved<D>;
  onRestore: (kept: Unsaved<D>) => void;
  onDone: () => void;
}

export function UnsavedNotice<D extends Draft>({ kept, onRestore, onDone }: NoticeProps<D>) {
  function restore() {
    onRestore(kept);
    onDone();
  }
  return (
    <section className="office-card unsaved-notice" role="status" aria-label="Unsaved changes">
      <History aria-hidden />
      <p>Unsaved changes from before the reload</p>
      <button type="button" className="small-button" onClick={restore}>
        Restore
      </button>
      <button type="button" className="small-button" onClick={onDone}>
        Discard
      </button>
    </section>
  );
}
