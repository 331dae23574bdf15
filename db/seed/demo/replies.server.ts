import { canned_replies } from "#app/features/guests/tables.server";
import type { Db } from "#app/platform/db/db.server";
import type { TranslatedLanguage } from "#app/platform/i18n/languages";
import { inOtherLanguages } from "#db/seed/demo/localised";
import { ar } from "#db/seed/demo/replies/ar";
import { de } from "#db/seed/demo/replies/de";
import { en, type ReplyWords } from "#db/seed/demo/replies/en";
import { es } from "#db/seed/demo/replies/es";
import { REPLIES } from "#db/seed/demo/replies/facts";
import { fr } from "#db/seed/demo/replies/fr";
import { it } from "#db/seed/demo/replies/it";
import { ru } from "#db/seed/demo/replies/ru";
import { sw } from "#db/seed/demo/replies/sw";
import { zh } from "#db/seed/demo/replies/zh";
import { seedIfChanged } from "#db/seed/seed-if-changed.server";

const words: Record<TranslatedLanguage, ReplyWords> = { fr, es, it, de, ru, zh, ar, sw };

/** Canned replies to try. */
export async function seedDemoReplies(db: Db): Promise<void> {
  await seedIfChanged(db, "demo replies", "once", async (tx) => {
    await tx
      .insert(canned_replies)
      .values(
        REPLIES.map(({ key, name }, index) => ({
          name,
          ...en[key],
          ...inOtherLanguages(words, key),
          position: index + 1,
        })),
      )
      // One of that name is staff's.
      .onConflictDoNothing();
  });
}
