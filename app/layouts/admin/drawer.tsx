import { CalendarPlus, X } from "lucide-react";
import { useRef } from "react";
import { NavLink } from "react-router";
import { NEW_BOOKING_PATH } from "#app/features/bookings/desk/kinds";
import { NavItemLinks, type NavBadges } from "#app/layouts/admin/nav-item-links";
import { SECONDARY_NAV_ITEMS } from "#app/layouts/admin/nav-items";
import { closeParentModal, Modal } from "#app/ui/office/modal";
import { SearchBox } from "#app/layouts/admin/search-box";
import { useOnNavigation } from "#app/ui/use-on-navigation";

/** The tab bar of a narrow screen. */
export function Drawer({ onClose, ...badges }: NavBadges & { onClose: () => void }) {
  const content = useRef<HTMLDivElement>(null);
  useOnNavigation(() => content.current?.closest("dialog")?.close());

  return (
    <Modal className="office-drawer" label="Menu" onClose={onClose}>
      <div ref={content}>
        <div className="office-drawer-head">
          <b>Menu</b>
          <button type="button" className="icon-button" aria-label="Close menu" onClick={closeParentModal}>
            <X aria-hidden />
          </button>
        </div>
        <SearchBox onOpen={() => content.current?.closest("dialog")?.close()} />
        <nav className="office-drawer-links" aria-label="Office">
          <NavItemLinks {...badges} />
          <NavLink to={NEW_BOOKING_PATH}>
            <CalendarPlus aria-hidden />
            New booking
          </NavLink>
          {SECONDARY_NAV_ITEMS.map(({ name, path, icon: Icon }) => (
            <NavLink key={path} to={path}>
              <Icon aria-hidden />
              {name}
            </NavLink>
          ))}
        </nav>
      </div>
    </Modal>
  );
}
