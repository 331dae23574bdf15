import { sql } from "drizzle-orm";
import type { RecordKind } from "#app/features/history/mutations.server";
import type { Db } from "#app/platform/db/db.server";
import type { SetupStep } from "#app/features/settings/schema";
import { site_settings } from "#app/features/settings/tables.server";

/** The one row is created and changed as every item staff keep: see the history room. */
export const SETTINGS_RECORDS: RecordKind<typeof site_settings> = {
  room: "settings",
  table: site_settings,
  nameOf: () => "Site settings",
};

/** Takes a step that is done off the checklist, for everybody. */
export async function dismissSetupStep(db: Db, step: SetupStep): Promise<{ ok: boolean }> {
  const rest = sql`${site_settings.setup_dismissed} - ${step}::text`;
  const rows = await db
    .update(site_settings)
    .set({ setup_dismissed: sql`(${rest}) || to_jsonb(${step}::text)` })
    .returning({ id: site_settings.id });
  return { ok: rows.length > 0 };
}
