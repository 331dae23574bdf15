import type { RateLimit } from "#app/features/auth/mutations.server";

/** Asked for and not yet started by whoever reads the mailbox; or started. */
export const SUBSCRIPTION_STATES = ["waiting", "on"] as const;
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number];

/** Of one mailbox. */
export const MAX_ALERTS = 10;
export const MAX_WATCHED = 60;

/** What nobody has started by then goes. */
export const UNSTARTED_DAYS = 7;

/** Messages with a way to start, to one mailbox. */
export const OPT_IN_LIMIT: RateLimit = { attempts: 3, seconds: 24 * 60 * 60 };

/** The same to all mailboxes together, within an hour. The others wait. */
export const MAX_OPT_INS_PER_HOUR = 500;

/** Properties that one message names. */
export const MAX_TOLD = 14;
