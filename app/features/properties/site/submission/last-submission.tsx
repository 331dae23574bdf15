import { useEffect, useState, type ReactNode } from "react";
import { useLocation } from "react-router";
import type { SubmissionSummary } from "#app/features/properties/site/submission/draft";

/** Navigation state passed from the form to the list. Kept in browser history, so it survives a reload. */
export interface SubmittedState {
  sent?: SubmissionSummary & { link?: string; mailed_to?: string };
}

/** The property that has just been offered. Whoever has offered none does not load this. */
export function LastSubmission(): ReactNode {
  const { sent } = (useLocation().state ?? {}) as SubmittedState;
  const [panel, setPanel] = useState<ReactNode>(null);
  useEffect(() => {
    if (sent) void loadPanel(sent).then(setPanel);
    // oxlint-disable-next-line react/exhaustive-deps -- filters lead to addresses without it, and it stays
  }, []);
  return panel;
}

/** Null when the connection is gone: the toast has said that the property arrived. */
async function loadPanel(sent: NonNullable<SubmittedState["sent"]>): Promise<ReactNode> {
  try {
    const { SubmissionReceipt: Panel } = await import("#app/features/properties/site/submission/submission-receipt");
    return <Panel sent={sent} />;
  } catch {
    return null;
  }
}
