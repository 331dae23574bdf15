import { ListingTabs } from "#app/features/availability/office/listing-tabs";
import { revalidateOnPathChange, saveFromClient } from "#app/features/history/office/client-save";
import { STAY } from "#app/features/history/office/content-kinds";
import { contentEditClientLoader } from "#app/features/history/office/content-routes";
import { contentEditAction, contentScreen } from "#app/features/history/office/content-routes.server";
import { readRecord } from "#app/features/history/office/record.server";
import { mapGround } from "#app/features/places/ground.server";
import { servicesContext } from "#app/services.server";
import { ContentEditPage } from "#app/features/history/office/content-screens";
import { STAY_SHAPE } from "#app/features/stays/admin/form/draft";
import { StayForm } from "#app/features/stays/admin/form/stay-form";
import { STAY_RECORDS } from "#app/features/stays/mutations.server";
import type { LoaderData } from "#app/ui/office/loading/office-loader";
import type { Route } from "./+types/edit.route";

export const shouldRevalidate = revalidateOnPathChange;

export function loader({ params, context }: Route.LoaderArgs) {
  return contentScreen(context, STAY, async () => ({
    ...(await readRecord(context, STAY_RECORDS, STAY_SHAPE, params.id)),
    ground: mapGround(context.get(servicesContext)),
  }));
}

export const clientLoader = contentEditClientLoader<LoaderData<typeof loader>>(STAY);
export const action = contentEditAction(STAY, STAY_RECORDS, STAY_SHAPE);

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return saveFromClient(serverAction);
}

export default function EditStay({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  return (
    <ContentEditPage
      kind={STAY}
      id={id}
      screen={loaderData}
      nameOf={({ name }) => name}
      tabs={(itemId, name) => <ListingTabs listing={{ kind: "stay", id: itemId }} name={name} />}
      viewOf={(_, { slug }) => ({ to: `/stays/${encodeURIComponent(slug)}` })}
    >
      {({ draft, ground }, parts) => <StayForm saved={draft} problem={actionData} ground={ground} {...parts} />}
    </ContentEditPage>
  );
}
