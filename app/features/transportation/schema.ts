export const VEHICLE_TYPES = ["car", "motorbike", "scooter", "quad_bike", "bicycle"] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

export const VEHICLE_FEATURES = [
  "air_conditioning",
  "bluetooth",
  "gps",
  "usb",
  "insurance",
  "helmet",
  "rack",
  "child_seat",
] as const;
export type VehicleFeature = (typeof VEHICLE_FEATURES)[number];
