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
  says: string;
}

/** What a new site still needs. Null once all of it is there. */
export function setupItems(facts: SetupFacts): SetupItem[] | null {
  const judged = SETUP_STEPS.map((step): SetupItem => ({ step, ...JUDGES[step](facts) }));
  if (judged.every(({ isDone }) => isDone)) return null;
  const dismissed = facts.settings?.setup_dismissed ?? [];
  // What was done and is not any more comes back.
  return judged.filter(({ step, isDone }) => !(isDone && dismissed.includes(step)));
}

const JUDGES: Readonly<Record<SetupStep, (facts: SetupFacts) => Omit<SetupItem, "step">>> = {
  identity: ({ settings }) => judgeIdentity(settings),
  address: ({ publicUrl }) =>
    publicUrl
      ? { isDone: true, says: `Links in mails begin with ${publicUrl}.` }
      : { isDone: false, says: "Start the site with PUBLIC_URL, so that links in mails and sitemaps lead here." },
  mail: ({ hasMailServer, mailFrom, settings }) => {
    if (!hasMailServer) return { isDone: false, says: "Start the site with SMTP_URL. Until then messages are kept and not sent." };
    const from = senderOf(mailFrom, settings);
    return from
      ? { isDone: true, says: `Messages are sent from ${from.address}.` }
      : { isDone: false, says: "Messages have no address to come from: give the identity one, or set MAIL_FROM." };
  },
  notices: ({ hasNoticeReaders }) =>
    hasNoticeReaders
      ? { isDone: true, says: "Somebody gets an email about each request." }
      : { isDone: false, says: "Nobody gets an email about new requests. Switch it on for at least one person." },
  backup: ({ hasBackup, hasBackupFolder }) => {
    if (!hasBackupFolder) return { isDone: false, says: "Start the site with BACKUP_DIR, a folder that gets a copy every night." };
    return hasBackup ? { isDone: true, says: "The last backup went well." } : { isDone: false, says: "No backup has gone well of late. Health says why." };
  },
  listing: ({ hasListing }) =>
    hasListing ? { isDone: true, says: "Visitors find something of your own." } : { isDone: false, says: "Publish your first experience, stay, vehicle or property." },
};

/** What visitors cannot do without. An emergency phone and social links are a choice. */
const NEEDED = { contact_email: "email", contact_phone: "phone", operator_name: "legal operator" } as const;

function judgeIdentity(settings: SiteSettings | null): Omit<SetupItem, "step"> {
  const missing = (Object.keys(NEEDED) as (keyof typeof NEEDED)[]).filter((field) => !settings?.[field]).map((field) => NEEDED[field]);
  const examples = settings ? exampleFields(settings) : [];
  const sentences = [
    ...(missing.length > 0 ? [`Still to be filled in: ${missing.join(", ")}.`] : []),
    ...(examples.length > 0 ? [`Still examples of the demo: ${examples.join(", ")}.`] : []),
  ];
  return sentences.length > 0 ? { isDone: false, says: sentences.join(" ") } : { isDone: true, says: "Visitors can reach you." };
}
