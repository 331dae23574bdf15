import { clearAttempts, countAttempt, type RateLimit } from "#app/features/auth/mutations.server";
import { listCasesOf } from "#app/features/guests/find/queries.server";
import { readSubject, type GuestSubject } from "#app/features/guests/page/read.server";
import { TOPIC_TEXTS } from "#app/features/inquiries/topic-texts";
import type { StoredTopic } from "#app/features/inquiries/schema";
import type { EmailContent } from "#app/features/mail/email-content";
import { renderEmail, type MailServices } from "#app/features/mail/outbox/mutations.server";
import { canonicalMailbox } from "#app/features/mail/rules";
import type { MailedLink } from "#app/features/mail/schema";
import type { ComposeMail } from "#app/features/mail/worker.server";
import { siteName } from "#app/features/settings/identity";
import { createTranslate, type Translate } from "#app/features/translations/translate.server";
import { formatDay } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import type { Language } from "#app/platform/i18n/languages";
import { EMAIL_TEXT_GROUPS } from "#app/features/mail/submission-emails.server";

/** Such messages to one mailbox, across all networks: strangers can type its address. */
const FOUND_LIMITS: readonly RateLimit[] = [
  { attempts: 1, seconds: 60 * 60 },
  { attempts: 3, seconds: 24 * 60 * 60 },
];

const MAX_LISTED = 20;

/**
 * Composes the answer to whoever asked for the requests of an address: the newest, with a link to each. Nothing for an
 * address without any, or one that has had its messages. Only the very address that was typed then is served.
 */
export function createFoundMailComposer({ db, env, texts, settings }: MailServices): ComposeMail {
  return async ({ recipient, language, attempts }) => {
    // Without an address of ours it would hold no links.
    if (!env.PUBLIC_URL) return null;
    if (env.RATE_LIMIT && attempts === 1 && (await isTooMuch(db, recipient))) return null;
    const { found, total } = await listCasesOf(db, recipient, MAX_LISTED);
    if (found.length === 0) return null;
    const translate = createTranslate(texts.pick(language, EMAIL_TEXT_GROUPS), language);
    const links: MailedLink[] = [];
    for (const each of found) {
      const read = await readSubject(db, each, language);
      if (read) links.push({ caseId: each.id, name: describeCase(read.subject, each.reference, translate, language) });
    }
    const older = total - found.length;
    const brand = siteName(settings.value);
    return { links, ...renderEmail(texts, language, (say) => foundEmail(older, say, brand)) };
  };
}

const limitKey = (recipient: string, { seconds }: RateLimit) => `found ${seconds} ${canonicalMailbox(recipient)}`;

async function isTooMuch(db: Db, recipient: string): Promise<boolean> {
  for (const limit of FOUND_LIMITS)
    if ((await countAttempt(db, limitKey(recipient, limit), limit)) !== null) return true;
  return false;
}

/** Deletes what was counted for an address: the count names it. */
export async function clearFoundMailLimits(tx: Db, recipient: string): Promise<void> {
  for (const limit of FOUND_LIMITS) await clearAttempts(tx, limitKey(recipient, limit));
}

function foundEmail(older: number, translate: Translate, brand: string): EmailContent {
  return {
    subject: translate("mail.subjectFound"),
    opening: [translate("mail.greetingNameless"), translate("mail.introFound")],
    heading: null,
    lines: [],
    quote: null,
    closing: [
      ...(older > 0 ? [translate("mail.foundOlder", { n: older })] : []),
      `${translate("mail.closing")}\n${translate("mail.team", { brand })}`,
    ],
    smallPrint: translate("mail.reason"),
  };
}

/** What it is about, its days and its state. */
function describeCase(subject: GuestSubject, reference: string, translate: Translate, language: Language): string {
  const said = (parts: (string | null)[]) => parts.filter(Boolean).join(" · ");
  const day = (of: string) => formatDay(of, language, "short");
  if (subject.kind === "booking") {
    const status = {
      pending: "received",
      confirmed: "confirmed",
      completed: "completed",
      cancelled: "cancelled",
    } as const;
    return said([
      ...subject.items.map(({ name, from, to }) => `${name}, ${from === to ? day(from) : `${day(from)} – ${day(to)}`}`),
      subject.items[0] ? translate(`guest.${status[subject.items[0].status]}`) : null,
      reference,
    ]);
  }
  if (subject.kind === "message")
    return said([translate(`contactForm.${TOPIC_TEXTS[subject.topic as StoredTopic]}`), reference]);
  return said([subject.name, reference]);
}
