/** Whether an address names days: search engines are led to the one without them. */
export const namesDays = (query: URLSearchParams) =>
  ["month", "from", "to", "day", "time"].some((name) => query.has(name));

/** Whether it names days that were chosen, not a month to look at. There are as many such addresses as spans of days. */
export const choosesDays = (query: URLSearchParams) => ["from", "to", "day", "time"].some((name) => query.has(name));

/** An address of the same page with other days. */
export function addressWith(query: URLSearchParams, changes: Record<string, string | null>): string {
  const next = new URLSearchParams(query);
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `?${next.toString()}`;
}

/** The query of a link to an item, which begins with the days that were searched for. */
export function daysQuery(values: Record<string, string | number>): string {
  return `?${new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]))}`;
}
