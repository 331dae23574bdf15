import { ArrowDown, ArrowUp } from "lucide-react";
import { useSubmit, type ClientActionFunctionArgs } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { islandToday } from "#app/features/availability/rules";
import { GUIDE_COLUMNS } from "#app/features/guide/admin/columns";
import { readGuideList, type GuideListRow } from "#app/features/guide/admin/list.server";
import { KIND_OPTIONS, SECTION_OPTIONS } from "#app/features/guide/admin/names";
import { checkGuideItem, GUIDE_RECORDS, moveGuideItem } from "#app/features/guide/mutations.server";
import { GUIDE_ITEM } from "#app/features/history/office/content-kinds";
import { contentListClientAction, contentListClientLoader } from "#app/features/history/office/content-routes";
import { contentListAction, contentListLoader } from "#app/features/history/office/content-routes.server";
import { ContentListPage, countContent, useContentDelete } from "#app/features/history/office/content-screens";
import { requireForm, textFields } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { DataTable } from "#app/ui/office/data-table/data-table";
import { revalidateUnlessQuery } from "#app/ui/office/data-table/revalidate-unless-query";
import { deleteAction, editAction, viewAction, viewUnavailable } from "#app/ui/office/data-table/row-actions";
import type { LoaderData } from "#app/ui/office/loading/office-loader";
import type { Route } from "./+types/list.route";

export const loader = contentListLoader(GUIDE_ITEM, readGuideList);
export const clientLoader = contentListClientLoader<LoaderData<typeof loader>>(GUIDE_ITEM);

const deleteOrPublish = contentListAction(GUIDE_RECORDS, { intent: "publish", column: "published" });

export async function action(args: Route.ActionArgs) {
  const { db } = args.context.get(servicesContext);
  const staff = args.context.get(staffContext);
  const { intent, id = "" } = textFields(await requireForm(args.request.clone()));
  if (intent === "check") return checkGuideItem(db, staff, id, islandToday());
  if (intent === "up" || intent === "down") return moveGuideItem(db, staff, id, intent === "up" ? -1 : 1);
  return deleteOrPublish(args);
}

const WORDS: Record<string, string> = { check: "Checked today", up: "Moved", down: "Moved", publish: "Status updated" };

export const clientAction = contentListClientAction(GUIDE_ITEM, ({ intent = "" }) => ({
  success: WORDS[intent] ?? "Done",
  failure: "Failed to change the item",
  gone: "This item is gone already",
})) satisfies (args: ClientActionFunctionArgs) => unknown;
export const shouldRevalidate = revalidateUnlessQuery;

export default function GuideList({ loaderData: { list } }: Route.ComponentProps) {
  return (
    <ContentListPage kind={GUIDE_ITEM} list={list} summary={list && describe(list)}>
      {(rows) => <GuideTable rows={rows} />}
    </ContentListPage>
  );
}

function describe(rows: readonly GuideListRow[]): string {
  const due = rows.filter(({ isDue }) => isDue).length;
  return `${countContent(GUIDE_ITEM, rows.length)} of the travel guide, ${due === 0 ? "none" : due} to check`;
}

function GuideTable({ rows }: { rows: GuideListRow[] }) {
  const { deletingIds, confirmAndDelete } = useContentDelete(GUIDE_ITEM);
  const submit = useSubmit();
  const move = (intent: "up" | "down", id: string) => () =>
    void submit({ intent, id }, { method: "post", navigate: false, fetcherKey: `move-${id}` });
  return (
    <DataTable
      caption="Items of the guide, by section"
      columns={GUIDE_COLUMNS}
      rows={rows}
      nameOf={({ title }) => title}
      search={{ label: "Search items", placeholder: "Search title", texts: ({ title }) => [title] }}
      filters={[
        { name: "section", label: "Section", options: SECTION_OPTIONS, of: ({ section }) => section },
        { name: "kind", label: "Kind", options: KIND_OPTIONS, of: ({ kind }) => kind },
        {
          name: "check",
          label: "Checked",
          options: [
            { value: "due", name: "To check" },
            { value: "fine", name: "Checked" },
          ],
          of: ({ isDue }) => (isDue ? "due" : "fine"),
        },
      ]}
      deletingIds={deletingIds}
      actions={({ id, section, published }) => [
        published ? viewAction(`/travel#${section}`) : viewUnavailable("Visitors do not see it until it is published"),
        { name: "Move up", icon: ArrowUp, onSelect: move("up", id) },
        { name: "Move down", icon: ArrowDown, onSelect: move("down", id) },
        editAction(`${GUIDE_ITEM.listPath}/${id}/edit`),
        deleteAction(() => confirmAndDelete(id)),
      ]}
    />
  );
}
