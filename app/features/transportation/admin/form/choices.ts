import { Baby, Bluetooth, HardHat, Luggage, Navigation, ShieldCheck, Snowflake, Usb } from "lucide-react";
import { typeName } from "#app/features/transportation/office/type-name";
import { VEHICLE_TYPES, type VehicleFeature } from "#app/features/transportation/schema";
import type { TileOption } from "#app/ui/office/form/check-tiles";

export const TYPES = VEHICLE_TYPES.map((value) => ({ value, name: typeName(value) }));

export const FEATURES: readonly TileOption<VehicleFeature>[] = [
  { value: "air_conditioning", name: "Air Conditioning", icon: Snowflake },
  { value: "bluetooth", name: "Bluetooth", icon: Bluetooth },
  { value: "gps", name: "GPS", icon: Navigation },
  { value: "usb", name: "USB", icon: Usb },
  { value: "insurance", name: "Insurance", icon: ShieldCheck },
  { value: "helmet", name: "Helmet", icon: HardHat },
  { value: "rack", name: "Rack", icon: Luggage },
  { value: "child_seat", name: "Child Seat", icon: Baby },
];
