import type { ReactNode } from "react";
import { Link } from "react-router";
import { bookingPath, type DeskKey } from "#app/features/bookings/booking-address";
import type { Panel } from "#app/features/bookings/desk/answer";

/** A link that opens one of the forms of the screen. It works without scripts: the address says what is open. */
export function PanelLink(props: {
  booking: DeskKey;
  panel: Panel;
  query?: Record<string, string>;
  className?: string;
  role?: "menuitem";
  children: ReactNode;
}) {
  const search = new URLSearchParams({ edit: props.panel, ...props.query });
  return (
    <Link
      className={props.className ?? "text-link"}
      role={props.role}
      to={`${bookingPath(props.booking)}?${search}#edit`}
      preventScrollReset
    >
      {props.children}
    </Link>
  );
}
