import { ItemHistory } from "#app/features/history/admin/item-history";
import { saveRecord, tryReadRecord } from "#app/features/history/admin/record.server";
import { saveInBrowser } from "#app/features/history/admin/save-in-browser";
import { STAY_SHAPE } from "#app/features/stays/admin/form/draft";
import { StayForm } from "#app/features/stays/admin/form/stay-form";
import { STAY_RECORDS } from "#app/features/stays/mutations.server";
import { FormHead } from "#app/ui/office/form/form-head";
import { UnreadForm } from "#app/ui/office/form/unread-form";
import { officeLoader, type LoadedBy } from "#app/ui/office/reading/office-loader";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/edit.route";

const LOAD_FAILURE = "Failed to load stay";

export { onlyOtherForms as shouldRevalidate } from "#app/features/history/admin/save-in-browser";

export function loader({ params, context }: Route.LoaderArgs) {
  return tryReadRecord(context, STAY_RECORDS, STAY_SHAPE, params.id);
}

export const clientLoader = officeLoader<LoadedBy<typeof loader>>({ failure: LOAD_FAILURE, isRead: (screen) => screen !== null });

export function action({ request, params, context }: Route.ActionArgs) {
  return saveRecord(context, STAY_RECORDS, STAY_SHAPE, { request, id: params.id, to: (outcome) => `${ADMIN_PREFIX}?saved=stay-${outcome}` });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return saveInBrowser(serverAction);
}

export default function EditStay({ loaderData, actionData, params }: Route.ComponentProps) {
  const { id } = params;
  const list = { name: "Stays", to: `${ADMIN_PREFIX}/stays` };
  const heading = id ? "Edit Stay" : "Add Stay";
  if (!loaderData) return <UnreadForm list={list} heading={heading} text={LOAD_FAILURE} />;
  const { draft, history } = loaderData;
  return (
    <StayForm
      key={id ?? "new"}
      saved={draft}
      problem={actionData}
      isNew={!id}
      history={id && <ItemHistory room="stays" id={id} history={history} />}
      head={
        <FormHead
          list={list}
          item={id ? draft.name : null}
          heading={heading}
          view={id ? { to: `/stays/${encodeURIComponent(draft.slug)}` } : undefined}
        />
      }
    />
  );
}
