import { Thumbnail } from "#app/features/media/components/thumbnail";
import { MARKET_NAMES, RENT_MARKET_NAMES, STATUS_NAMES, TYPE_NAMES } from "#app/features/properties/office/names";
import type { OfficeProperty } from "#app/features/properties/office-list/queries.server";
import { formatUsd } from "#app/platform/money/money";
import type { Column } from "#app/ui/office/data-table/data-table";
import { NameCell } from "#app/ui/office/data-table/name-cell";
import { RowSwitch } from "#app/ui/office/switch";

export const PROPERTY_COLUMNS: readonly Column<OfficeProperty>[] = [
  {
    key: "title",
    name: "Title",
    sort: "database",
    cell: ({ title, slug, image }) => <NameCell picture={<Thumbnail image={image} />} name={title} slug={slug} />,
  },
  {
    key: "published",
    name: "Published",
    phonePlacement: "side",
    cell: ({ id, title, published }) => (
      <RowSwitch
        intent="publish"
        row={{ name: "id", value: id }}
        field="published"
        isOn={published}
        label={`Published: ${title}`}
      />
    ),
  },
  { key: "type", name: "Type", phonePlacement: "none", cell: ({ type }) => TYPE_NAMES[type] },
  { key: "price", name: "Price", sort: "database", isNumber: true, cell: (property) => <Price property={property} /> },
  { key: "location", name: "Location", cell: ({ location }) => <span dir="auto">{location}</span> },
  { key: "status", name: "Status", phonePlacement: "none", cell: (property) => <Status property={property} /> },
];

function Price({ property: { price, price_on_request, listing_type } }: { property: OfficeProperty }) {
  return (
    <>
      {formatUsd(price)}
      {listing_type === "rent" && <span className="price-unit">/month</span>}
      {price_on_request && <span className="price-unit"> on request</span>}
    </>
  );
}

/** Whether it can still be had stands first; while it can, how far it is built. */
function Status({ property: { status, market, listing_type } }: { property: OfficeProperty }) {
  if (market !== "available")
    return (
      <span className="badge property-status" data-status={market}>
        <i aria-hidden />
        {(listing_type === "rent" ? RENT_MARKET_NAMES : MARKET_NAMES)[market]}
      </span>
    );
  return (
    <span className="badge property-status" data-status={status}>
      <i aria-hidden />
      {STATUS_NAMES[status]}
    </span>
  );
}
