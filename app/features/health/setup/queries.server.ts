import { sql } from "drizzle-orm";
import { experiences } from "#app/features/experiences/tables.server";
import { job_runs } from "#app/features/health/tables.server";
import { listNoticeRecipients } from "#app/features/mail/queries.server";
import { properties } from "#app/features/properties/tables.server";
import { EXAMPLE_LISTINGS_UNTIL } from "#app/features/settings/examples";
import { findSettings } from "#app/features/settings/queries.server";
import { stays } from "#app/features/stays/tables.server";
import { transportation_rentals } from "#app/features/transportation/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";

/** What the checklist of a new site is judged by, as far as the database knows. */
export async function findSetupFacts(db: Db) {
  const [settings, readers, hasBackup, hasListing] = await Promise.all([
    findSettings(db),
    listNoticeRecipients(db),
    hasRecentBackup(db),
    hasOwnListing(db),
  ]);
  return { settings, hasNoticeReaders: readers.length > 0, hasBackup, hasListing };
}

const BACKUP_DAYS = 7;

/** Whether the site's own backup has run of late. */
async function hasRecentBackup(db: Db): Promise<boolean> {
  const [run] = await rowsOf<{ ok: boolean }>(
    db,
    sql`select ok from ${job_runs} where job = 'backup' and ok and ran_at > now() - make_interval(days => ${BACKUP_DAYS})`,
  );
  return run !== undefined;
}

/** Whether visitors can see anything that the demo has not brought along. */
async function hasOwnListing(db: Db): Promise<boolean> {
  const since = EXAMPLE_LISTINGS_UNTIL.toISOString();
  const [row] = await rowsOf<{ has: boolean | null }>(
    db,
    // The newest of each by its index: a plan for "is there one" may read the whole table.
    sql`select greatest(
        (select max(created_at) from ${experiences}),
        (select max(created_at) from ${stays}),
        (select max(created_at) from ${transportation_rentals}),
        (select max(created_at) from ${properties} where published)
      ) > ${since} as has`,
  );
  return row?.has ?? false;
}
