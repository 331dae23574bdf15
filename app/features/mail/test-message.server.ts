import { randomUUID } from "node:crypto";
import { countAttempt, type Limit } from "#app/features/auth/mutations.server";
import type { Staff } from "#app/features/auth/schema";
import { asHtml, asText, type Letter } from "#app/features/mail/letter";
import { oneLine } from "#app/features/mail/rules";
import type { Send } from "#app/features/mail/sender.server";
import { siteName } from "#app/features/settings/identity";
import type { SiteSettings } from "#app/features/settings/queries.server";
import type { Db } from "#app/platform/db/db.server";
import type { Env } from "#app/platform/env.server";
import { BASE_LANGUAGE } from "#app/platform/i18n/languages";

export const TEST_MESSAGES: Limit = { attempts: 5, seconds: 10 * 60 };

interface Desk {
  db: Db;
  env: Pick<Env, "RATE_LIMIT">;
  settings: { value: Pick<SiteSettings, "site_name"> | null };
  /** Null without a mail server. */
  send: Send | null;
}

/** Sends one of the staff a message at once, past the outbox, and tells what the mail server said. */
export async function sendTestMessage({ db, env, settings, send }: Desk, staff: Pick<Staff, "id" | "email">): Promise<{ ok: boolean; says: string }> {
  if (!send) return { ok: false, says: "No mail server is set: start the site with SMTP_URL." };
  const wait = env.RATE_LIMIT ? await countAttempt(db, `test mail ${staff.id}`, TEST_MESSAGES) : null;
  if (wait !== null) return { ok: false, says: `Too many test messages. Try again in ${Math.ceil(wait / 60)} min.` };
  const letter: Letter = {
    subject: `Test message from ${siteName(settings.value)}`,
    opening: ["You asked for this message on the Health screen. That it has arrived shows that the site can send mail."],
    heading: null,
    lines: [],
    quote: null,
    closing: [],
    smallPrint: null,
  };
  const outcome = await send({
    id: randomUUID(),
    purpose: "test",
    recipient: staff.email,
    reply_to: null,
    language: BASE_LANGUAGE,
    subject: letter.subject,
    text: asText(letter, BASE_LANGUAGE, ({ label, value }) => `${label}: ${value}`),
    html: asHtml(letter),
    about_table: "",
    about_id: "",
    created_at: new Date(),
  });
  if (outcome.ok) return { ok: true, says: `Sent to ${staff.email}. The mail server said: ${oneLine(outcome.response)}` };
  return { ok: false, says: `Not sent. ${oneLine(outcome.reason)}` };
}
