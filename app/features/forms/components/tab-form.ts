import { useEffect, useState } from "react";
import type { FormResult, FormValues } from "#app/features/forms/schema";
import { findDraft, forgetDraft, saveDraft, wasReopened } from "#app/platform/tab-draft";

/** What survives a reload: what was typed, and the key under which it was perhaps sent already, and how often. */
export interface KeptForm {
  key: string;
  attempt: number;
  values: FormValues;
}

export interface TabForm {
  /** Where the form's draft is kept. */
  name: string;
  kept: KeptForm | null;
  /** What was sent last, until somebody begins anew. */
  sent: FormValues | null;
  startAnew: () => void;
}

/**
 * What this tab knows of a form: what was typed before a reload, and what was sent. The form must be drawn anew when `kept` arrives, which
 * is once, after the page has woken.
 */
export function useTabForm(name: string, result: FormResult | undefined): TabForm {
  const sentName = `${name} sent`;
  const [kept, setKept] = useState<KeptForm | null>(null);
  const [sentBefore, setSentBefore] = useState<FormValues | null>(null);
  const [seen, setSeen] = useState<FormResult>();
  useEffect(() => {
    if (result === undefined) {
      setKept(findDraft(name) as KeptForm | null);
      if (wasReopened()) setSentBefore(findDraft(sentName) as FormValues | null);
    }
    // Whoever goes on to another page has seen it; a reload ends the page without this.
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
    name,
    kept,
    sent: result?.ok && result !== seen ? result.values : sentBefore,
    startAnew: () => {
      forgetDraft(sentName);
      setSentBefore(null);
      setSeen(result);
    },
  };
}
