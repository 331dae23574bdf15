import { sql } from "drizzle-orm";
import { describe, expect, inject, it } from "vitest";
import { openDatabase } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { silentLog } from "#tests/support/databases";

/**
 * How many statements with this word a connection knows by name, after one of them was asked often and one once, in a
 * transaction that keeps to it.
 */
async function namedAfterMany(directUrl: string | undefined): Promise<number> {
  const database = await openDatabase({ url: inject("postgres"), directUrl, dataDir: "", log: silentLog });
  try {
    return await database.db.transaction(async (tx) => {
      for (let n = 0; n < 30; n++) expect(await rowsOf(tx, sql`select ${n}::int as often`)).toEqual([{ often: n }]);
      await rowsOf(tx, sql`select ${1}::int as once`);
      const [row] = await rowsOf<{ n: number }>(
        tx,
        sql`select count(*)::int as n from pg_prepared_statements where statement ~ '^select \\$1::int as (often|once)'`,
      );
      return row!.n;
    });
  } finally {
    await database.close();
  }
}

describe("statements", () => {
  it("that are common are known to the server by name, and no others", async () => {
    expect(await namedAfterMany(undefined)).toBe(1);
  });

  it("are never named behind a pooler", async () => {
    expect(await namedAfterMany(inject("postgres").replace("127.0.0.1", "localhost"))).toBe(0);
  });
});
