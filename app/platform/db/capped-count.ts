/** Pending items are counted up to this number: an exact count would be slow and nobody needs it. */
export const MAX_PENDING_COUNT = 1_000;
/** What there is in all is counted this far. */
export const MAX_STORED_COUNT = 10_001;

/** A count that went no further than `most`: "999+" when it got there. */
export function formatCappedCount(counted: number, cap = MAX_PENDING_COUNT): string {
  return counted >= cap ? `${(cap - 1).toLocaleString("en")}+` : counted.toLocaleString("en");
}
