import { Bell, CalendarPlus, Menu as MenuIcon, Search } from "lucide-react";
import { NEW_BOOKING_PATH } from "#app/features/bookings/desk/kinds";
import { useLiveUpdates } from "#app/features/notifications/office/use-live-updates";
import { openSearch } from "#app/features/search/office/open-search";
import { useSiteName } from "#app/features/settings/components/site-name";
import { ProfileMenu } from "#app/layouts/admin/profile-menu";
import { SearchBox } from "#app/layouts/admin/search-box";
import { AddressLink } from "#app/platform/framework/address-link";
import { LogoMark } from "#app/ui/logo";
import { ADMIN_PREFIX } from "#app/urls";

export function TopBar(props: {
  staff: { name: string; email: string };
  unread: number;
  failedMail: number;
  onOpenDrawer: () => void;
}) {
  const { isDisconnected, announcement } = useLiveUpdates();
  const siteName = useSiteName();
  return (
    <div className="office-bar">
      <button
        type="button"
        className="icon-button narrow-only"
        aria-label="Open menu"
        aria-haspopup="dialog"
        onClick={props.onOpenDrawer}
      >
        <MenuIcon aria-hidden />
      </button>
      <AddressLink to={ADMIN_PREFIX} className="office-logo">
        <LogoMark />
        {siteName}
        <small>Staff</small>
      </AddressLink>
      <div className="office-bar-middle">
        <SearchBox hasShortcut />
      </div>
      <output>{isDisconnected && <span className="office-lost">Reconnecting…</span>}</output>
      <output className="visually-hidden">{announcement}</output>
      <button
        type="button"
        className="icon-button narrow-only office-search-button"
        aria-label="Open search"
        aria-haspopup="dialog"
        onClick={() => openSearch()}
      >
        <Search aria-hidden />
      </button>
      <AddressLink to={NEW_BOOKING_PATH} className="icon-button wide-only" aria-label="New booking" title="New booking">
        <CalendarPlus aria-hidden />
      </AddressLink>
      <AddressLink to={`${ADMIN_PREFIX}/notifications`} className="icon-button" aria-label={bellLabel(props.unread)}>
        <Bell aria-hidden />
        {props.unread > 0 && <span className="office-unread">{props.unread > 99 ? "99+" : props.unread}</span>}
      </AddressLink>
      <ProfileMenu {...props.staff} failedMail={props.failedMail} />
    </div>
  );
}

function bellLabel(unread: number): string {
  return unread > 0 ? `Notifications, ${unread} unread` : "Notifications";
}
