/** Statements used this often are prepared. */
const MIN_USES = 20;
/** The server keeps what is prepared for each connection: what is seldom asked is not worth the memory. */
const MAX_PREPARED = 100;
const MAX_COUNTED = 1_000;

/**
 * Names statements once they have proved common: the server then reads and understands each once a connection, and not
 * each time. Planning stays as it is, since a plan for any values may be a bad one for these.
 */
export function commonStatementNames(): (text: string) => string | undefined {
  const useCounts = new Map<string, number>();
  const names = new Map<string, string>();
  return (text) => {
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
  };
}
