import { ArrowLeft } from "lucide-react";
import { isRouteErrorResponse, Link, Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { GateScreen, type GateState } from "#app/features/auth/components/gate-screen";
import { staffContext } from "#app/features/auth/context.server";
import { countPendingRequests } from "#app/features/bookings/pending/queries.server";
import { countPendingInquiries } from "#app/features/inquiries/queries.server";
import { isFrameBehind, readFrame } from "#app/features/notifications/admin/frame-reading";
import { findOrMakePreferences } from "#app/features/notifications/mutations.server";
import { DEFAULT_PREFERENCES } from "#app/features/notifications/schema";
import { countFailedMail } from "#app/features/mail/queries.server";
import { siteName } from "#app/features/settings/identity";
import { countUnreadPropertyNotifications } from "#app/features/properties/notices/queries.server";
import { isGateAnswer } from "#app/ui/office/attempt";
import { onlyTheView } from "#app/ui/office/data-table/only-the-view";
import { officeLoader } from "#app/ui/office/reading/office-loader";
import { useReloadWhenBack } from "#app/layouts/admin/reload-when-back";
import { Shell, type ShellData } from "#app/layouts/admin/shell";
import { useSavedToast } from "#app/ui/office/saved-toast";
import { servicesContext } from "#app/services.server";
import { CrashScreen } from "#app/ui/crash-screen";
import { useFocusOnNavigation } from "#app/ui/use-focus-on-navigation";
import { ADMIN_PREFIX } from "#app/urls";
import arabicFonts from "../ui/styles/fonts-ar.css?url";
import chineseFonts from "../ui/styles/fonts-zh.css?url";
import type { Route } from "./+types/admin";

/** Staff write in all nine languages on one page. Only the letters that appear are fetched. */
export const links: Route.LinksFunction = () => [arabicFonts, chineseFonts].map((href) => ({ rel: "stylesheet", href }));

export async function loader({ context }: Route.LoaderArgs): Promise<ShellData> {
  const { db, log, settings } = context.get(servicesContext);
  const staff = context.get(staffContext);
  // Without a number or a preference the office still works: nobody is kept out for them.
  const orElse = <T,>(reading: Promise<T>, fallback: T) =>
    reading.catch((error: unknown) => {
      log.error({ err: error }, "could not read a part of the office's frame");
      return fallback;
    });
  const [unread, pending, messages, preferences, failedMail] = await Promise.all([
    orElse(countUnreadPropertyNotifications(db), 0),
    orElse(countPendingRequests(db), { experiences: 0, stays: 0, vehicles: 0 }),
    orElse(countPendingInquiries(db), 0),
    orElse(findOrMakePreferences(db, staff), DEFAULT_PREFERENCES),
    orElse(countFailedMail(db), 0),
  ]);
  const counts = {
    Customers: pending.experiences + pending.stays + pending.vehicles + messages,
    Notifications: pending.experiences + pending.stays + pending.vehicles + unread,
  };
  return { staff: { name: staff.name, email: staff.email }, unread, counts, preferences, failedMail, siteName: siteName(settings.value) };
}

const read = officeLoader<ShellData>();

export function clientLoader(args: Route.ClientLoaderArgs): Promise<ShellData> {
  return readFrame(args.request, () => read(args));
}

/** The frame stays as it is while somebody searches, sorts and pages through a list, unless something came in meanwhile. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  return isFrameBehind() || onlyTheView(args);
}

export default function AdminLayout({ loaderData }: Route.ComponentProps) {
  useSavedToast();
  useFocusOnNavigation();
  return (
    <Shell data={loaderData}>
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    </Shell>
  );
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  // A write that found the session ended is answered at its own route, not at the gate's.
  if (isRouteErrorResponse(error) && isGateAnswer(error)) return <GateScreen state={error.data as GateState} />;
  const screen = isRouteErrorResponse(error) && error.status === 404 ? <PageNotFound /> : <Crash error={error} />;
  return loaderData ? <Shell data={loaderData}>{screen}</Shell> : <div className="office">{screen}</div>;
}

function Crash({ error }: { error: unknown }) {
  useReloadWhenBack();
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
