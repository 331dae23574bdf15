import { useState, type ReactNode } from "react";
import { useNavigation } from "react-router";
import { ReauthDialog } from "#app/features/auth/components/reauth-dialog";
import { WeekStartContext } from "#app/features/auth/office/week-start";
import type { WeekStart } from "#app/features/auth/schema";
import { StatusDialog } from "#app/features/bookings/office/status-dialog";
import { PreferencesContext } from "#app/features/notifications/office/preferences";
import type { Preferences } from "#app/features/notifications/schema";
import { StaffSearch } from "#app/features/search/office/staff-search";
import { Drawer } from "#app/layouts/admin/drawer";
import { PreloadScreens } from "#app/layouts/admin/preload-screens";
import { useReloadGuard, useRouteDiscoveryGuard } from "#app/layouts/admin/reload-after-outage";
import { Tabs } from "#app/layouts/admin/tabs";
import { TopBar } from "#app/layouts/admin/top-bar";
import { SiteNameProvider } from "#app/features/settings/components/site-name";
import { ReadFailureNotice } from "#app/ui/office/loading/read-failure-notice";
import { useReadFailure } from "#app/ui/office/loading/read-failure";
import { Toasts } from "#app/ui/toasts";

export interface ShellData {
  staff: { name: string; email: string };
  unread: number;
  failedMail: number;
  /** How much waits in a room, by its name. */
  counts: Readonly<Record<string, number>>;
  /** How many of these wait longer than was promised. */
  overdue: Readonly<Record<string, number>>;
  preferences: Preferences;
  weekStart: WeekStart;
  siteName: string;
}

/** What stands around every screen of the office. */
export function Shell({ data, children }: { data: ShellData; children: ReactNode }) {
  const [isDrawerOpen, setDrawer] = useState(false);
  const { counts, overdue } = data;
  useReloadGuard();
  useRouteDiscoveryGuard();
  return (
    <SiteNameProvider value={data.siteName}>
      <div className="office">
        <meta name="robots" content="noindex" />
        <a className="skip-link" href="#content">
          Skip to content
        </a>
        <header className="office-top">
          <TopBar
            staff={data.staff}
            unread={data.unread}
            failedMail={data.failedMail}
            onOpenDrawer={() => setDrawer(true)}
          />
          <Tabs counts={counts} overdue={overdue} />
          <NavigationBar />
          <ReadFailureNotice />
        </header>
        {isDrawerOpen && <Drawer counts={counts} overdue={overdue} onClose={() => setDrawer(false)} />}
        <WeekStartContext value={data.weekStart}>
          <PreferencesContext value={data.preferences}>{children}</PreferencesContext>
        </WeekStartContext>
        <StatusDialog />
        <StaffSearch />
        <ReauthDialog email={data.staff.email} />
        <Toasts label="Notifications" closeLabel="Close" />
        <PreloadScreens />
      </div>
    </SiteNameProvider>
  );
}

function NavigationBar() {
  const { state } = useNavigation();
  const readFailure = useReadFailure();
  return state === "idle" || readFailure ? null : <div className="office-progress" aria-hidden />;
}
