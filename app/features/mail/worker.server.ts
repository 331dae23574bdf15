import { issueMailedLink, type LinkPurpose } from "#app/features/auth/links/mutations.server";
import { claimNextMail, discardMail, pauseStaleMail, markFailed, markSent } from "#app/features/mail/mutations.server";
import { listNoticeRecipients } from "#app/features/mail/queries.server";
import type { SendMail } from "#app/features/mail/sender.server";
import type { Db } from "#app/platform/db/db.server";
import type { Feed } from "#app/platform/live/feed.server";
import type { Logger } from "#app/platform/log.server";

/** Takes one message and sends it. Null when there is none to send. */
export async function sendNextMail(
  db: Db,
  send: SendMail,
  log: Logger,
): Promise<"sent" | "failed" | "down" | "discarded" | null> {
  const mail = await claimNextMail(db);
  if (!mail) return null;
  // Whoever has left, is disabled or wants no mail any more, must not read what visitors write.
  if (mail.purpose === "notice" && !(await listNoticeRecipients(db)).includes(mail.recipient)) {
    await discardMail(db, mail);
    return "discarded";
  }
  const isLinked = mail.purpose === "password_reset" || mail.purpose === "invitation";
  const link = isLinked
    ? await issueMailedLink(db, { purpose: mail.purpose as LinkPurpose, id: mail.about_id })
    : undefined;
  if (link === null) {
    await discardMail(db, mail);
    return "discarded";
  }
  const outcome = await send(mail, link);
  if (outcome.ok) {
    await markSent(db, mail);
    return "sent";
  }
  await markFailed(db, mail, outcome);
  // The reason may name the address; the outbox has it.
  log.warn({ mail: mail.id, attempts: mail.attempts, isPermanent: outcome.isPermanent }, "could not send a message");
  return outcome.isServerDown ? "down" : "failed";
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
  log,
  stopping,
}: {
  db: Db;
  feed: Feed;
  send: SendMail;
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
        last = await sendNextMail(db, send, log);
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
