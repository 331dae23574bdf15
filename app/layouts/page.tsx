import { data, isRouteErrorResponse, Outlet, useRouteError, type ShouldRevalidateFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";
import { PageHead } from "#app/features/page/components/page-head";
import { keepPageOnLoadFailure } from "#app/layouts/site/failed-loads";
import { NotFoundPanel } from "#app/layouts/site/not-found-panel";
import { UnavailablePanel } from "#app/layouts/site/unavailable-panel";
import { notFound } from "#app/platform/http/responses";
import { clientContext } from "#app/platform/http/client.server";
import { unknownOriginAdvice } from "#app/platform/http/unknown-origin";
import { isLanguage } from "#app/platform/i18n/languages";
import { CrashScreen } from "#app/ui/crash-screen";
import type { Route } from "./+types/page";

/** An unknown prefix is no page of ours. Thrown here, inside the site's chrome, so that header and footer stay. */
export function loader({ params, context }: Route.LoaderArgs) {
  const { unknownOrigin } = context.get(clientContext);
  if (unknownOrigin) throw data(unknownOriginAdvice(unknownOrigin), { status: 403 });
  if (params.lang !== undefined && !isLanguage(params.lang)) throw notFound("Page not found");
  return null;
}

export const clientMiddleware = [keepPageOnLoadFailure];

/** The answer depends on the prefix alone. */
export function shouldRevalidate({ currentParams, nextParams }: ShouldRevalidateFunctionArgs) {
  return currentParams.lang !== nextParams.lang;
}

export default function Page() {
  return <Outlet />;
}

export function ErrorBoundary() {
  const error = useRouteError();
  const t = useTranslations("crash");
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPanel />;
  if (isRouteErrorResponse(error) && error.status === 503) return <UnavailablePanel />;
  return (
    <>
      <PageHead title={t("title")} noIndex />
      <CrashScreen
        error={error}
        texts={{ title: t("title"), body: t("body"), refresh: t("refresh"), details: t("details") }}
      />
    </>
  );
}
