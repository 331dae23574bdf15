import { JOB_EVERY_MS, HEALTH_STATES, type HourlyJob, type HealthState } from "#app/features/health/schema";
import { NO_SENDER } from "#app/features/mail/schema";

/** Result of a health check: a state and a short message. */
export interface HealthCheck {
  state: HealthState;
  message: string;
}

const good = (message: string): HealthCheck => ({ state: "good", message });
const attention = (message: string): HealthCheck => ({ state: "attention", message });
const bad = (message: string): HealthCheck => ({ state: "bad", message });

export function worstOf(states: readonly HealthState[]): HealthState {
  return HEALTH_STATES.findLast((state) => states.includes(state)) ?? "good";
}

const SLOW_MS = 250;

export function checkDatabase(
  answer: { latencyMs: number; waiting: number; schemaDifference?: string | null } | null,
): HealthCheck {
  if (!answer) return bad("It does not answer. Pages come from memory, and forms say that they failed.");
  if (answer.schemaDifference) return bad(answer.schemaDifference);
  if (answer.latencyMs > SLOW_MS) return attention("It answers slowly.");
  if (answer.waiting > 0) return attention("All connections are in use.");
  return good("It answers at once.");
}

const GIGABYTE = 1024 ** 3;

export function checkStorage(seen: { free: number | null } | { cause: string }): HealthCheck {
  if ("cause" in seen) return bad(`Nothing can be written to it. ${seen.cause}`);
  if (seen.free !== null && seen.free < GIGABYTE / 10) return bad("The disk is full but for a little.");
  if (seen.free !== null && seen.free < GIGABYTE) return attention("Less than 1 GB of the disk is free.");
  return good("A file was written and taken away again.");
}

interface MailFacts {
  isConfigured: boolean;
  /** Whether there is an address that messages can come from. */
  hasSender: boolean;
  waiting: number;
  failed: number;
  /** Messages that wait because too many people asked for alerts within an hour. */
  postponed?: number;
  cause: string | null;
}

export function checkMail({ isConfigured, hasSender, waiting, failed, postponed = 0, cause }: MailFacts): HealthCheck {
  if (cause) return bad(`No message can be sent. ${cause}`);
  if (isConfigured && !hasSender) return bad(`No message can be sent, nor a link to a new password. ${NO_SENDER}.`);
  if (failed > 0) return bad(failed === 1 ? "1 message could not be sent." : `${failed} messages could not be sent.`);
  if (!isConfigured) return attention("No mail server is set: messages wait in the database.");
  if (postponed > 0)
    return attention(
      `More people asked for alerts than are written to in an hour: ${postponed === 1 ? "1 message waits" : `${postponed} messages wait`} for the next.`,
    );
  return good(waiting > 0 ? "Messages are on their way." : "Everything was sent.");
}

export function checkAddress(publicUrl: string | undefined): HealthCheck {
  if (publicUrl) return good("Links in messages begin with it.");
  return attention(
    "PUBLIC_URL is not set: messages hold no links, so that guests get none to their pages by mail, and neither invitations nor links to a new password are mailed.",
  );
}

/** A job is overdue after three intervals, that is two missed runs. */
const LATE_MS = 3 * JOB_EVERY_MS;

export function checkJob(run: { ranAt: Date; ok: boolean } | undefined, now: Date, isDueSince: Date): HealthCheck {
  if (run && !run.ok) return bad("Failed");
  const late = now.getTime() - (run?.ranAt ?? isDueSince).getTime() > LATE_MS;
  if (late) return attention(run ? "Late" : "Never done");
  return good(run ? "Done" : "Not yet");
}

export function checkJobs(verdicts: readonly HealthCheck[]): HealthCheck {
  const state = worstOf(verdicts.map((verdict) => verdict.state));
  if (state === "bad") return bad("At least one failed. The log says why.");
  return state === "attention"
    ? attention("At least one was not done for hours.")
    : good("Once an hour one process does them for all.");
}

interface BookingFacts {
  channels: number;
  failing: number;
  overdue: number;
  clashes: number;
  /** Rules of the ledger that are broken, by name. */
  broken: readonly string[];
}

/** The ledger, and the calendars of other channels. */
export function checkBookings({ channels, failing, overdue, clashes, broken }: BookingFacts): HealthCheck {
  if (broken.length > 0) return bad(`The ledger contradicts itself: ${broken.join(", ")}.`);
  if (overdue > 0)
    return bad(overdue === 1 ? "1 calendar was not read for a day." : `${overdue} calendars were not read for a day.`);
  if (clashes > 0) return bad(clashes === 1 ? "1 channel clash." : `${clashes} channel clashes.`);
  if (failing > 0)
    return attention(failing === 1 ? "1 calendar cannot be read." : `${failing} calendars cannot be read.`);
  return good(channels > 0 ? "The ledger is sound, and all calendars are read." : "The ledger is sound.");
}

export function checkPageCache(isOn: boolean): HealthCheck {
  return isOn ? good("Visitors get finished pages from memory.") : attention("Off: every page is made anew.");
}

export function checkRates(answers: boolean): HealthCheck {
  return answers ? good("It answers.") : attention("It does not answer. Rates stay as they are.");
}

/** Documents whose last making failed; visitors get the one before, or a page that says so. */
export function checkDocuments(failed: number): HealthCheck {
  return failed === 0 ? good("All that were asked for could be made.") : attention(`${failed} could not be made.`);
}

export const JOB_NAMES: Readonly<Record<HourlyJob, string>> = {
  "rate-limits": "Forget old attempts",
  sessions: "End old sessions",
  "old-senders": "Erase senders of old requests",
  bin: "Empty the bin",
  "old-mail": "Delete old mail",
  "review-invitations": "Invite guests to review",
  alerts: "Tell of new and cheaper properties",
  "unused-media": "Delete unused files",
  "unfinished-uploads": "Delete unfinished uploads",
  "old-holds": "Delete ended holds and old guests of other channels",
  "shared-lists": "Delete shared lists nobody reads",
  "search-misses": "Forget old searches without a result",
};

/** "3.2 GB": for people, who compare the first digits. */
export function formatBytes(bytes: number): string {
  const units = ["bytes", "kB", "MB", "GB", "TB"] as const;
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const value = bytes / 1000 ** step;
  return `${value.toLocaleString("en", { maximumFractionDigits: value < 10 && step > 0 ? 1 : 0 })} ${units[step]}`;
}

/** "2 days 4 h", "4 h 12 min", "12 min". */
export function formatSpan(seconds: number): string {
  const [days, hours, minutes] = [
    Math.floor(seconds / 86_400),
    Math.floor((seconds % 86_400) / 3_600),
    Math.floor((seconds % 3_600) / 60),
  ];
  if (days > 0) return `${days === 1 ? "1 day" : `${days} days`} ${hours} h`;
  return hours > 0 ? `${hours} h ${minutes} min` : `${minutes} min`;
}
