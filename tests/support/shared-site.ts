import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { makeFormerStaff, signInAs } from "#tests/support/people";

type Row = Record<string, unknown>;

export interface SharedSite {
  url: string;
  query: (text: string, values?: unknown[]) => Promise<Row[]>;
  /** The cookies of nobody, of somebody who is signed in and not staff, and of staff. */
  people: { anonymous: string; former: string; staff: string };
}

/** The site all tests of bare requests share, with somebody of each kind to ask it. */
export function useSharedSite(): SharedSite {
  const { url, database } = inject("httpSite");
  const pool = new pg.Pool({ connectionString: database, max: 2 });
  const site: SharedSite = { url, query: async (text, values) => (await pool.query(text, values)).rows as Row[], people: { anonymous: "", former: "", staff: "" } };
  beforeAll(async () => {
    site.people.staff = await signInAs(url);
    site.people.former = await makeFormerStaff(url, site.people.staff);
  });
  afterAll(() => pool.end());
  return site;
}
