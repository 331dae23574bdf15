import type { VehicleType } from "#app/features/transportation/schema";

const NAMES: Record<VehicleType, string> = {
  car: "Car",
  motorbike: "Motorbike",
  scooter: "Scooter",
  quad_bike: "Quad Bike",
  bicycle: "Bicycle",
};

export function typeName(type: VehicleType): string {
  return NAMES[type];
}
