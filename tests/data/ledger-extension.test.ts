/** BK-269, BK-270: the one extension the database needs. */
import { sql } from "drizzle-orm";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { DatabaseConfigError } from "#app/platform/db/connection-errors.server";
import { openEmbedded } from "#app/platform/db/embedded.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { openBlankPostgres } from "#tests/support/databases";

const folder = mkdtempSync(join(tmpdir(), "pemba-extension-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("btree_gist", () => {
  it("that a server cannot make ends the start with one sentence, and nothing is migrated", async () => {
    const migrations = join(folder, "migrations");
    cpSync(join(import.meta.dirname, "../../db/migrations"), migrations, { recursive: true });
    const file = join(migrations, "0029_bookings_ledger.sql");
    const text = readFileSync(file, "utf8");
    // A version nobody has, as a server without the files has none.
    writeFileSync(file, text.replace("IF NOT EXISTS btree_gist", "btree_gist VERSION '0.0'"));
    expect(readFileSync(file, "utf8")).not.toBe(text);
    const database = await openBlankPostgres();
    try {
      const refusal: unknown = await database.migrate(migrations).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(DatabaseConfigError);
      const { message } = refusal as DatabaseConfigError;
      expect(message).toMatch(/needs the extension btree_gist .*CREATE EXTENSION btree_gist$/);
      expect(message).not.toContain("\n");
      expect(await rowsOf(database.db, sql`select 1 as found from pg_class where relname = 'stays'`)).toEqual([]);
    } finally {
      await database.close();
    }
  });

  it("is part of the embedded database, new and opened again", async () => {
    const dataDir = join(folder, "data");
    for (const statement of ["create extension btree_gist", "create extension if not exists btree_gist"]) {
      const database = await openEmbedded(dataDir);
      await database.db.execute(sql.raw(statement));
      await database.db.execute(
        sql`create table if not exists taken (unit uuid, days daterange, exclude using gist (unit with =, days with &&))`,
      );
      await database.db.execute(sql`delete from taken`);
      await database.db.execute(sql`insert into taken values (gen_random_uuid(), '[2027-01-01,2027-01-02)')`);
      await database.close();
    }
  });
});
