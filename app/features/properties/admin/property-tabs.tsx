import { NavLink } from "react-router";
import { PROPERTY } from "#app/features/history/office/content-kinds";

/** The screens of one property: its form, and its files. */
export function PropertyTabs({ id, name }: { id: string; name: string }) {
  return (
    <nav className="listing-tabs" aria-label={name}>
      <NavLink to={`${PROPERTY.listPath}/${id}/edit`} end>
        Details
      </NavLink>
      <NavLink to={`${PROPERTY.listPath}/${id}/files`} end>
        Plans and documents
      </NavLink>
    </nav>
  );
}
