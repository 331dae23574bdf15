import { Link, NavLink, useLocation } from "react-router";
import { NAV_ITEMS, type NavItem } from "#app/layouts/admin/nav-items";
import { formatCappedCount } from "#app/platform/db/capped-count";
import { ADMIN_PREFIX } from "#app/urls";

interface NavItemLinksProps {
  counts: Readonly<Record<string, number>>;
  items?: readonly NavItem[];
}

/** The links of the tab bar, its overflow menu and the drawer, with a badge for pending items. */
export function NavItemLinks({ counts, items = NAV_ITEMS }: NavItemLinksProps) {
  const { pathname } = useLocation();
  return items.map(({ name, path, icon: Icon, overflowOrder, also }) => {
    const content = (
      <>
        <Icon aria-hidden />
        {name}
        {counts[name] ? (
          <span className="office-count">
            {formatCappedCount(counts[name])}
            <span className="visually-hidden"> waiting</span>
          </span>
        ) : null}
      </>
    );
    if (also?.some((start) => pathname.startsWith(start)))
      return (
        <Link key={path} to={path} data-fold={overflowOrder} aria-current="true">
          {content}
        </Link>
      );
    return (
      <NavLink key={path} to={path} end={path === ADMIN_PREFIX} data-fold={overflowOrder}>
        {content}
      </NavLink>
    );
  });
}
