import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { makeFormerStaff, signInAs } from "#tests/support/accounts";

type Row = Record<string, unknown>;

export interface SharedSite {
  url: string;
  query: (text: string, values?: unknown[]) => Promise<Row[]>;
  /** The cookies of nobody, of somebody who is signed in and not staff, and of staff. */
  people: { anonymous: string; former: string; staff: string };
}

/** One file at a time changes the shared site; others that start their own run beside it. Ends with the connection. */
const LOCK_STATEMENT = "select pg_advisory_lock(20261116)";
/** For as long as all the others may take. */
const LOCK_TIMEOUT_MS = 1_800_000;

/** Keeps the shared site from being changed by another file meanwhile. */
export function lockSharedSite(): void {
  const client = new pg.Client({ connectionString: inject("httpSite").database });
  beforeAll(async () => {
    await client.connect();
    await client.query(LOCK_STATEMENT);
  }, LOCK_TIMEOUT_MS);
  afterAll(() => client.end());
}

/** The site all tests of bare requests share, with somebody of each kind to ask it. */
export function useSharedSite(): SharedSite {
  const { url, database } = inject("httpSite");
  const pool = new pg.Pool({ connectionString: database, max: 2 });
  const site: SharedSite = {
    url,
    query: async (text, values) => (await pool.query(text, values)).rows as Row[],
    people: { anonymous: "", former: "", staff: "" },
  };
  lockSharedSite();
  beforeAll(async () => {
    site.people.staff = await signInAs(url);
    site.people.former = await makeFormerStaff(url, site.people.staff);
  });
  afterAll(() => pool.end());
  return site;
}
