import { randomUUID } from "node:crypto";
import { countAttempt, type RateLimit } from "#app/features/auth/mutations.server";
import type { Staff } from "#app/features/auth/schema";
import { renderHtml, renderText, type EmailContent } from "#app/features/mail/email-content";
import { oneLine } from "#app/features/mail/rules";
import type { SendMail } from "#app/features/mail/sender.server";
import { siteName } from "#app/features/settings/identity";
import type { SiteSettings } from "#app/features/settings/queries.server";
import type { Db } from "#app/platform/db/db.server";
import type { Env } from "#app/platform/env.server";
import { BASE_LANGUAGE } from "#app/platform/i18n/languages";

export const TEST_MESSAGES: RateLimit = { attempts: 5, seconds: 10 * 60 };

interface TestMailServices {
  db: Db;
  env: Pick<Env, "RATE_LIMIT">;
  settings: { value: Pick<SiteSettings, "site_name"> | null };
  /** Null without a mail server. */
  sendMail: SendMail | null;
}

/** Sends one of the staff a message at once, past the outbox, and tells what the mail server said. */
export async function sendTestMessage(
  { db, env, settings, sendMail }: TestMailServices,
  staff: Pick<Staff, "id" | "email">,
): Promise<{ ok: boolean; message: string }> {
  if (!sendMail) return { ok: false, message: "No mail server is set: start the site with SMTP_URL." };
  const wait = env.RATE_LIMIT ? await countAttempt(db, `test mail ${staff.id}`, TEST_MESSAGES) : null;
  if (wait !== null) return { ok: false, message: `Too many test messages. Try again in ${Math.ceil(wait / 60)} min.` };
  const letter: EmailContent = {
    subject: `Test message from ${siteName(settings.value)}`,
    opening: [
      "You asked for this message on the Health screen. That it has arrived shows that the site can send mail.",
    ],
    heading: null,
    lines: [],
    quote: null,
    closing: [],
    smallPrint: null,
  };
  const outcome = await sendMail({
    id: randomUUID(),
    purpose: "test",
    recipient: staff.email,
    reply_to: null,
    language: BASE_LANGUAGE,
    subject: letter.subject,
    text: renderText(letter, BASE_LANGUAGE, ({ label, value }) => `${label}: ${value}`),
    html: renderHtml(letter),
    about_table: "",
    about_id: "",
    case_id: null,
    created_at: new Date(),
  });
  if (outcome.ok)
    return { ok: true, message: `Sent to ${staff.email}. The mail server said: ${oneLine(outcome.response)}` };
  return { ok: false, message: `Not sent. ${oneLine(outcome.reason)}` };
}
