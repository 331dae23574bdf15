/**
 * What visitors can find. The values stand in `site_search_entries.kind`, in the triggers that write it and in
 * addresses (`kind=`).
 */
export const FOUND_KINDS = ["place", "experience", "stay", "vehicle", "property", "article", "guide"] as const;
export type FoundKind = (typeof FOUND_KINDS)[number];

/** Results on one page. */
export const RESULTS_PER_PAGE = 24;

/** What is typed beyond it is cut. */
export const MAX_QUERY = 100;

/** Longer words are nothing anybody looked for, and are not counted as a miss. */
export const MAX_MISSED = 60;
