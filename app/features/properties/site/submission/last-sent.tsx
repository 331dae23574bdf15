import { useEffect, useState, type ReactNode } from "react";
import { useLocation } from "react-router";
import type { SentSubmission } from "#app/features/properties/site/submission/draft";

/** What the form hands to the list it leads to. It stands in the browser's history, so it is there after a reload. */
export interface SentState {
  sent?: SentSubmission;
}

/** The property that has just been offered. Whoever has offered none does not load this. */
export function LastSent(): ReactNode {
  const { sent } = (useLocation().state ?? {}) as SentState;
  const [panel, setPanel] = useState<ReactNode>(null);
  useEffect(() => {
    if (sent) void loadPanel(sent).then(setPanel);
    // oxlint-disable-next-line react/exhaustive-deps -- filters lead to addresses without it, and it stays
  }, []);
  return panel;
}

/** Null when the connection is gone: the toast has said that the property arrived. */
async function loadPanel(sent: SentSubmission): Promise<ReactNode> {
  try {
    const { SentSubmission: Panel } = await import("#app/features/properties/site/submission/sent-submission");
    return <Panel sent={sent} />;
  } catch {
    return null;
  }
}
