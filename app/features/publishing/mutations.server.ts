import { inArray } from "drizzle-orm";
import type { Actor } from "#app/features/history/mutations.server";
import type { RecordedRoom } from "#app/features/history/schema";
import { hasBeenPublic } from "#app/features/publishing/queries.server";
import { redirectPath } from "#app/features/publishing/schema";
import { redirects } from "#app/features/publishing/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { TRANSLATED_LANGUAGES } from "#app/platform/i18n/languages";

type Row = Record<string, unknown> & { id: string };

interface SlugChange {
  kind: RecordedRoom;
  /** What stands before the slug: "/stays". */
  pathPrefix: string;
  before: Row;
  after: Row;
}

/**
 * Keeps the old addresses of an item whose slug has changed. One that was never public leads nowhere and leaves none.
 */
export async function redirectOldSlugs(
  tx: Db,
  staff: Actor,
  { kind, pathPrefix, before, after }: SlugChange,
): Promise<void> {
  const now = slugsOf(after);
  const old = slugsOf(before).filter((slug) => !now.includes(slug));
  await deleteRedirectsAt(tx, pathPrefix, after);
  if (old.length === 0 || !(await hasBeenPublic(tx, kind, before))) return;
  const target = { kind, item_id: after.id, to_path: null, source: "slug", made_by: staff.name } as const;
  for (const slug of old) {
    await tx
      .insert(redirects)
      .values({ from_path: redirectPath(pathPrefix, slug), ...target })
      .onConflictDoUpdate({ target: redirects.from_path, set: target });
  }
}

/** Takes away the redirects that stand where this item is now: its page is shown there. */
export async function deleteRedirectsAt(tx: Db, folder: string, row: Record<string, unknown>): Promise<void> {
  const paths = slugsOf(row).map((slug) => redirectPath(folder, slug));
  if (paths.length > 0) await tx.delete(redirects).where(inArray(redirects.from_path, paths));
}

function slugsOf(row: Record<string, unknown>): string[] {
  const fields = ["slug", ...TRANSLATED_LANGUAGES.map((language) => `slug_${language}`)];
  return fields.map((field) => row[field]).filter((slug): slug is string => typeof slug === "string" && slug !== "");
}
