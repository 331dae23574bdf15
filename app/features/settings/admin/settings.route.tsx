import { Eye, UsersRound } from "lucide-react";
import { useEffect } from "react";
import { data, Link, useNavigate, useSearchParams, type ShouldRevalidateFunctionArgs } from "react-router";
import { ItemHistory } from "#app/features/history/office/item-history";
import { saveRecord } from "#app/features/history/office/record.server";
import { saveFromClient } from "#app/features/history/office/client-save";
import { listChangesOf } from "#app/features/history/queries.server";
import { SETTINGS_SHAPE } from "#app/features/settings/admin/form/draft";
import { SettingsForm } from "#app/features/settings/admin/form/settings-form";
import { LOAD_FAILURE, LoadFailure } from "#app/features/settings/admin/load-failure";
import { listCountries } from "#app/features/settings/countries";
import { defaultSeo } from "#app/features/settings/identity.server";
import { SETTINGS_RECORDS } from "#app/features/settings/mutations.server";
import { findSettings } from "#app/features/settings/queries.server";
import { clientContext } from "#app/platform/http/client.server";
import { BASE_LANGUAGE, LANGUAGES, type Language } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";
import { officeLoader, type LoaderData } from "#app/ui/office/loading/office-loader";
import { showToast } from "#app/ui/toasts";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/settings.route";

const SCREEN = `${ADMIN_PREFIX}/settings`;

export async function loader({ context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { db, env, texts, log } = services;
  const inEachLanguage = (group: "home" | "contactPage", key: string) =>
    Object.fromEntries(LANGUAGES.map((language) => [language, texts.plain(language, group, key)])) as Record<
      Language,
      string
    >;
  const screen = {
    origin: context.get(clientContext).origin,
    fallback: {
      heroTitles: inEachLanguage("home", "heroTitle"),
      addresses: inEachLanguage("contactPage", "address"),
      seo: defaultSeo(services, BASE_LANGUAGE),
      mailFrom: env.MAIL_FROM?.address ?? null,
      countries: listCountries(),
    },
  };
  try {
    const row = await findSettings(db);
    const history = row ? await listChangesOf(db, SETTINGS_RECORDS.room, row.id) : [];
    return {
      ...screen,
      history,
      id: row?.id ?? null,
      version: row?.updated_at.toISOString(),
      draft: row ? SETTINGS_SHAPE.draftOf(row) : SETTINGS_SHAPE.empty,
    };
  } catch (error) {
    log.error({ err: error }, "could not read the site settings");
    return data({ ...screen, history: [], id: null, version: undefined, draft: null }, { status: 500 });
  }
}

export const clientLoader = officeLoader<LoaderData<typeof loader>>({
  failure: LOAD_FAILURE,
  isComplete: ({ draft }) => draft !== null,
});

export async function action({ request, context }: Route.ActionArgs) {
  const { db, settings } = context.get(servicesContext);
  const row = await findSettings(db).catch(() => null);
  const answer = await saveRecord(context, SETTINGS_RECORDS, SETTINGS_SHAPE, {
    request,
    id: row?.id,
    to: () => `${SCREEN}?saved`,
  });
  // The next visitor sees it, even one who is faster than the database's announcement.
  await settings.refresh();
  return answer;
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return saveFromClient(serverAction);
}

/** The form holds what is being typed: only what it has saved itself is read anew. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || nextUrl.searchParams.has("saved");
}

export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { draft, id, version, history, fallback, origin } = loaderData;
  useSavedToast();
  const head = (
    <div className="office-head">
      <div>
        <h1>Site Settings</h1>
        <p>What holds for the whole site. Saved changes show at once.</p>
      </div>
      <div className="office-head-actions">
        <Link className="button button-secondary" to={`${ADMIN_PREFIX}/staff`}>
          <UsersRound aria-hidden />
          People
        </Link>
        <Link className="button button-secondary" to="/" reloadDocument>
          <Eye aria-hidden />
          View site
        </Link>
      </div>
    </div>
  );
  return (
    <>
      <title>Settings · Staff</title>
      {draft ? (
        <SettingsForm
          // What was saved is what the next changes are counted from.
          key={version}
          saved={draft}
          problem={actionData}
          isNew={id === null}
          fallback={fallback}
          origin={origin}
          head={head}
          side={id && <ItemHistory room="settings" id={id} history={history} />}
        />
      ) : (
        <div className="office-page">
          {head}
          <LoadFailure />
        </div>
      )}
    </>
  );
}

/** A save leads here again and says so in the address. */
function useSavedToast() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const isSaved = search.has("saved");
  useEffect(() => {
    if (!isSaved) return;
    showToast("success", "Settings saved successfully");
    // The form was drawn anew: the button that was pressed is another one now.
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(".save-bar [type=submit]")?.focus();
    void navigate(SCREEN, { replace: true, preventScrollReset: true });
  }, [isSaved, navigate]);
}
