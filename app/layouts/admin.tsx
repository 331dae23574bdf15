import { ArrowLeft } from "lucide-react";
import { isRouteErrorResponse, Link, Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { AuthScreen, type AuthScreenState } from "#app/features/auth/components/auth-screen";
import { staffContext } from "#app/features/auth/context.server";
import { findWeekStart } from "#app/features/auth/queries.server";
import { PENDING_REQUESTS } from "#app/features/bookings/pending/queries.server";
import { PENDING_INQUIRIES } from "#app/features/inquiries/queries.server";
import { isLayoutStale, loadLayout } from "#app/features/notifications/office/layout-freshness";
import { findOrCreatePreferences } from "#app/features/notifications/mutations.server";
import { DEFAULT_PREFERENCES } from "#app/features/notifications/schema";
import { FAILED_MAIL } from "#app/features/mail/queries.server";
import { inboxCounts } from "#app/features/guests/inbox/queries.server";
import { PENDING_REVIEWS } from "#app/features/reviews/moderation/queries.server";
import { readCounts } from "#app/platform/db/rows.server";
import { siteName } from "#app/features/settings/identity";
import { GUEST_LIMITS } from "#app/features/settings/schema";
import { UNREAD_PROPERTY_NOTIFICATIONS } from "#app/features/properties/notices/queries.server";
import { KeptActionData } from "#app/platform/framework/kept-action-data";
import { isAuthError } from "#app/ui/office/attempt-write";
import { revalidateUnlessQuery } from "#app/ui/office/data-table/revalidate-unless-query";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { useReloadAfterOutage } from "#app/layouts/admin/reload-after-outage";
import { Shell, type ShellData } from "#app/layouts/admin/shell";
import { useSavedToast } from "#app/ui/office/saved-toast";
import { servicesContext } from "#app/services.server";
import { CrashScreen } from "#app/ui/crash-screen";
import { useFocusOnNavigation } from "#app/ui/use-focus-on-navigation";
import { ADMIN_PREFIX } from "#app/urls";
import arabicFonts from "../ui/styles/fonts-ar.css?url";
import type { Route } from "./+types/admin";

/** Staff write in all nine languages on one page. Only the letters that appear are fetched. */
export const links: Route.LinksFunction = () => [{ rel: "stylesheet", href: arabicFonts }];

export async function loader({ context }: Route.LoaderArgs): Promise<ShellData> {
  const { db, log, settings } = context.get(servicesContext);
  const staff = context.get(staffContext);
  // Counts and preferences are optional: a failed read must not block the office.
  const withFallback = <T,>(reading: Promise<T>, fallback: T) =>
    reading.catch((error: unknown) => {
      log.error({ err: error }, "could not read a part of the office's frame");
      return fallback;
    });
  const counted = {
    ...PENDING_REQUESTS,
    ...inboxCounts(settings.value?.answer_hours ?? GUEST_LIMITS.answer_hours.default),
    messages: PENDING_INQUIRIES,
    reviews: PENDING_REVIEWS,
    unread: UNREAD_PROPERTY_NOTIFICATIONS,
    failedMail: FAILED_MAIL,
  };
  const [counts, preferences, weekStart] = await Promise.all([
    withFallback<Partial<Record<keyof typeof counted, number>>>(readCounts(db, counted), {}),
    withFallback(findOrCreatePreferences(db, staff), DEFAULT_PREFERENCES),
    withFallback(findWeekStart(db, staff.id), "monday"),
  ]);
  const { experiences = 0, stays = 0, vehicles = 0, waiting = 0, overdue = 0 } = counts;
  const { messages = 0, reviews = 0, unread = 0, failedMail = 0 } = counts;
  return {
    staff: { name: staff.name, email: staff.email },
    unread,
    counts: {
      Inbox: waiting,
      Reviews: reviews,
      Customers: experiences + stays + vehicles + messages,
      Notifications: experiences + stays + vehicles + unread,
    },
    overdue: { Inbox: overdue },
    preferences,
    failedMail,
    weekStart,
    siteName: siteName(settings.value),
  };
}

const loadFromServer = officeLoader<ShellData>();

export function clientLoader(args: Route.ClientLoaderArgs): Promise<ShellData> {
  return loadLayout(args.request, () => loadFromServer(args));
}

/**
 * The frame stays as it is while somebody searches, sorts and pages through a list, unless something came in meanwhile.
 */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return isLayoutStale() || revalidateUnlessQuery(args);
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  useSavedToast();
  useFocusOnNavigation();
  return (
    <Shell data={loaderData}>
      <main id="content" tabIndex={-1}>
        <KeptActionData>
          <Outlet />
        </KeptActionData>
      </main>
    </Shell>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  // A write that found the session ended is answered at its own route, not at the gate's.
  if (isRouteErrorResponse(error) && isAuthError(error)) return <AuthScreen state={error.data as AuthScreenState} />;
  const screen = isRouteErrorResponse(error) && error.status === 404 ? <PageNotFound /> : <Crash error={error} />;
  return loaderData ? <Shell data={loaderData}>{screen}</Shell> : <div className="office">{screen}</div>;
}

function Crash({ error }: { error: unknown }) {
  useReloadAfterOutage();
  return <CrashScreen error={error} />;
}

function PageNotFound() {
  return (
    <main id="content" className="office-page office-empty">
      <title>Page Not Found · Staff</title>
      <h1>Page Not Found</h1>
      <p>Nothing in the office has this address. It may have been deleted.</p>
      <Link className="button button-secondary" to={ADMIN_PREFIX}>
        <ArrowLeft aria-hidden />
        Back to the dashboard
      </Link>
    </main>
  );
}
