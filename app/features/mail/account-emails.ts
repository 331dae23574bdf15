import { INVITATION_DAYS } from "#app/features/auth/rules";
import type { EmailContent } from "#app/features/mail/email-content";
import { oneLine } from "#app/features/mail/rules";

/** To staff, in English. The link follows when it is sent. */
export function passwordResetEmail({ name, siteName }: { name: string; siteName: string }): EmailContent {
  return {
    ...EMPTY_CONTENT,
    subject: `Set a new password for ${siteName}`,
    opening: [
      `Hello ${oneLine(name)},`,
      `Somebody, most likely you, has asked for a new password for the office of ${siteName}. Set it with the link at the end of this message. The link works once, for one hour.`,
    ],
    closing: ["If it was not you, there is nothing to do: your password stays as it is."],
  };
}

export function invitationEmail({
  name,
  invitedBy,
  siteName,
}: {
  name: string;
  invitedBy: string;
  siteName: string;
}): EmailContent {
  return {
    ...EMPTY_CONTENT,
    subject: `You are invited to the office of ${siteName}`,
    opening: [
      `Hello ${oneLine(name)},`,
      `${oneLine(invitedBy)} has invited you to the office of ${siteName}. Set your password with the link at the end of this message. The link works once, for ${INVITATION_DAYS} days.`,
    ],
    closing: ["If you do not know what this is about, there is nothing to do."],
  };
}

const EMPTY_CONTENT = { heading: null, lines: [], quote: null, smallPrint: null } as const;
