import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";

/** Every row of every table as text, to search for what must not be stored. */
export async function readStoredRows(db: Db): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const rows = await rowsOf<{ row: string }>(
      db,
      sql`select to_jsonb(item)::text as row from ${sql.identifier(name)} item`,
    );
    texts.push(...rows.map(({ row }) => row));
  }
  return texts;
}
