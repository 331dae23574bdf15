import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type RouterContextProvider } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { deleteRecord, updateRecord, type RecordKind, type RecordTable } from "#app/features/history/mutations.server";
import type { ContentKind } from "#app/features/history/office/content-kinds";
import { readRecord, saveRecord, type RecordShape } from "#app/features/history/office/record.server";
import type { Db } from "#app/platform/db/db.server";
import { requireForm, textFields } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import type { Draft } from "#app/ui/office/form/draft";

/** The data of a list screen; null when it could not be read. */
export interface ContentList<List> {
  list: List | null;
}

/** The loader of a list of content. A failure is logged and answered with 500 and no list. */
export function contentListLoader<List>(kind: ContentKind, read: (db: Db, url: URL) => Promise<List>) {
  return async ({ url, context }: LoaderFunctionArgs) => {
    const list = await readOrNull(context, `the ${kind.plural}`, () => read(context.get(servicesContext).db, url));
    return data<ContentList<List>>({ list }, { status: list === null ? 500 : 200 });
  };
}

/**
 * The action of a list of content: deletes a row, or sets the one column that a switch of the list changes. The answer
 * is a success to HTTP even when the row was gone already, so that the list is revalidated.
 */
export function contentListAction<T extends RecordTable>(
  records: RecordKind<T>,
  flag?: { intent: string; column: keyof T["$inferInsert"] & string },
) {
  return async ({ request, context }: ActionFunctionArgs) => {
    const { db } = context.get(servicesContext);
    const staff = context.get(staffContext);
    const { intent, id = "", ...fields } = textFields(await requireForm(request));
    if (intent === "delete") return deleteRecord(db, staff, records, id);
    const value = flag && intent === flag.intent ? fields[flag.column] : undefined;
    if (!flag || (value !== "true" && value !== "false")) return data({ ok: false }, { status: 400 });
    const values = { [flag.column]: value === "true" };
    const { ok } = await updateRecord(db, staff, records, id, () => ({ values }));
    return { ok };
  };
}

/** The loader of a form of content. A failure is logged and answered with 500 and null; a missing item with 404. */
export function contentEditLoader<T extends RecordTable, D extends Draft, Values>(
  kind: ContentKind,
  records: RecordKind<T>,
  shape: RecordShape<D, T["$inferSelect"], Values>,
) {
  return ({ params, context }: LoaderFunctionArgs) =>
    contentScreen(context, kind, () => readRecord(context, records, shape, params.id));
}

/** The same for a form that needs more than its record. */
export async function contentScreen<Screen>(
  context: Readonly<RouterContextProvider>,
  kind: ContentKind,
  read: () => Promise<Screen>,
) {
  const screen = await readOrNull(context, `a ${kind.noun}`, read);
  return data(screen, { status: screen === null ? 500 : 200 });
}

export function contentEditAction<T extends RecordTable, D extends Draft>(
  kind: ContentKind,
  records: RecordKind<T>,
  shape: RecordShape<D, T["$inferSelect"], T["$inferInsert"]>,
) {
  return ({ request, params, context }: ActionFunctionArgs) =>
    saveRecord(context, records, shape, {
      request,
      id: params.id,
      to: (outcome) => `${kind.savedPath}?saved=${kind.noun}-${outcome}`,
    });
}

async function readOrNull<T>(
  context: Readonly<RouterContextProvider>,
  what: string,
  read: () => Promise<T>,
): Promise<T | null> {
  try {
    return await read();
  } catch (error) {
    // A thrown response, such as "not found", is an answer and no failure.
    if (!(error instanceof Error)) throw error;
    context.get(servicesContext).log.error({ err: error }, `could not read ${what}`);
    return null;
  }
}
