import type { Deletion } from "#app/features/history/mutations.server";
import type { TranslationErrors } from "#app/features/translations/input";
import type { AddResult, EditResult } from "#app/features/translations/mutations.server";
import type { Coverage } from "#app/features/translations/rules";

/** Nothing was written: the server or the way to it failed, or the session had ended. */
export type Failure = { ok: false; reason: "failed" };

export type UpdateActionResult =
  | (Extract<EditResult, { ok: true }> & { coverage: Coverage })
  | Extract<EditResult, { ok: false }>
  | Failure;

export type AddActionResult =
  | (Extract<AddResult, { ok: true }> & { key: string })
  | { ok: false; reason: "invalid"; errors: TranslationErrors }
  | Failure;

export type DeleteActionResult = Deletion | Failure;
