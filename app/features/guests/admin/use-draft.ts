import { useEffect, useState } from "react";
import { findDraft, forgetDraft, saveDraft } from "#app/platform/tab-draft";

export interface TabDraft {
  text: string;
  setText: (text: string) => void;
  forget: () => void;
}

/** A draft in this tab, for each case and form. `start` is what stands there when there is none. */
export function useDraft(name: string, start = ""): TabDraft {
  const [text, setText] = useState(start);
  // oxlint-disable-next-line react/exhaustive-deps -- once for each case
  useEffect(() => setText((findDraft(name) as string | null) ?? start), [name]);
  return {
    text,
    setText: (next) => {
      setText(next);
      saveDraft(name, next);
    },
    forget: () => {
      forgetDraft(name);
      setText("");
    },
  };
}
