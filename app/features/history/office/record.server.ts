import { randomUUID } from "node:crypto";
import { data, redirect, type RouterContextProvider } from "react-router";
import * as v from "valibot";
import { staffContext } from "#app/features/auth/context.server";
import {
  createRecord,
  updateRecord,
  type RecordKind,
  type RecordTable,
  type Revision,
} from "#app/features/history/mutations.server";
import { findRecord, listChangesOf, type ChangeSummary } from "#app/features/history/queries.server";
import { isUuid } from "#app/platform/db/uuid";
import { notFound } from "#app/platform/http/responses";
import { requireForm } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { draftErrors, NEW_ID_FIELD, readBase, readDraft, type Draft } from "#app/ui/office/form/draft";
import { mergeDrafts } from "#app/ui/office/form/merge";
import { pathAfterSave } from "#app/ui/office/form/return-path";
import type { SaveProblem } from "#app/ui/office/form/save-problem";

/** How an item stands in its form, and what of it is valid. */
export interface RecordShape<D extends Draft, Row, Values> {
  empty: D;
  draftOf: (row: Row) => D;
  /** What staff entered, checked and made fit for the table; its input is the draft. */
  schema: v.GenericSchema<unknown, Values>;
  /** The words for a value that belongs to another item. */
  takenMessage?: string;
}

/** What the screen of a form is given. */
export interface RecordScreen<D extends Draft> {
  draft: D;
  /** The last changes, newest first; none for a new item. */
  history: ChangeSummary[];
  /** For a new item: the id it will have, however often its form is sent. */
  newId?: string;
}

/** Reads an item for its form; without an id, an empty one. */
export async function readRecord<T extends RecordTable, D extends Draft, Values>(
  context: Readonly<RouterContextProvider>,
  kind: RecordKind<T>,
  shape: RecordShape<D, T["$inferSelect"], Values>,
  id: string | undefined,
): Promise<RecordScreen<D>> {
  if (!id) return { draft: shape.empty, history: [], newId: randomUUID() };
  const { db } = context.get(servicesContext);
  const [row, history] = await Promise.all([findRecord(db, kind, id), listChangesOf(db, kind.room, id)]);
  if (!row) throw notFound("Page Not Found");
  return { draft: shape.draftOf(row), history };
}

/**
 * Saves what a form sent. When it is stored, it leads back to the list the form was opened from, else on to `to`; when
 * it is not, the form gets back why, with everything typed.
 */
export async function saveRecord<T extends RecordTable, D extends Draft>(
  context: Readonly<RouterContextProvider>,
  kind: RecordKind<T>,
  shape: RecordShape<D, T["$inferSelect"], T["$inferInsert"]>,
  { request, id, to }: { request: Request; id: string | undefined; to: (outcome: "created" | "updated") => string },
) {
  const { db, log } = context.get(servicesContext);
  const staff = context.get(staffContext);
  const form = await requireForm(request);
  const draft = readDraft(form, shape.empty);
  // Missing fields would be saved as empty, so a form without any known field is rejected.
  if (!Object.keys(shape.empty).some((field) => form.has(field)))
    throw data({ message: "This is not the form of this page." }, { status: 400 });
  const refuse = (status: number, problem: Partial<SaveProblem<D>>) =>
    data<SaveProblem<D>>({ errors: {}, draft, ...problem }, { status });
  try {
    const result = id
      ? await updateRecord(db, staff, kind, id, (row) =>
          revise(shape, { mine: draft, base: readBase(form, shape.empty), row }),
        )
      : await create();
    if (result.ok) return redirect(pathAfterSave(request, to(id ? "updated" : "created")), { status: 303 });
    switch (result.reason) {
      case "missing":
        return refuse(404, { failure: "missing" });
      case "taken":
        return refuse(409, {
          errors: { [result.field]: shape.takenMessage ?? "Another item has this already" },
          code: "23505",
        });
      case "refused": {
        const { mergeConflict } = result.problem;
        if (!mergeConflict) return refuse(400, result.problem);
        const [last] = await listChangesOf(db, kind.room, id ?? "", 1);
        return refuse(409, { mergeConflict: { ...mergeConflict, savedBy: last?.user_name ?? null } });
      }
    }
  } catch (error) {
    // No error page, which would lose the input: the failure is logged here and shown in the form.
    log.error({ err: error }, `could not save an item of ${kind.room}`);
    return refuse(500, { failure: "ours" });
  }

  function create() {
    const input = v.safeParse(shape.schema, draft);
    if (!input.success)
      return {
        ok: false as const,
        reason: "refused" as const,
        problem: { errors: errorsOf(input.issues) } as SaveProblem<D>,
      };
    const newId = form.get(NEW_ID_FIELD);
    return createRecord(db, staff, kind, input.output, typeof newId === "string" && isUuid(newId) ? newId : undefined);
  }
}

function revise<T extends RecordTable, D extends Draft>(
  { draftOf, schema }: RecordShape<D, T["$inferSelect"], T["$inferInsert"]>,
  { mine, base, row }: { mine: D; base: D | null; row: T["$inferSelect"] },
): Revision<SaveProblem<D>> {
  const stored = draftOf(row);
  const { merged, conflicts } = mergeDrafts({ base: base ?? stored, mine, stored });
  if (conflicts.length > 0)
    return { problem: { errors: {}, mergeConflict: { conflicts, stored, merged, savedBy: null } } };
  const input = v.safeParse(schema, merged);
  if (!input.success) return { problem: { errors: errorsOf(input.issues) } };
  return { values: input.output };
}

function errorsOf(issues: [v.BaseIssue<unknown>, ...v.BaseIssue<unknown>[]]) {
  return draftErrors(v.flatten(issues).nested ?? {});
}
