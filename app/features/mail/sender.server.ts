import { createTransport } from "nodemailer";
import { layoutHtml, layoutText, type CallToAction } from "#app/features/mail/email-layout";
import type { LinkTarget } from "#app/features/cases/schema";
import type { ClaimedMail } from "#app/features/mail/delivery/mutations.server";
import type { LinkedThing, MailPurpose } from "#app/features/mail/schema";
import { inlinePictures, type InlinePicture } from "#app/features/mail/inline-pictures.server";
import { NO_SENDER } from "#app/features/mail/schema";
import { replyAddress, senderOf, siteName } from "#app/features/settings/identity";
import type { SiteSettings } from "#app/features/settings/queries.server";
import type { Storage } from "#app/platform/storage/storage.server";
import { ADMIN_PREFIX } from "#app/urls";

type SendResult =
  | {
      ok: true;
      /** What the server said. */
      response: string;
    }
  | {
      ok: false;
      reason: string;
      /** The server will never take it. */
      isPermanent: boolean;
      /** The server takes nothing at the moment, neither this nor the next. */
      isServerDown: boolean;
    };

/** What is stored of a message; one that is to try the mail server is stored nowhere. */
type MailToSend = Omit<
  ClaimedMail,
  "purpose" | "guest_news" | "links" | "attempts" | "next_attempt_at" | "sent_at" | "last_error"
> & {
  purpose: MailPurpose | "test";
};

/** A way that was made for this attempt, as a path of ours. */
export interface MadeLink extends LinkedThing {
  name: string;
  path: string;
  opens: LinkTarget;
}

export type SendMail = (mail: MailToSend, links?: readonly MadeLink[]) => Promise<SendResult>;

interface SenderOptions {
  url: string;
  /** What the operator has configured; without it messages come from the identity. */
  from?: { name: string; address: string };
  /** As they stand when a message is sent. */
  settings: { value: Pick<SiteSettings, "site_name" | "contact_email" | "reply_to_email"> | null };
  /**
   * The site's own address: never taken from a request, whose sender can write anything there. Without it messages hold
   * no links.
   */
  origin: string | null;
  /** Where the pictures of what messages tell of are. Without it they hold none. */
  storage?: Pick<Storage, "find">;
}

/** No part of an attempt takes longer. Together they stay far below the time a message is held for. */
export const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
};

export function createMailSender({ url, from: configured, settings, origin, storage }: SenderOptions): SendMail {
  const transport = createTransport({ ...TIMEOUTS, url, disableFileAccess: true, disableUrlAccess: true });
  return async (mail, links = []) => {
    const from = senderOf(configured, settings.value);
    // The next message has no sender either.
    if (!from) return { ok: false, reason: NO_SENDER, isPermanent: false, isServerDown: true };
    const domain = from.address.split("@").at(-1) ?? "";
    const isForStaff = mail.purpose === "password_reset" || mail.purpose === "invitation";
    if (isForStaff && !origin)
      return {
        ok: false,
        reason: "PUBLIC_URL is not set: the message would hold no link",
        isPermanent: true,
        isServerDown: false,
      };
    const pictures = storage
      ? await inlinePictures(
          storage,
          links.flatMap(({ image }) => image ?? []),
          `${mail.id}@${domain}`,
        )
      : new Map<string, InlinePicture>();
    const ways = origin ? callsToAction(mail, origin, links, pictures) : [];
    const stop = origin ? toStop(origin, links) : undefined;
    // A message that answers nobody, so that a mailbox shows all of one case together: one thread for each side.
    const thread = mail.case_id && `<case.${mail.case_id}.${mail.purpose === "notice" ? "staff" : "guest"}@${domain}>`;
    const replyTo = mail.reply_to ?? replyAddress(settings.value);
    try {
      const { response } = await transport.sendMail({
        // The same at every attempt, so that mailboxes can deduplicate.
        messageId: `<${mail.id}@${domain}>`,
        from,
        to: { name: "", address: mail.recipient },
        ...(replyTo && { replyTo: { name: "", address: replyTo } }),
        envelope: { from: from.address, to: [mail.recipient] },
        subject: mail.subject,
        text: layoutText(mail, ways, stop),
        html: layoutHtml({ ...mail, siteName: siteName(settings.value) }, ways, stop),
        attachments: [...pictures.values()],
        ...(thread && { references: thread, inReplyTo: thread }),
        date: mail.created_at,
        headers: {
          "Content-Language": mail.language,
          // Mail programs show a button for it, and post there by themselves.
          ...(stop && {
            "List-Unsubscribe": `<${stop.address}>`,
            "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
          }),
          ...(mail.purpose === "alert" && { "List-Id": `<property-alerts.${domain}>` }),
          // Suppresses automatic replies, except to what a person wrote.
          ...(mail.purpose !== "message" && {
            "Auto-Submitted": mail.purpose === "confirmation" ? "auto-replied" : "auto-generated",
            "X-Auto-Response-Suppress": "All",
          }),
        },
      });
      return { ok: true, response };
    } catch (error) {
      return failureResult(error);
    }
  };
}

