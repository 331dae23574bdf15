import { exampleFields } from "#app/features/settings/examples";
import { senderOf } from "#app/features/settings/identity";
import type { SiteSettings } from "#app/features/settings/queries.server";
import { SETUP_STEPS, type SetupStep } from "#app/features/settings/schema";

interface SetupFacts {
  settings: SiteSettings | null;
  hasNoticeReaders: boolean;
  hasBackup: boolean;
  hasListing: boolean;
  publicUrl: string | undefined;
  hasMailServer: boolean;
  hasBackupFolder: boolean;
  mailFrom: { name: string; address: string } | undefined;
}

export interface SetupItem {
  step: SetupStep;
  isDone: boolean;
  /** What is missing, or that nothing is. */
  message: string;
}

/** What a new site still needs. Null once all of it is there. */
export function setupItems(facts: SetupFacts): SetupItem[] | null {
  const judged = SETUP_STEPS.map((step): SetupItem => ({ step, ...STEP_CHECKS[step](facts) }));
  if (judged.every(({ isDone }) => isDone)) return null;
  const dismissed = facts.settings?.setup_dismissed ?? [];
  // A dismissed step is shown again once it is no longer done.
  return judged.filter(({ step, isDone }) => !(isDone && dismissed.includes(step)));
}

const STEP_CHECKS: Readonly<Record<SetupStep, (facts: SetupFacts) => Omit<SetupItem, "step">>> = {
  identity: ({ settings }) => checkIdentity(settings),
  address: ({ publicUrl }) =>
    publicUrl
      ? { isDone: true, message: `Links in mails begin with ${publicUrl}.` }
      : { isDone: false, message: "Start the site with PUBLIC_URL, so that links in mails and sitemaps lead here." },
  mail: ({ hasMailServer, mailFrom, settings }) => {
    if (!hasMailServer)
      return { isDone: false, message: "Start the site with SMTP_URL. Until then messages are kept and not sent." };
    const from = senderOf(mailFrom, settings);
    return from
      ? { isDone: true, message: `Messages are sent from ${from.address}.` }
      : { isDone: false, message: "Messages have no address to come from: give the identity one, or set MAIL_FROM." };
  },
  notices: ({ hasNoticeReaders }) =>
    hasNoticeReaders
      ? { isDone: true, message: "Somebody gets an email about each request." }
      : { isDone: false, message: "Nobody gets an email about new requests. Switch it on for at least one person." },
  backup: ({ hasBackup, hasBackupFolder }) => {
    if (!hasBackupFolder)
      return { isDone: false, message: "Start the site with BACKUP_DIR, a folder that gets a copy every night." };
    return hasBackup
      ? { isDone: true, message: "The last backup went well." }
      : { isDone: false, message: "No backup has gone well of late. Health says why." };
  },
  listing: ({ hasListing }) =>
    hasListing
      ? { isDone: true, message: "Visitors find something of your own." }
      : { isDone: false, message: "Publish your first experience, stay, vehicle or property." },
};

/** What visitors cannot do without. An emergency phone and social links are a choice. */
const NEEDED = { contact_email: "email", contact_phone: "phone", operator_name: "legal operator" } as const;

function checkIdentity(settings: SiteSettings | null): Omit<SetupItem, "step"> {
  const missing = (Object.keys(NEEDED) as (keyof typeof NEEDED)[])
    .filter((field) => !settings?.[field])
    .map((field) => NEEDED[field]);
  const examples = settings ? exampleFields(settings) : [];
  const sentences = [
    ...(missing.length > 0 ? [`Still to be filled in: ${missing.join(", ")}.`] : []),
    ...(examples.length > 0 ? [`Still examples of the demo: ${examples.join(", ")}.`] : []),
  ];
  return sentences.length > 0
    ? { isDone: false, message: sentences.join(" ") }
    : { isDone: true, message: "Visitors can reach you." };
}
