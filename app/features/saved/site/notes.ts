import { useEffect, useState } from "react";
import { MAX_NOTE_LENGTH } from "#app/features/saved/rules";

/** Where this browser keeps the notes: they never leave it, unless they are sent with a question. */
const STORAGE_KEY = "pemba.notes";

export type Notes = Readonly<Record<string, string>>;

function readStored(): Notes {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "{}");
    return typeof stored === "object" && stored !== null ? (stored as Notes) : {};
  } catch {
    // Switched off, or not ours.
    return {};
  }
}

/** The notes by the keys of the items; null until scripts run, for without them there is none. */
export function useNotes(): { notes: Notes | null; write: (key: string, note: string) => void } {
  const [notes, setNotes] = useState<Notes | null>(null);
  useEffect(() => setNotes(readStored()), []);
  const write = (key: string, note: string) => {
    const { [key]: _old, ...others } = readStored();
    const next = note === "" ? others : { ...others, [key]: note.slice(0, MAX_NOTE_LENGTH) };
    setNotes(next);
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(next));
    } catch {
      // Full or switched off: it stays on the page.
    }
  };
  return { notes, write };
}
