import { useLocation } from "react-router";
import { NAV_ITEMS, type NavItem } from "#app/layouts/admin/nav-items";
import { formatCappedCount } from "#app/platform/db/capped-count";
import { AddressLink } from "#app/platform/framework/address-link";
import { ADMIN_PREFIX } from "#app/urls";

/** What waits, by the names of the tabs, and how much of it waits longer than was promised. */
export interface NavBadges {
  counts: Readonly<Record<string, number>>;
  overdue: Readonly<Record<string, number>>;
}

/** The links of the tab bar, its overflow menu and the drawer, with a badge for pending items. */
export function NavItemLinks({ counts, overdue, items = NAV_ITEMS }: NavBadges & { items?: readonly NavItem[] }) {
  const { pathname } = useLocation();
  return items.map(({ name, path, icon: Icon, overflowOrder, also }) => {
    const content = (
      <>
        <Icon aria-hidden />
        {name}
        {counts[name] ? (
          <span className="office-count" data-overdue={overdue[name] ? "" : undefined}>
            {formatCappedCount(counts[name])}
            <span className="visually-hidden">
              {" waiting"}
              {overdue[name] ? `, ${formatCappedCount(overdue[name])} overdue` : ""}
            </span>
          </span>
        ) : null}
      </>
    );
    const isOpen = path === ADMIN_PREFIX ? pathname === path : `${pathname}/`.startsWith(`${path}/`);
    const isPart = also?.some((start) => pathname.startsWith(start));
    return (
      <AddressLink
        key={path}
        to={path}
        data-fold={overflowOrder}
        aria-current={isPart ? "true" : isOpen ? "page" : undefined}
      >
        {content}
      </AddressLink>
    );
  });
}
