import { createComposers } from "#app/features/guests/composers.server";
import type { MailServices } from "#app/features/mail/outbox/mutations.server";
import { createMailSender } from "#app/features/mail/sender.server";
import { sendNextMail } from "#app/features/mail/worker.server";
import { Texts } from "#app/features/translations/texts.server";
import type { Db } from "#app/platform/db/db.server";
import { silentLog } from "#tests/support/databases";

/** Never read from a database: the texts as they are shipped. */
let shippedTexts: Texts | undefined;

export function createMailContext(db: Db): MailServices {
  shippedTexts ??= new Texts(db, silentLog);
  return {
    db,
    env: { RATE_LIMIT: true, SMTP_URL: "smtp://127.0.0.1", PUBLIC_URL: "https://pemba.example" },
    texts: shippedTexts,
    settings: { value: null },
  };
}

/** Sends what is due to the mail server at `url`, until nothing is left. */
export async function sendWaitingMail(services: MailServices, url: string): Promise<void> {
  const send = createMailSender({
    url,
    from: { name: "Pemba", address: "hello@pemba.example" },
    settings: { value: null },
    origin: "https://pemba.example",
  });
  while (await sendNextMail(services.db, send, silentLog, createComposers(services)));
}

/** Who asks for days: always from the same network, in dollars. */
export const VISIT = { wish: false, network: "network", shown: { code: "USD", rate: 1 } } as const;

/** The same for an experience that is on request: nobody named a departure. */
export const ON_REQUEST = { ...VISIT, start_time: null, children: 0 } as const;
