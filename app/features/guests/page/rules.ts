const HOUR_MS = 60 * 60 * 1000;

/** Whose turn it is, and until when we promised an answer. */
export type AnswerState = { turn: "ours"; by: string; isLate: boolean } | { turn: "nobody" };

/** We answer within the hours of Settings, counted from the oldest word nobody answered. */
export function answerState(
  { waiting_for, waiting_since }: { waiting_for: "us" | "guest" | "nobody"; waiting_since: Date | null },
  answerHours: number,
  now: Date,
): AnswerState {
  if (waiting_for !== "us" || !waiting_since) return { turn: "nobody" };
  const by = new Date(waiting_since.getTime() + answerHours * HOUR_MS);
  return { turn: "ours", by: by.toISOString(), isLate: by <= now };
}
