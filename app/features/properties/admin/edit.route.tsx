import { revalidateOnPathChange, saveFromClient } from "#app/features/history/office/client-save";
import { PROPERTY } from "#app/features/history/office/content-kinds";
import { contentEditClientLoader } from "#app/features/history/office/content-routes";
import { contentEditAction, contentScreen } from "#app/features/history/office/content-routes.server";
import { ContentEditPage } from "#app/features/history/office/content-screens";
import { readRecord } from "#app/features/history/office/record.server";
import { countPropertyInquiries } from "#app/features/inquiries/queries.server";
import { mapGround } from "#app/features/places/ground.server";
import { PROPERTY_SHAPE } from "#app/features/properties/admin/form/draft";
import { PropertyForm } from "#app/features/properties/admin/form/property-form";
import { PropertyTabs } from "#app/features/properties/admin/property-tabs";
import { PROPERTY_RECORDS } from "#app/features/properties/mutations.server";
import { findPropertyRecord } from "#app/features/properties/office-list/queries.server";
import { hasBeenPublic } from "#app/features/publishing/queries.server";
import { notFound } from "#app/platform/http/responses";
import { servicesContext } from "#app/services.server";
import type { LoaderData } from "#app/ui/office/loading/office-loader";
import type { Route } from "./+types/edit.route";

export const shouldRevalidate = revalidateOnPathChange;

export function loader({ url, params: { id }, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const ground = mapGround(context.get(servicesContext));
  return contentScreen(context, PROPERTY, async () => {
    const record = await readRecord(context, PROPERTY_RECORDS, PROPERTY_SHAPE, id);
    if (!id) {
      const isRent = url.searchParams.get("type") === "rent";
      return { ...record, draft: { ...record.draft, listing_type: isRent ? "rent" : "sale" }, facts: null, ground };
    }
    const [stored, inquiries, wasPublic] = await Promise.all([
      findPropertyRecord(db, id),
      countPropertyInquiries(db, id),
      hasBeenPublic(db, "properties", { id, published: record.draft.published === "on" }),
    ]);
    if (!stored) throw notFound("Page Not Found");
    return { ...record, facts: { ...stored, inquiries, wasPublic }, ground };
  });
}

export const clientLoader = contentEditClientLoader<LoaderData<typeof loader>>(PROPERTY);
export const action = contentEditAction(PROPERTY, PROPERTY_RECORDS, PROPERTY_SHAPE);

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return saveFromClient(serverAction);
}

export default function EditProperty({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  return (
    <ContentEditPage
      kind={PROPERTY}
      id={id}
      screen={loaderData}
      newHeading="Add New Property"
      nameOf={({ title }) => title}
      // Staff see the page of an unpublished one too.
      tabs={(property, name) => <PropertyTabs id={property} name={name} />}
      viewOf={(_, { slug }) => ({ to: `/real-estate/${encodeURIComponent(slug)}` })}
    >
      {({ draft, facts, ground }, { head, history }) => (
        <PropertyForm saved={draft} problem={actionData} facts={facts} ground={ground} head={head} history={history} />
      )}
    </ContentEditPage>
  );
}
