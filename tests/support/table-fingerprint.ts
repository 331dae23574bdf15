import type { SharedSite } from "#tests/support/shared-site";

/** What jobs write of a calendar that is read every half hour, or tell staff of; all else is set by staff. */
const POLLED = [
  "etag",
  "last_modified",
  "last_tried_at",
  "last_success_at",
  "last_error",
  "failures",
  "failing_since",
  "warned_at",
  "next_poll_at",
  "events_seen",
  "left_out",
];

/** What stands in every table that is not about requests themselves, or about the hourly jobs. */
export async function fingerprintTables(query: SharedSite["query"]): Promise<Record<string, unknown>> {
  const tables = (
    await query(
      "select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not in ('rate_limits', 'sessions', 'job_runs') order by 1",
    )
  ).map(({ table_name }) => String(table_name));
  const contentOf = (table: string) => {
    const row = table === "channels" ? "(to_jsonb(t) - $1::text[])::text" : "t::text";
    return `(select md5(coalesce(string_agg(${row}, '|' order by ${row}), '')) from "${table}" t) as "${table}"`;
  };
  const [row] = await query(`select ${tables.map(contentOf).join(", ")}`, [POLLED]);
  return row!;
}
