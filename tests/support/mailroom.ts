import type { Mailroom } from "#app/features/mail/mutations.server";
import { Texts } from "#app/features/translations/texts.server";
import type { Db } from "#app/platform/db/db.server";
import { silent } from "#tests/support/databases";

/** Never read from a database: the texts as they are shipped. */
let shipped: Texts | undefined;

export function mailroomOf(db: Db): Mailroom {
  shipped ??= new Texts(db, silent);
  return { db, env: { RATE_LIMIT: true }, texts: shipped, settings: { value: null } };
}
