import { integer, text } from "drizzle-orm/pg-core";

/** What every table has that visitors' forms are stored in. */
export const submissionColumns = () => ({
  /** The number in the one form every number has, for finding people; null where it cannot be told. */
  phone_e164: text(),
  /**
   * One form that is sent again has the same key. A second request under it has a number behind it: see
   * storeSubmission.
   */
  submission_key: text().unique(),
  /**
   * What the form said: the same key with another content is a correction. Null for what came in before this was kept.
   */
  submission_hash: text(),
  /** How often the form had been sent: a version that was overtaken on the way replaces nothing. */
  submission_attempt: integer().notNull().default(1),
});
