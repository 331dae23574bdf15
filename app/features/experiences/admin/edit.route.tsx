import { ListingTabs } from "#app/features/availability/office/listing-tabs";
import { EXPERIENCE_SHAPE } from "#app/features/experiences/admin/form/draft";
import { ExperienceForm } from "#app/features/experiences/admin/form/experience-form";
import { EXPERIENCE_RECORDS } from "#app/features/experiences/mutations.server";
import { revalidateOnPathChange, saveFromClient } from "#app/features/history/office/client-save";
import { EXPERIENCE } from "#app/features/history/office/content-kinds";
import { contentEditClientLoader } from "#app/features/history/office/content-routes";
import { contentEditAction, contentScreen } from "#app/features/history/office/content-routes.server";
import { readRecord } from "#app/features/history/office/record.server";
import { mapGround } from "#app/features/places/ground.server";
import { servicesContext } from "#app/services.server";
import { ContentEditPage } from "#app/features/history/office/content-screens";
import type { LoaderData } from "#app/ui/office/loading/office-loader";
import type { Route } from "./+types/edit.route";

export const shouldRevalidate = revalidateOnPathChange;

export function loader({ params, context }: Route.LoaderArgs) {
  return contentScreen(context, EXPERIENCE, async () => ({
    ...(await readRecord(context, EXPERIENCE_RECORDS, EXPERIENCE_SHAPE, params.id)),
    ground: mapGround(context.get(servicesContext)),
  }));
}

export const clientLoader = contentEditClientLoader<LoaderData<typeof loader>>(EXPERIENCE);
export const action = contentEditAction(EXPERIENCE, EXPERIENCE_RECORDS, EXPERIENCE_SHAPE);

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return saveFromClient(serverAction);
}

export default function EditExperience({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  return (
    <ContentEditPage
      kind={EXPERIENCE}
      id={id}
      screen={loaderData}
      nameOf={({ title }) => title}
      tabs={(itemId, name) => <ListingTabs listing={{ kind: "experience", id: itemId }} name={name} />}
      viewOf={(itemId) => ({ to: `/experiences/${itemId}` })}
    >
      {({ draft, ground }, parts) => <ExperienceForm saved={draft} problem={actionData} ground={ground} {...parts} />}
    </ContentEditPage>
  );
}
