import { issueMailedLink, type LinkPurpose } from "#app/features/auth/links/mutations.server";
import { claimNextMail, discardMail, holdBackOldMail, markFailed, markSent } from "#app/features/mail/mutations.server";
import { listNoticeReaders } from "#app/features/mail/queries.server";
import type { Send } from "#app/features/mail/sender.server";
import type { Db } from "#app/platform/db/db.server";
import type { Feed } from "#app/platform/live/feed.server";
import type { Logger } from "#app/platform/log.server";

/** Takes one message and sends it. Null when there is none to send. */
export async function sendNextMail(db: Db, send: Send, log: Logger): Promise<"sent" | "failed" | "down" | "discarded" | null> {
  const mail = await claimNextMail(db);
  if (!mail) return null;
  // Whoever has left, is disabled or wants no mail any more, must not read what visitors write.
  if (mail.purpose === "notice" && !(await listNoticeReaders(db)).includes(mail.recipient)) {
    await discardMail(db, mail);
    return "discarded";
  }
  const isLinked = mail.purpose === "password_reset" || mail.purpose === "invitation";
  const link = isLinked ? await issueMailedLink(db, { purpose: mail.purpose as LinkPurpose, id: mail.about_id }) : undefined;
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
  log.warn({ mail: mail.id, attempts: mail.attempts, isHopeless: outcome.isHopeless }, "could not send a message");
  return outcome.isDown ? "down" : "failed";
}

const LOOK_EVERY_MS = 30_000;
const LAST_MESSAGE_MS = 5_000;

/**
 * Sends what is in the outbox, in every process that has a mail server: when a message is announced, and every half a minute what is
 * due again. While the server is down only one message is tried at a time.
 */
export function startSending({ db, feed, send, log, stopping }: { db: Db; feed: Feed; send: Send; log: Logger; stopping: AbortSignal }): { ended: () => Promise<void> } {
  let running: Promise<void> | null = null;
  let isWoken = false;

  async function sendAll(): Promise<void> {
    do {
      isWoken = false;
      let last: Awaited<ReturnType<typeof sendNextMail>>;
      do {
        last = await sendNextMail(db, send, log);
      } while (last !== null && last !== "down" && !stopping.aborted);
    } while (isWoken && !stopping.aborted);
  }

  function wake(): void {
    if (stopping.aborted) return;
    if (running) {
      isWoken = true;
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

  async function lookForDue(): Promise<void> {
    await holdBackOldMail(db).catch((error: unknown) => log.error({ err: error }, "could not hold back old messages"));
    wake();
  }

  const clock = setInterval(() => void lookForDue(), LOOK_EVERY_MS).unref();
  const unsubscribe = feed.subscribe(wake, wake);
  let deadline: Promise<void> | undefined;
  stopping.addEventListener("abort", () => {
    clearInterval(clock);
    unsubscribe();
    deadline = new Promise((resolve) => setTimeout(resolve, LAST_MESSAGE_MS));
  });
  const looking = lookForDue();

  return {
    /** The message under way may finish; one that hangs is taken up again by the next process. */
    ended: async () => {
      await Promise.race([Promise.all([looking, running]), deadline]);
    },
  };
}
