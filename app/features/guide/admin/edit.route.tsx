import { GUIDE_SHAPE, type GuideDraft } from "#app/features/guide/admin/form/draft";
import { GuideForm } from "#app/features/guide/admin/form/guide-form";
import { GUIDE_RECORDS } from "#app/features/guide/mutations.server";
import { revalidateOnPathChange, saveFromClient } from "#app/features/history/office/client-save";
import { GUIDE_ITEM } from "#app/features/history/office/content-kinds";
import { contentEditClientLoader } from "#app/features/history/office/content-routes";
import { contentEditAction, contentEditLoader } from "#app/features/history/office/content-routes.server";
import { ContentEditPage } from "#app/features/history/office/content-screens";
import type { LoaderData } from "#app/ui/office/loading/office-loader";
import type { Route } from "./+types/edit.route";

export const shouldRevalidate = revalidateOnPathChange;

export const loader = contentEditLoader(GUIDE_ITEM, GUIDE_RECORDS, GUIDE_SHAPE);
export const clientLoader = contentEditClientLoader<LoaderData<typeof loader>>(GUIDE_ITEM);
export const action = contentEditAction(GUIDE_ITEM, GUIDE_RECORDS, GUIDE_SHAPE);

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return saveFromClient(serverAction);
}

export default function EditGuideItem({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  return (
    <ContentEditPage kind={GUIDE_ITEM} id={id} screen={loaderData} nameOf={({ title }) => title} viewOf={viewOf}>
      {({ draft }, parts) => <GuideForm saved={draft} problem={actionData} {...parts} />}
    </ContentEditPage>
  );
}

function viewOf(_id: string, { section, published }: GuideDraft) {
  return published ? { to: `/travel#${section}` } : { reason: "Visitors do not see it until it is published" };
}
