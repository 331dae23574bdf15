import { useEffect, useState } from "react";
import type { FormResult, FormValues } from "#app/features/forms/schema";
import { findDraft, forgetDraft, saveDraft, wasReopened } from "#app/platform/tab-draft";

/** What survives a reload: what was typed, and the key under which it was perhaps sent already, and how often. */
interface FormDraft {
  key: string;
  attempt: number;
  values: FormValues;
}

export interface FormDraftState {
  /** Where the form's draft is kept. */
  storageKey: string;
  restored: FormDraft | null;
  /** What was sent last, until somebody begins anew. */
  sent: FormValues | null;
  startOver: () => void;
}

/**
 * Draft and last submission of a form in this tab (sessionStorage). The draft is restored once, after hydration:
 * remount the form then, by a key.
 */
export function useFormDraft(name: string, result: FormResult | undefined): FormDraftState {
  const sentName = `${name} sent`;
  const [kept, setKept] = useState<FormDraft | null>(null);
  const [restoredSent, setSentBefore] = useState<FormValues | null>(null);
  const [dismissedResult, setSeen] = useState<FormResult>();
  useEffect(() => {
    if (result === undefined) {
      setKept(findDraft(name) as FormDraft | null);
      if (wasReopened()) setSentBefore(findDraft(sentName) as FormValues | null);
    }
    // Client-side navigation clears the summary; a reload does not run this cleanup, so it survives.
    return () => forgetDraft(sentName);
    // oxlint-disable-next-line react/exhaustive-deps -- a draft is taken up when the page opens, never later
  }, [name]);
  useEffect(() => {
    if (!result?.ok) return;
    forgetDraft(name);
    setKept(null);
    saveDraft(sentName, result.values);
  }, [result, name, sentName]);
  return {
    storageKey: name,
    restored: kept,
    sent: result?.ok && result !== dismissedResult ? result.values : restoredSent,
    startOver: () => {
      forgetDraft(sentName);
      setSentBefore(null);
      setSeen(result);
    },
  };
}
