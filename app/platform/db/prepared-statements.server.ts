/** Statements used this often are prepared. */
const MIN_USES = 20;
/** PostgreSQL keeps prepared statements in memory per connection, so only common ones are prepared. */
const MAX_PREPARED = 100;
const MAX_COUNTED = 1_000;

/**
 * Gives common statements names, so that PostgreSQL parses each once per connection instead of every time.
 * It still plans every execution, since one plan for all values may be a bad one for some.
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
