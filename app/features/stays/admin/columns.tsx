import { Thumbnail } from "#app/features/media/components/thumbnail";
import { typeName } from "#app/features/stays/office/type-name";
import type { StayCard } from "#app/features/stays/queries.server";
import type { Column } from "#app/ui/office/data-table/data-table";
import { NameCell } from "#app/ui/office/data-table/name-cell";
import { PriceCell } from "#app/ui/office/data-table/price-cell";

export const STAY_COLUMNS: readonly Column<StayCard>[] = [
  {
    key: "name",
    name: "Name",
    sort: ({ name }) => name,
    cell: ({ name, slug, image }) => <NameCell picture={<Thumbnail image={image} />} name={name} slug={slug} />,
  },
  {
    key: "type",
    name: "Type",
    sort: ({ type }) => typeName(type),
    phonePlacement: "none",
    cell: ({ type }) => typeName(type),
  },
  {
    key: "location",
    name: "Location",
    sort: ({ location }) => location,
    cell: ({ location }) => <bdi>{location}</bdi>,
  },
  {
    key: "price",
    name: "Price/night",
    isNumber: true,
    sort: ({ price }) => price,
    cell: ({ price }) => <PriceCell price={price} unit="/night" />,
  },
  {
    key: "guests",
    name: "Guests",
    isNumber: true,
    sort: ({ max_guests }) => max_guests,
    phonePlacement: "none",
    cell: ({ max_guests }) => max_guests,
  },
];
