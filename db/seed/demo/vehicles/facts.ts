import type { VehicleFeature, VehicleType } from "#app/features/transportation/schema";
import type { VehicleKey } from "#db/seed/demo/vehicles/en";

export interface VehicleFacts {
  key: VehicleKey;
  type: VehicleType;
  /** Dollars. */
  perDay: number;
  /** Dollars for seven days. */
  perWeek: number;
  features: VehicleFeature[];
  /** Whether a driver is offered. */
  with_driver: boolean;
  /** Dollars; null when none is offered, or when the price is agreed case by case. */
  driverPerDay: number | null;
  available: boolean;
  /** The first shows the type of vehicle. */
  scenes: string[];
}

/** In the order of the list, first to last, so that neighbouring cards differ. */
export const VEHICLES: VehicleFacts[] = [
  { key: "island-4x4", type: "car", perDay: 60, perWeek: 360, features: ["air_conditioning", "gps", "insurance", "child_seat"], with_driver: true, driverPerDay: 25, available: true, scenes: ["roadCar", "avenue", "white-beach"] },
  { key: "teal-scooter-125", type: "scooter", perDay: 18, perWeek: 105, features: ["helmet", "usb", "insurance"], with_driver: false, driverPerDay: null, available: true, scenes: ["road", "market-street"] },
  { key: "coast-motorbike-150", type: "motorbike", perDay: 25, perWeek: 150, features: ["helmet", "rack", "insurance"], with_driver: false, driverPerDay: null, available: true, scenes: ["roadMotorbike", "avenue", "baobab"] },
  { key: "farm-track-quad", type: "quad_bike", perDay: 55, perWeek: 330, features: ["helmet", "rack", "insurance"], with_driver: true, driverPerDay: null, available: true, scenes: ["roadQuad", "clove-drying", "avenue"] },
  { key: "basket-bicycle", type: "bicycle", perDay: 8, perWeek: 45, features: ["helmet", "rack"], with_driver: false, driverPerDay: null, available: true, scenes: ["roadBicycle", "market-street", "kanga-line"] },
  { key: "town-hatch-with-driver", type: "car", perDay: 48, perWeek: 290, features: ["air_conditioning", "bluetooth", "usb", "child_seat"], with_driver: true, driverPerDay: 25, available: true, scenes: ["roadCar", "airstrip", "market-street"] },
  { key: "ridge-mountain-bicycle", type: "bicycle", perDay: 14, perWeek: 80, features: ["helmet", "gps"], with_driver: false, driverPerDay: null, available: true, scenes: ["roadBicycle", "forest-path", "clove-drying", "baobab"] },
  { key: "suzuki-jimny", type: "car", perDay: 72, perWeek: 430, features: ["air_conditioning", "bluetooth", "usb", "insurance"], with_driver: true, driverPerDay: 30, available: true, scenes: ["roadCar", "white-beach", "forest-path"] },
  { key: "honda-dio-110", type: "scooter", perDay: 22, perWeek: 130, features: ["helmet", "usb", "insurance", "rack"], with_driver: false, driverPerDay: null, available: true, scenes: ["road", "avenue"] },
  { key: "honda-xl-200", type: "motorbike", perDay: 34, perWeek: 200, features: ["helmet", "rack", "insurance", "gps"], with_driver: false, driverPerDay: null, available: true, scenes: ["roadMotorbike", "forest-path", "white-beach"] },
  { key: "two-seat-quad-400", type: "quad_bike", perDay: 85, perWeek: 500, features: ["helmet", "rack", "insurance", "gps"], with_driver: true, driverPerDay: 30, available: true, scenes: ["roadQuad", "avenue", "plot-on-hill"] },
  { key: "toyota-noah", type: "car", perDay: 64, perWeek: 380, features: ["air_conditioning", "bluetooth", "usb", "insurance", "child_seat"], with_driver: true, driverPerDay: 30, available: false, scenes: ["roadCar", "airstrip", "ferry-jetty", "avenue"] },
];
