/** What the database really did for a page: the plans that auto_explain writes to the server's log. */
import pg from "pg";

/** A server that keeps its log where a query can read it. */
export const LOGGING = { logging_collector: "on", log_destination: "jsonlog" };

/** The same database, every statement explained. */
export function explained(url: string): string {
  const options = ["session_preload_libraries=auto_explain", "auto_explain.log_min_duration=0", "auto_explain.log_format=json", "auto_explain.log_nested_statements=on"];
  return `${url}?options=${encodeURIComponent(options.map((option) => `-c ${option}`).join(" "))}`;
}

interface Node {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Plans?: Node[];
}

export interface Statement {
  text: string;
  /** One line a node, indented. */
  plan: string[];
  /** The tables it reads from the first row to the last. */
  readWhole: string[];
}

/** Reads the log in parts: each call gives what was logged since the last. */
export async function openLog(url: string) {
  const client = new pg.Client({ connectionString: explained(url) });
  await client.connect();
  let read = 0;
  const readOn = async (): Promise<string[]> => {
    const { rows } = await client.query<{ text: string; size: string }>(
      "select convert_from(pg_read_binary_file(file, $1, 100000000), 'UTF8') as text, (pg_stat_file(file)).size from (select pg_current_logfile('jsonlog') as file) f",
      [read],
    );
    const text = rows[0]!.text;
    const whole = text.slice(0, text.lastIndexOf("\n") + 1);
    read += Buffer.byteLength(whole);
    return whole.split("\n").filter(Boolean);
  };
  return {
    /** What was asked of the database meanwhile. The log is written by another process: it is whole when our own mark stands in it. */
    async during(work: () => Promise<unknown>): Promise<Statement[]> {
      await readOn();
      await work();
      const mark = `mark ${process.hrtime.bigint()}`;
      await client.query(`select '${mark}'`);
      const lines: string[] = [];
      while (!lines.some((line) => line.includes(mark))) lines.push(...(await readOn()));
      return lines.flatMap(statementOf).filter(({ text }) => !text.includes("pg_current_logfile") && !text.includes("'mark "));
    },
    close: () => client.end(),
  };
}

function statementOf(line: string): Statement[] {
  const { message = "" } = JSON.parse(line) as { message?: string };
  const start = message.indexOf("plan:\n");
  if (start < 0) return [];
  const { "Query Text": text, Plan: plan } = JSON.parse(message.slice(start + 6)) as { "Query Text": string; Plan: Node };
  const nodes = walk(plan, 0);
  return [{ text, plan: nodes.map(({ line }) => line), readWhole: [...new Set(nodes.flatMap(({ whole }) => whole ?? []))] }];
}

function walk(node: Node, depth: number): { line: string; whole?: string }[] {
  const { "Node Type": type, "Relation Name": table, "Index Name": index } = node;
  const line = `${"  ".repeat(depth)}${type}${table ? ` on ${table}` : ""}${index ? ` by ${index}` : ""}`;
  return [{ line, whole: type === "Seq Scan" ? table : undefined }, ...(node.Plans ?? []).flatMap((child) => walk(child, depth + 1))];
}
