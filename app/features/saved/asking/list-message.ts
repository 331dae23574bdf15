import { savedKey, type SavedItem } from "#app/features/page/saved-key";
import { MAX_NOTE_LENGTH } from "#app/features/saved/rules";
import { visibleText } from "#app/platform/i18n/visible-text";

/** Long enough for every name that fits a heading; 60 of them fit into a message with its words. */
const MAX_NAME_LENGTH = 60;

/** Notes by the keys of the items, from JSON that anybody can send. */
export function readNotes(json: string | null): Record<string, string> {
  try {
    const notes: unknown = JSON.parse(json ?? "{}");
    if (typeof notes !== "object" || notes === null) return {};
    return Object.fromEntries(
      Object.entries(notes)
        .filter((entry): entry is [string, string] => typeof entry[1] === "string")
        .map(([key, note]) => [key, visibleText(note).replaceAll(/\s+/g, " ").slice(0, MAX_NOTE_LENGTH)]),
    );
  } catch {
    return {};
  }
}

/** What is sent: the visitor's words, and below them each item in a line of its own, with its note. */
export function listMessage(
  words: string | null,
  items: readonly (SavedItem & { name: string })[],
  notes: Readonly<Record<string, string>>,
): string {
  const lines = items.map((item) => {
    const note = notes[savedKey(item)];
    const name = item.name.slice(0, MAX_NAME_LENGTH);
    return note ? `• ${name}: ${note}` : `• ${name}`;
  });
  return [...(words ? [words, ""] : []), ...lines].join("\n");
}
