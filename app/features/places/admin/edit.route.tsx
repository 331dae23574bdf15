import { revalidateOnPathChange, saveFromClient } from "#app/features/history/office/client-save";
import { PLACE } from "#app/features/history/office/content-kinds";
import { contentEditClientLoader } from "#app/features/history/office/content-routes";
import { contentEditAction, contentScreen } from "#app/features/history/office/content-routes.server";
import { ContentEditPage } from "#app/features/history/office/content-screens";
import { readRecord } from "#app/features/history/office/record.server";
import { PLACE_SHAPE, type PlaceDraft } from "#app/features/places/admin/form/draft";
import { PlaceForm } from "#app/features/places/admin/form/place-form";
import { mapGround } from "#app/features/places/ground.server";
import { PLACE_RECORDS } from "#app/features/places/mutations.server";
import { servicesContext } from "#app/services.server";
import type { LoaderData } from "#app/ui/office/loading/office-loader";
import type { Route } from "./+types/edit.route";

export const shouldRevalidate = revalidateOnPathChange;

export function loader({ params, context }: Route.LoaderArgs) {
  return contentScreen(context, PLACE, async () => ({
    ...(await readRecord(context, PLACE_RECORDS, PLACE_SHAPE, params.id)),
    ground: mapGround(context.get(servicesContext)),
  }));
}

export const clientLoader = contentEditClientLoader<LoaderData<typeof loader>>(PLACE);
export const action = contentEditAction(PLACE, PLACE_RECORDS, PLACE_SHAPE);

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return saveFromClient(serverAction);
}

export default function EditPlace({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  return (
    <ContentEditPage kind={PLACE} id={id} screen={loaderData} nameOf={({ name }) => name} viewOf={viewOf}>
      {({ draft, ground }, parts) => <PlaceForm saved={draft} problem={actionData} ground={ground} {...parts} />}
    </ContentEditPage>
  );
}

function viewOf(_id: string, { key, published }: PlaceDraft) {
  return published ? { to: `/map?place=${key}` } : { reason: "Visitors do not see it until it is published" };
}
