/** What came of saving an item. */
export type SaveResult =
  | { ok: true; id: string }
  | { ok: false; reason: "missing" }
  | { ok: false; reason: "taken"; field: string };
