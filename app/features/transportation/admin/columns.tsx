import { Thumbnail } from "#app/features/media/components/thumbnail";
import { typeName } from "#app/features/transportation/office/type-name";
import type { OfficeVehicle } from "#app/features/transportation/queries.server";
import type { Column } from "#app/ui/office/data-table/data-table";
import { NameCell } from "#app/ui/office/data-table/name-cell";
import { PriceCell } from "#app/ui/office/data-table/price-cell";
import { RowSwitch } from "#app/ui/office/switch";

export const VEHICLE_COLUMNS: readonly Column<OfficeVehicle>[] = [
  {
    key: "name",
    name: "Name",
    sort: ({ name }) => name,
    cell: ({ name, image }) => <NameCell picture={<Thumbnail image={image} />} name={name} />,
  },
  { key: "type", name: "Type", sort: ({ type }) => typeName(type), cell: ({ type }) => typeName(type) },
  {
    key: "day",
    name: "Price/day",
    isNumber: true,
    sort: ({ price_per_day }) => price_per_day,
    cell: ({ price_per_day }) => <PriceCell price={price_per_day} unit="/day" />,
  },
  {
    key: "week",
    name: "Price/week",
    isNumber: true,
    sort: ({ price_per_week }) => price_per_week,
    phonePlacement: "none",
    cell: ({ price_per_week }) => <PriceCell price={price_per_week} />,
  },
  {
    key: "driver",
    name: "Driver",
    sort: driverOrder,
    phonePlacement: "none",
    cell: (vehicle) => <Driver vehicle={vehicle} />,
  },
  {
    key: "available",
    name: "Available",
    sort: ({ available }) => (available ? 0 : 1),
    phonePlacement: "side",
    cell: ({ id, name, available }) => (
      <RowSwitch
        intent="available"
        row={{ name: "id", value: id }}
        field="available"
        isOn={available}
        label={`Available: ${name}`}
      />
    ),
  },
];

/** By what the driver costs; vehicles without one last. */
function driverOrder({ with_driver, driver_price_per_day }: OfficeVehicle): number | null {
  return with_driver ? (driver_price_per_day ?? 0) : null;
}

function Driver({ vehicle: { with_driver, driver_price_per_day } }: { vehicle: OfficeVehicle }) {
  if (!with_driver) return <span className="is-absent">No driver</span>;
  if (!driver_price_per_day) return "Included";
  return (
    <>
      <PriceCell price={driver_price_per_day} />
      <span className="card-unit">/day</span>
    </>
  );
}
