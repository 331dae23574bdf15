import { NavLink } from "react-router";
import { DESTINATIONS, type Destination } from "#app/layouts/admin/destinations";
import { countText } from "#app/platform/db/bounded";
import { ADMIN_PREFIX } from "#app/urls";

interface DestinationLinksProps {
  counts: Readonly<Record<string, number>>;
  among?: readonly Destination[];
}

/** The links of the tab bar, of its menu and of the drawer. A count stands beside a room where something waits. */
export function DestinationLinks({ counts, among = DESTINATIONS }: DestinationLinksProps) {
  return among.map(({ name, path, icon: Icon, fold }) => (
    <NavLink key={path} to={path} end={path === ADMIN_PREFIX} data-fold={fold}>
      <Icon aria-hidden />
      {name}
      {counts[name] ? (
        <span className="office-count">
          {countText(counts[name])}
          <span className="visually-hidden"> waiting</span>
        </span>
      ) : null}
    </NavLink>
  ));
}