/** What the screen Customers calls each kind. */
const SECTIONS: Readonly<Record<string, string>> = {
  experience_inquiries: "experience",
  stay_bookings: "stay",
  transportation_bookings: "transportation",
  inquiries: "general",
  property_inquiries: "property",
};

/** What the address of a booking's own screen calls each kind. */
const BOOKING_ADDRESSES: Readonly<Record<string, string>> = {
  experience_inquiries: "experience",
  stay_bookings: "stay",
  transportation_bookings: "vehicle",
};

/** The ways that were made for it. A notice leads staff to where they can deal with what it is about. */
function callsToAction(
  mail: MailToSend,
  origin: string,
  links: readonly MadeLink[],
  pictures: ReadonlyMap<string, InlinePicture>,
): CallToAction[] {
  if (mail.purpose === "notice") return [noticeTarget(mail, origin)];
  return links
    .filter(({ opens }) => opens === "page")
    .map(({ name, path, facts, image }) => ({
      name,
      address: `${origin}${path}`,
      facts,
      picture: image ? pictures.get(image)?.cid : undefined,
    }));
}

/** The way to get no more messages of the kind. */
function toStop(origin: string, links: readonly MadeLink[]): CallToAction | undefined {
  const stop = links.find(({ opens }) => opens === "stop");
  return stop && { name: stop.name, address: `${origin}${stop.path}` };
}

function noticeTarget({ about_table, about_id }: MailToSend, origin: string): CallToAction {
  if (about_table === "cases") return { name: "Open the case", address: `${origin}${ADMIN_PREFIX}/inbox/${about_id}` };
  if (about_table === "properties")
    return { name: "Open the property", address: `${origin}${ADMIN_PREFIX}/properties/${about_id}/edit` };
  const section = SECTIONS[about_table];
  if (!section) return { name: "Open Customers", address: `${origin}${ADMIN_PREFIX}/customers` };
  const kind = BOOKING_ADDRESSES[about_table];
  if (kind) return { name: "Open the booking", address: `${origin}${ADMIN_PREFIX}/bookings/${kind}/${about_id}` };
  return { name: "Open the request", address: `${origin}${ADMIN_PREFIX}/customers?request=${section}-${about_id}` };
}

interface SmtpError extends Error {
  code?: string;
  /** What the server said itself. */
  response?: string;
  responseCode?: number;
  command?: string;
}

function failureResult(error: unknown): SendResult {
  const { message, response, code = "", responseCode = 0, command = "" } = error as SmtpError;
  // A rejected recipient or message is permanent; every other failure is retried.
  const isPermanent =
    (code === "EENVELOPE" && command === "API") ||
    (responseCode >= 500 && (command === "RCPT TO" || code === "EMESSAGE"));
  const isServerDown = ["ECONNECTION", "ETIMEDOUT", "ESOCKET", "EDNS", "EAUTH", "ETLS"].includes(code);
  return { ok: false, reason: response || message, isPermanent, isServerDown };
}
