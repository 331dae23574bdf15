/** Sites of different sizes on one PostgreSQL, and what the same piece of work costs on each of them. */
import { globSync, readFileSync } from "node:fs";
import pg from "pg";
import { openDatabase, type Database } from "#app/platform/db/db.server";
import { createLogger } from "#app/platform/log.server";
import { median } from "../measurement.ts";
import { openOffice, type Office } from "../office.ts";

/** Much is written and then only read: nothing has to be written twice, and no tidying up comes in between. */
export const BULK_LOAD_SETTINGS = {
  wal_level: "minimal",
  max_wal_senders: "0",
  full_page_writes: "off",
  max_wal_size: "16GB",
  autovacuum: "off",
};

export interface Site {
  url: string;
  database: Database;
  office: Office;
  /** Asks which connections there are. */
  watch: pg.Client;
}

/** An empty database of that name with every table. */
export async function migrateDatabase(url: string): Promise<void> {
  const database = await openDatabase({ url, dataDir: "", log: createLogger("error") });
  await database.migrate("db/migrations");
  await database.close();
}

export async function openSite(url: string): Promise<Site> {
  const database = await openDatabase({ url, dataDir: "", log: createLogger("error") });
  const office = await openOffice({ DATABASE_URL: url, SEED: "base", PAGE_CACHE_MB: "0" });
  const watch = new pg.Client({ connectionString: url });
  await watch.connect();
  // The senders of requests this old would be erased meanwhile.
  await watch.query("update site_settings set keep_requests_months = 240");
  return { url, database, office, watch };
}

export async function closeSite({ office, database, watch }: Site): Promise<void> {
  await office.server.stop();
  await Promise.all([database.close(), watch.end()]);
}

/** In milliseconds, the median of all runs. */
export interface Cost {
  processor: number;
  clock: number;
}

/** A server works all day: what compiling costs its first requests is not what is compared. */
const WARM_UP_RUNS = 15;

/**
 * What a piece of work costs on each site: processor time of the server and of its connections to the database, which
 * other work on the machine changes less than it does the clock. Done in turn, so that what it changes falls on all
 * alike.
 */
export async function measureAlternating<S extends Site>(
  sites: readonly S[],
  work: (site: S) => Promise<unknown>,
  runs = 15,
): Promise<Cost[]> {
  const costs = sites.map((): Cost[] => []);
  for (let run = -WARM_UP_RUNS; run < runs; run++) {
    for (const [at, site] of sites.entries()) {
      const before = await processorTimes(site);
      const begun = performance.now();
      await work(site);
      const clock = performance.now() - begun;
      const after = await processorTimes(site);
      const processor = [...after].reduce((sum, [pid, time]) => sum + time - (before.get(pid) ?? 0), 0);
      if (run >= 0) costs[at]?.push({ processor, clock });
    }
  }
  return costs.map((all) => ({
    processor: median(all.map(({ processor }) => processor)),
    clock: median(all.map(({ clock }) => clock)),
  }));
}

/**
 * In milliseconds, by process: the server, those who wait on it in this process aside, and the database's end of each
 * connection.
 */
async function processorTimes({ office, watch }: Site): Promise<Map<number, number>> {
  const { rows } = await watch.query<{ pid: number }>(
    "select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
  );
  return new Map([office.server.process.pid!, ...rows.map(({ pid }) => pid)].map((pid) => [pid, processorTime(pid)]));
}

function processorTime(pid: number): number {
  const tasks = globSync(`/proc/${pid}/task/*/schedstat`);
  return tasks.reduce((sum, task) => sum + Number(readFileSync(task, "utf8").split(" ")[0]), 0) / 1e6;
}
