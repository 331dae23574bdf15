/** What is done by itself, once an hour, by one process for all. */
export const JOBS = [
  "rate-limits",
  "sessions",
  "old-senders",
  "bin",
  "old-mail",
  "review-invitations",
  "alerts",
  "unused-media",
  "unfinished-uploads",
  "old-holds",
  "shared-lists",
  "search-misses",
] as const;
export type HourlyJob = (typeof JOBS)[number];

/** Backups have their own schedule: see backup/schedule.server.ts. */
export const ALL_JOBS = [...JOBS, "backup"] as const;
export type Job = (typeof ALL_JOBS)[number];

export const JOB_EVERY_MS = 60 * 60 * 1000;

/** Health states, from best to worst. */
export const HEALTH_STATES = ["good", "attention", "bad"] as const;
export type HealthState = (typeof HEALTH_STATES)[number];
