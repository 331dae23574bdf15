import { NavLink } from "react-router";
import { capital, LISTING_KINDS, UNIT_NOUNS } from "#app/features/availability/office/listing-kinds";
import type { PricedListing } from "#app/features/availability/prices/queries.server";

/** The screens of one listing: its form, its units and prices, or its departures. */
export function ListingTabs({ listing, name }: { listing: PricedListing; name: string }) {
  return (
    <nav className="listing-tabs" aria-label={name}>
      {tabsOf(listing).map((tab) => (
        <NavLink key={tab.to} to={tab.to} end>
          {tab.name}
        </NavLink>
      ))}
    </nav>
  );
}

function tabsOf({ kind, id }: PricedListing) {
  const base = `${LISTING_KINDS[kind].listPath}/${id}`;
  const details = { to: `${base}/edit`, name: "Details" };
  if (kind === "experience") return [details, { to: `${base}/departures`, name: "Departures and prices" }];
  return [
    details,
    { to: `${base}/units`, name: capital(UNIT_NOUNS[kind].many) },
    { to: `${base}/prices`, name: "Prices" },
  ];
}
