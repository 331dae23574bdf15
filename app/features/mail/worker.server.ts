import { issueMailedLink } from "#app/features/auth/links/mutations.server";
import { makeLink, makeSubscriberLink } from "#app/features/cases/links/mutations.server";
import {
  claimNextMail,
  discardMail,
  pauseStaleMail,
  markFailed,
  markSent,
  postponeMail,
  saveComposed,
  type ClaimedMail,
} from "#app/features/mail/delivery/mutations.server";
import { listNoticeRecipients } from "#app/features/mail/queries.server";
import type { MailedLink } from "#app/features/mail/schema";
import type { MadeLink, SendMail } from "#app/features/mail/sender.server";
import type { Db } from "#app/platform/db/db.server";
import type { Feed } from "#app/platform/live/feed.server";
import { inLanguage } from "#app/platform/i18n/languages";
import type { Logger } from "#app/platform/log.server";

interface ComposedMail {
  subject: string;
  text: string;
  html: string;
  links: MailedLink[];
}

/** A message that is not to leave yet. */
interface PostponedMail {
  postponeSeconds: number;
}

/** What a message says that is composed only when it is sent; null when there is nothing to say. */
export type ComposeMail = (mail: ClaimedMail) => Promise<ComposedMail | null>;
export type ComposeOrPostpone = (mail: ClaimedMail) => Promise<ComposedMail | PostponedMail | null>;

/** Whose words a message is composed of; undefined for one that is sent as it was stored. */
export type FindComposer = (mail: ClaimedMail) => ComposeOrPostpone | undefined;

/** Takes one message and sends it. Null when there is none to send. */
export async function sendNextMail(
  db: Db,
  send: SendMail,
  log: Logger,
  findComposer?: FindComposer,
): Promise<"sent" | "failed" | "down" | "discarded" | "postponed" | null> {
  const claimed = await claimNextMail(db);
  if (!claimed) return null;
  const compose = findComposer?.(claimed);
  const composed = compose && (await compose(claimed));
  if (composed && "postponeSeconds" in composed) {
    await postponeMail(db, claimed, composed.postponeSeconds);
    return "postponed";
  }
  if (composed) await saveComposed(db, claimed, composed);
  const mail = composed === null ? null : { ...claimed, ...composed };
  const links = mail && (await isWanted(db, mail)) ? await makeLinks(db, mail) : null;
  if (!mail || !links) {
    await discardMail(db, claimed);
    return "discarded";
  }
  const outcome = await send(mail, links);
  if (outcome.ok) {
    await markSent(db, mail);
    return "sent";
  }
  await markFailed(db, mail, outcome);
  // The reason may name the address; the outbox has it.
  log.warn({ mail: mail.id, attempts: mail.attempts, isPermanent: outcome.isPermanent }, "could not send a message");
  return outcome.isServerDown ? "down" : "failed";
}

/** Whoever has left, is disabled or wants no mail any more, must not read what visitors write. */
async function isWanted(db: Db, { purpose, recipient }: ClaimedMail): Promise<boolean> {
  return purpose !== "notice" || (await listNoticeRecipients(db)).includes(recipient);
}

/** The links of one attempt; null when nobody is to have them any more. Those of an attempt before go on working. */
async function makeLinks(db: Db, mail: ClaimedMail): Promise<MadeLink[] | null> {
  if (mail.purpose === "password_reset" || mail.purpose === "invitation") {
    const path = await issueMailedLink(db, { purpose: mail.purpose, id: mail.about_id });
    return path === null
      ? null
      : [{ name: mail.purpose === "invitation" ? "Accept the invitation" : "Set a new password", opens: "page", path }];
  }
  const made: MadeLink[] = [];
  for (const link of mail.links ?? []) {
    if ("path" in link) {
      made.push({ ...link, opens: "page", path: inLanguage(link.path, mail.language) });
      continue;
    }
    const { name, opens = "page" } = link;
    const path =
      "caseId" in link
        ? await makeLink(db, link.caseId, mail.purpose === "found" ? "found" : "mail", opens)
        : await makeSubscriberLink(db, link.subscriberId, opens);
    if (path) made.push({ name, opens, path: inLanguage(path, mail.language) });
  }
  return made;
}

const POLL_INTERVAL_MS = 10_000;
const SHUTDOWN_TIMEOUT_MS = 5_000;

/**
 * Sends what is in the outbox, in every process that has a mail server: when a message is announced, and every ten
 * seconds what is due again, which also mends a run that failed. While the server is down only one message is tried at
 * a time.
 */
export function startMailWorker({
  db,
  feed,
  send,
  findComposer,
  log,
  stopping,
}: {
  db: Db;
  feed: Feed;
  send: SendMail;
  findComposer?: FindComposer;
  log: Logger;
  stopping: AbortSignal;
}): { drained: () => Promise<void> } {
  let running: Promise<void> | null = null;
  let isRunRequested = false;

  async function sendAll(): Promise<void> {
    do {
      isRunRequested = false;
      let last: Awaited<ReturnType<typeof sendNextMail>>;
      do {
        last = await sendNextMail(db, send, log, findComposer);
      } while (last !== null && last !== "down" && !stopping.aborted);
    } while (isRunRequested && !stopping.aborted);
  }

  function requestRun(): void {
    if (stopping.aborted) return;
    if (running) {
      isRunRequested = true;
      return;
    }
    running = sendAll()
      .catch((error: unknown) => {
        if (!stopping.aborted) log.error({ err: error }, "could not work through the outbox");
      })
      .finally(() => {
        running = null;
      });
  }

  async function pollDueMail(): Promise<void> {
    await pauseStaleMail(db).catch((error: unknown) => log.error({ err: error }, "could not hold back old messages"));
    requestRun();
  }

  const clock = setInterval(() => void pollDueMail(), POLL_INTERVAL_MS).unref();
  const unsubscribe = feed.subscribe(requestRun, requestRun);
  let deadline: Promise<void> | undefined;
  stopping.addEventListener("abort", () => {
    clearInterval(clock);
    unsubscribe();
    deadline = new Promise((resolve) => setTimeout(resolve, SHUTDOWN_TIMEOUT_MS));
  });
  const looking = pollDueMail();

  return {
    /** The message under way may finish; one that hangs is taken up again by the next process. */
    drained: async () => {
      await Promise.race([Promise.all([looking, running]), deadline]);
    },
  };
}
