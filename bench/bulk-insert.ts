/** Many rows at once, for measurements. */
import pg from "pg";

const BATCH = 20_000;

/**
 * A connection without the time limit of pages and without triggers: nobody listens, and what they would write is
 * filled separately.
 */
export async function openBulk(url: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  // What failed is told by its statement; without a listener the end of the server would be told instead.
  client.on("error", () => {});
  await client.connect();
  await client.query(
    "set maintenance_work_mem = '1GB'; set synchronous_commit = off; set session_replication_role = replica",
  );
  return client;
}

export interface Fill {
  table: string;
  /** Of the numbers $from to $to, out of $rows. */
  insert: string;
}

export async function fillTable(client: pg.Client, { table, insert }: Fill, rows: number): Promise<void> {
  await withoutIndexes(client, table, async () => {
    for (let from = 1; from <= rows; from += BATCH) {
      const to = Math.min(from + BATCH - 1, rows);
      await client.query(
        insert.replaceAll("$rows", String(rows)).replaceAll("$from", String(from)).replaceAll("$to", String(to)),
      );
    }
  });
}

/** Indexes are made when the rows are there: row by row it takes several times as long. Those that keep a rule stay. */
export async function withoutIndexes(client: pg.Client, table: string, work: () => Promise<unknown>): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    "select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index where indrelid = $1::regclass and not indisunique",
    [table],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await work();
  for (const { definition } of rows) await client.query(definition);
  console.log(`${new Date().toISOString()} ${table}: filled`);
}
