/** What is done by itself, once an hour, by one process for all. */
export const JOBS = ["rate-limits", "sessions", "old-senders", "bin", "old-mail", "unused-media", "unfinished-uploads"] as const;
export type HourlyJob = (typeof JOBS)[number];

/** Backups have a clock of their own. */
export const ALL_JOBS = [...JOBS, "backup"] as const;
export type Job = (typeof ALL_JOBS)[number];

export const JOB_EVERY_MS = 60 * 60 * 1000;

/** How a part of the site is, in the order of how bad it is. */
export const STATES = ["good", "attention", "bad"] as const;
export type State = (typeof STATES)[number];
