import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { runJob } from "#app/features/health/mutations.server";
import { findDatabaseFacts, findLastSent, findRatesDate, listJobRuns } from "#app/features/health/queries.server";
import type { Database } from "#app/platform/db/db.server";
import { DATABASE_KINDS, silentLog } from "#tests/support/databases";

describe.each(DATABASE_KINDS)("health on %s", (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  it("knows the last run of each job, and one that fails stops nobody", async () => {
    const desk = { db: database.db, log: silentLog };
    await runJob(desk, "bin", () => Promise.reject(new Error("full")));
    await runJob(desk, "sessions", async () => {});
    expect((await listJobRuns(database.db)).map(({ job, ok }) => [job, ok]).toSorted()).toEqual([
      ["bin", false],
      ["sessions", true],
    ]);
    await database.db.execute(sql`update job_runs set ran_at = now() - interval '2 hours'`);
    await runJob(desk, "bin", async () => {});
    const runs = await listJobRuns(database.db);
    const [again, before] = ["bin", "sessions"].map((name) => runs.find(({ job }) => job === name)!);
    expect(again!.ok).toBe(true);
    expect(again!.ranAt.getTime()).toBeGreaterThan(before!.ranAt.getTime());
  });

  it("reads what the database says of itself, also of an empty site", async () => {
    expect(await findDatabaseFacts(database.db)).toEqual({
      version: expect.stringMatching(/^1[5-9]\.\d/),
      bytes: expect.any(Number),
    });
    expect([await findLastSent(database.db), await findRatesDate(database.db)]).toEqual([null, null]);
    expect(database.connections() === null).toBe(database.kind === "embedded");
  });

  it("gives a connection back whatever becomes of a transaction", async () => {
    const failing = Array.from({ length: 25 }, () =>
      database.db.transaction(() => Promise.reject(new Error("no"))).catch(() => "refused"),
    );
    expect(new Set(await Promise.all(failing))).toEqual(new Set(["refused"]));
    await database.ping();
    expect(database.connections()?.waiting ?? 0).toBe(0);
  });
});
