import { diffWordsWithSpace } from "diff";

/** Two stored values as one text: what only the first has is struck through, what only the second has is marked. */
export function TextDiff({ from, to }: { from: unknown; to: unknown }) {
  return (
    <p className="difference" dir="auto">
      {diffParts(toPlainText(from), toPlainText(to)).map(({ added, removed, value }, place) => {
        // The parts have no id, so the index is the key.
        const key = place;
        if (added) return <ins key={key}>{value}</ins>;
        return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
      })}
    </p>
  );
}

/** A number, a name or a choice has changed as a whole; only in longer texts does it help to see which words did. */
function diffParts(from: string, to: string): { value: string; added?: boolean; removed?: boolean }[] {
  if (/\s/.test(from) && /\s/.test(to)) return diffWordsWithSpace(from, to);
  return [
    { value: from, removed: true },
    { value: to, added: true },
  ];
}

/** A stored value as people read it: a list by lines, a set of choices by those that were made. */
function toPlainText(value: unknown): string {
  if (value === null || value === undefined || value === "") return "(empty)";
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (Array.isArray(value)) return value.map(toPlainText).join("\n") || "(none)";
  if (typeof value === "object")
    return (
      Object.entries(value)
        .map(([name, part]) => `${name}: ${toPlainText(part)}`)
        .join("\n") || "(none)"
    );
  return typeof value === "string" ? withoutTags(value) : JSON.stringify(value);
}

/** The body of an article is shown by its lines. */
function withoutTags(text: string): string {
  return /^<[a-z]/.test(text)
    ? text
        .replaceAll(/<\/(p|h\d|li|blockquote|figure)>/g, "\n")
        .replaceAll(/<[^>]+>/g, "")
        .trim()
    : text;
}
