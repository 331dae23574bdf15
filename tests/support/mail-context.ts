import type { MailServices } from "#app/features/mail/mutations.server";
import { Texts } from "#app/features/translations/texts.server";
import type { Db } from "#app/platform/db/db.server";
import { createLogger } from "#app/platform/log.server";

/** Never read from a database: the texts as they are shipped. */
let shippedTexts: Texts | undefined;

export function createMailContext(db: Db): MailServices {
  shippedTexts ??= new Texts(db, createLogger("silent"));
  return {
    db,
    env: { RATE_LIMIT: true, SMTP_URL: "smtp://127.0.0.1", PUBLIC_URL: "https://pemba.example" },
    texts: shippedTexts,
    settings: { value: null },
  };
}

/** Who asks for days: always from the same network, in dollars. */
export const VISIT = { wish: false, network: "network", shown: { code: "USD", rate: 1 } } as const;

/** The same for an experience that is on request: nobody named a departure. */
export const ON_REQUEST = { ...VISIT, start_time: null, children: 0 } as const;
