import type { Staff } from "#app/features/auth/schema";
import { islandToday } from "#app/features/availability/rules";
import type { CaseScreen } from "#app/features/guests/case/queries.server";
import { readSubject } from "#app/features/guests/page/read.server";
import { replyFacts } from "#app/features/guests/replies/facts";
import { listOfferedReplies } from "#app/features/guests/replies/queries.server";
import type { OfferedReplies } from "#app/features/guests/replies/schema";
import type { Texts } from "#app/features/translations/texts.server";
import { createTranslate } from "#app/features/translations/translate.server";
import type { Db } from "#app/platform/db/db.server";
import type { Language } from "#app/platform/i18n/languages";

type RepliedCase = Pick<CaseScreen, "id" | "kind" | "title" | "name" | "reference" | "waiting_for">;

/** The canned replies of a language, with what is filled in from the case as it is now. */
export async function readOfferedReplies(
  { db, texts }: { db: Db; texts: Pick<Texts, "pick"> },
  staff: Pick<Staff, "name">,
  found: RepliedCase,
  language: Language,
): Promise<OfferedReplies> {
  const [replies, read] = await Promise.all([
    listOfferedReplies(db, language),
    found.kind === "message" || found.kind === "list" ? null : readSubject(db, found, language),
  ]);
  const translate = createTranslate(texts.pick(language, ["guest", "dateSearch"]), language);
  const facts = replyFacts(
    { guest: found.name, reference: found.reference, staff: staff.name, subject: read?.subject ?? null },
    { language, translate, today: islandToday() },
  );
  return { language, replies, facts };
}
