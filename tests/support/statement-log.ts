/**
 * What a PostgreSQL server was really asked: the plans that auto_explain writes to its log, those of triggers included.
 */
import pg from "pg";

/** For `startPostgres`: a server that keeps its log, as one file, where a query can read it. */
export const LOG_SETTINGS = { logging_collector: "on", log_destination: "jsonlog", log_rotation_size: "0" };

/** The address of a database, with every statement of its connections explained. */
export function withAutoExplain(url: string): string {
  const options = [
    "session_preload_libraries=auto_explain",
    "auto_explain.log_min_duration=0",
    "auto_explain.log_format=json",
    "auto_explain.log_nested_statements=on",
  ];
  return `${url}?options=${encodeURIComponent(options.map((option) => `-c ${option}`).join(" "))}`;
}

export interface PlanNode {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  /** Of a node that changes a table. */
  Operation?: "Insert" | "Update" | "Delete" | "Merge";
  "Conflict Resolution"?: "NOTHING" | "UPDATE";
  Plans?: PlanNode[];
}

export interface Statement {
  text: string;
  plan: PlanNode;
}

export interface StatementLog {
  /** What was asked of the database meanwhile, by whomever. */
  during(work: () => Promise<unknown>): Promise<Statement[]>;
  close(): Promise<void>;
}

/** Reads the log in parts: each call gives what was logged since the last. */
export async function openStatementLog(url: string): Promise<StatementLog> {
  const client = new pg.Client({ connectionString: withAutoExplain(url) });
  await client.connect();
  let bytesRead = 0;
  const readNewLines = async (): Promise<string[]> => {
    const { rows } = await client.query<{ text: string }>(
      "select convert_from(pg_read_binary_file(file, $1, 100000000), 'UTF8') as text from (select pg_current_logfile('jsonlog') as file) f",
      [bytesRead],
    );
    const text = rows[0]!.text;
    const whole = text.slice(0, text.lastIndexOf("\n") + 1);
    bytesRead += Buffer.byteLength(whole);
    return whole.split("\n").filter(Boolean);
  };
  return {
    async during(work) {
      await readNewLines();
      await work();
      // The log is written by another process: it is whole when our own mark stands in it.
      const mark = `mark ${process.hrtime.bigint()}`;
      await client.query(`select '${mark}'`);
      const lines: string[] = [];
      while (!lines.some((line) => line.includes(mark))) lines.push(...(await readNewLines()));
      return lines
        .flatMap(parseStatement)
        .filter(({ text }) => !text.includes("pg_current_logfile") && !text.includes("'mark "));
    },
    close: () => client.end(),
  };
}

function parseStatement(line: string): Statement[] {
  const { message = "" } = JSON.parse(line) as { message?: string };
  const start = message.indexOf("plan:\n");
  if (start < 0) return [];
  const { "Query Text": text, Plan: plan } = JSON.parse(message.slice(start + 6)) as {
    "Query Text": string;
    Plan: PlanNode;
  };
  return [{ text, plan }];
}
