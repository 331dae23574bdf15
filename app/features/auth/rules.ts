import { senderOf, type Sender } from "#app/features/settings/identity";
import type { Env } from "#app/platform/env.server";

export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;

/** How long an invitation's link works. */
export const INVITATION_DAYS = 7;

/** How long a link to set a new password works. */
export const RESET_MINUTES = 60;

type MailEnv = Partial<Pick<Env, "SMTP_URL" | "PUBLIC_URL" | "MAIL_FROM">>;

/** Whether links can be mailed: by a mail server, from a sender, and to an address that no request can make up. */
export function canMailLinks({ SMTP_URL, PUBLIC_URL, MAIL_FROM }: MailEnv, saved: Sender | null): boolean {
  return SMTP_URL !== undefined && PUBLIC_URL !== undefined && senderOf(MAIL_FROM, saved) !== null;
}

/**
 * A browser as its owner would call it, from what it says of itself. The order matters: most claim to be others too.
 */
export function describeDevice(userAgent: string | null): string {
  const agent = userAgent ?? "";
  const browser = BROWSERS.find(([pattern]) => pattern.test(agent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(agent))?.[1];
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? (system ? `A browser on ${system}` : "Unknown device");
}

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, "Edge"],
  [/OPR\/|Opera/, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
];

const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/CrOS/, "ChromeOS"],
  [/Windows/, "Windows"],
  [/Macintosh/, "Mac"],
  [/Linux/, "Linux"],
];

/** Whether somebody is the only one left who can come in. */
export function isLastEnabled(
  person: { id: string },
  staff: readonly { id: string; disabled_at: Date | null }[],
): boolean {
  return !staff.some(({ id, disabled_at }) => id !== person.id && disabled_at === null);
}

export function isPhone(userAgent: string | null): boolean {
  return /Mobi|iPhone|Android/.test(userAgent ?? "");
}
