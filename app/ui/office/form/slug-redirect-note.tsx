/** Explains that the old slug redirects to the new one. */
export function SlugRedirectNote({ before, now }: { before: unknown; now: unknown }) {
  if (typeof before !== "string" || before === "" || before === now) return null;
  return <p className="field-hint">{`Visitors who follow the old address (${before}) are led to the new one.`}</p>;
}
