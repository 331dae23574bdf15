import type { RecordKind } from "#app/features/history/mutations.server";
import { site_settings } from "#app/features/settings/tables.server";

/** The one row is created and changed as every item staff keep: see the history room. */
export const SETTINGS_RECORDS: RecordKind<typeof site_settings> = { room: "settings", table: site_settings, nameOf: () => "Site settings" };
