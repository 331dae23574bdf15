import type pg from "pg";

/** Statements used this often are prepared. */
const MIN_USES = 20;
/** The server keeps what is prepared for each connection: what is seldom asked is not worth the memory. */
const MAX_PREPARED = 100;
const MAX_COUNTED = 1_000;

/**
 * Gives the statements of a pool names once they have proved common: the server then reads and understands each once a
 * connection, and not each time. Planning stays as it is, since a plan for any values may be a bad one for these.
 */
export function prepareCommonStatements(pool: pg.Pool): void {
  const useCounts = new Map<string, number>();
  const names = new Map<string, string>();

  function nameOf(text: string): string | undefined {
    const name = names.get(text);
    if (name || names.size >= MAX_PREPARED) return name;
    const times = (useCounts.get(text) ?? 0) + 1;
    if (times < MIN_USES) {
      if (useCounts.size < MAX_COUNTED) useCounts.set(text, times);
      return undefined;
    }
    useCounts.delete(text);
    names.set(text, `common_${names.size}`);
    return names.get(text);
  }

  pool.on("connect", (client) => {
    const query = client.query.bind(client) as (...given: unknown[]) => unknown;
    const named = (given: unknown) => (isStatement(given) ? { ...given, name: nameOf(given.text) } : given);
    client.query = ((statement: unknown, ...rest: unknown[]) =>
      query(named(statement), ...rest)) as typeof client.query;
  });
}

function isStatement(given: unknown): given is pg.QueryConfig {
  return typeof given === "object" && given !== null && "text" in given && !("submit" in given);
}
