import { ItemHistory } from "#app/features/history/office/item-history";
import { readRecord, saveRecord } from "#app/features/history/office/record.server";
import { saveFromClient } from "#app/features/history/office/client-save";
import { countPropertyInquiries } from "#app/features/inquiries/queries.server";
import { mapTiles } from "#app/features/maps/tiles.server";
import { PROPERTY_SHAPE } from "#app/features/properties/admin/form/draft";
import { PropertyForm } from "#app/features/properties/admin/form/property-form";
import { PROPERTY_RECORDS } from "#app/features/properties/mutations.server";
import { findPropertyCreated } from "#app/features/properties/office-list/queries.server";
import { hasBeenPublic } from "#app/features/publishing/queries.server";
import { notFound } from "#app/platform/http/responses";
import { servicesContext } from "#app/services.server";
import { FormHeader } from "#app/ui/office/form/form-header";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/edit.route";

export { revalidateOnPathChange as shouldRevalidate } from "#app/features/history/office/client-save";

const LIST = `${ADMIN_PREFIX}/properties`;

export async function loader({ url, params: { id }, context }: Route.LoaderArgs) {
  const { db, env } = context.get(servicesContext);
  const record = await readRecord(context, PROPERTY_RECORDS, PROPERTY_SHAPE, id);
  const tiles = mapTiles(env);
  if (!id) {
    const isRent = url.searchParams.get("type") === "rent";
    return { ...record, draft: { ...record.draft, listing_type: isRent ? "rent" : "sale" }, facts: null, tiles };
  }
  const [created, inquiries, wasPublic] = await Promise.all([
    findPropertyCreated(db, id),
    countPropertyInquiries(db, id),
    hasBeenPublic(db, "properties", { id, published: record.draft.published === "on" }),
  ]);
  if (!created) throw notFound("Page Not Found");
  return { ...record, facts: { created, inquiries, wasPublic }, tiles };
}

export const clientLoader = officeLoader<Awaited<ReturnType<typeof loader>>>();

export function action({ request, params, context }: Route.ActionArgs) {
  return saveRecord(context, PROPERTY_RECORDS, PROPERTY_SHAPE, {
    request,
    id: params.id,
    to: (outcome) => `${LIST}?saved=property-${outcome}`,
  });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return saveFromClient(serverAction);
}

export default function EditProperty({ loaderData, actionData, params: { id } }: Route.ComponentProps) {
  const { draft, history, facts, tiles } = loaderData;
  return (
    <PropertyForm
      key={id ?? "new"}
      saved={draft}
      problem={actionData}
      facts={facts}
      tiles={tiles}
      history={id && <ItemHistory room="properties" id={id} history={history} />}
      head={
        <FormHeader
          list={{ name: "Properties", to: LIST }}
          item={id ? draft.title : null}
          heading={id ? "Edit Property" : "Add New Property"}
          // Staff see the page of an unpublished one too.
          view={id ? { to: `/real-estate/${encodeURIComponent(draft.slug)}` } : undefined}
        />
      }
    />
  );
}
