import { NavLink } from "react-router";
import { DESTINATIONS } from "#app/layouts/admin/destinations";
import { countText } from "#app/platform/db/bounded";
import { ADMIN_PREFIX } from "#app/urls";

/** The twelve links, for the tab bar and for the drawer. A count stands beside a room where something waits. */
export function DestinationLinks({ counts }: { counts: Readonly<Record<string, number>> }) {
  return DESTINATIONS.map(({ name, path, icon: Icon }) => (
    <NavLink key={path} to={path} end={path === ADMIN_PREFIX}>
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
