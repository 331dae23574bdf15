/** Says what becomes of the address that other sites and search engines know. */
export function OldAddressNote({ before, now }: { before: unknown; now: unknown }) {
  if (typeof before !== "string" || before === "" || before === now) return null;
  return <p className="field-hint">{`Visitors who follow the old address (${before}) are led to the new one.`}</p>;
}
