import { expect, test } from "vitest";
import { MAX_MESSAGE_LENGTH } from "#app/features/cases/schema";
import { MAX_SAVED, savedKey, type SavedItem } from "#app/features/page/saved-key";
import { MAX_WORDS } from "#app/features/saved/asking/ask-form";
import { listMessage, readNotes } from "#app/features/saved/asking/list-message";

const item = (n: number): SavedItem & { name: string } => ({
  kind: "stay",
  id: `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`,
  name: `Stay ${n}`,
});

test("GU-159: each item is a line, with its note where there is one", () => {
  const notes = readNotes(JSON.stringify({ [savedKey(item(2))]: "Near\nthe market", other: 3 }));
  expect(listMessage("Which is quieter?", [item(1), item(2)], notes)).toBe(
    "Which is quieter?\n\n• Stay 1\n• Stay 2: Near the market",
  );
  expect(listMessage(null, [item(1)], {})).toBe("• Stay 1");
});

test("GU-159: a full list with long names and all the words fits into one message", () => {
  const items = Array.from({ length: MAX_SAVED }, (_, n) => ({ ...item(n), name: "x".repeat(500) }));
  expect(listMessage("w".repeat(MAX_WORDS), items, {}).length).toBeLessThanOrEqual(MAX_MESSAGE_LENGTH);
});

test("GU-160: notes can be anything, and are at most 280 signs each", () => {
  for (const broken of [null, "", "{", "null", "[]", "7", '"text"']) expect(readNotes(broken)).toEqual({});
  expect(readNotes(JSON.stringify({ a: "n".repeat(1_000) })).a).toHaveLength(280);
});
