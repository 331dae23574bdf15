import {
  Baby,
  Bluetooth,
  HardHat,
  Luggage,
  Navigation,
  ShieldCheck,
  Snowflake,
  Usb,
  type LucideIcon,
} from "lucide-react";
import type { VehicleFeature } from "#app/features/transportation/schema";

const ICONS: Record<VehicleFeature, LucideIcon> = {
  air_conditioning: Snowflake,
  bluetooth: Bluetooth,
  gps: Navigation,
  usb: Usb,
  insurance: ShieldCheck,
  helmet: HardHat,
  rack: Luggage,
  child_seat: Baby,
};

export function FeatureIcon({ feature }: { feature: VehicleFeature }) {
  const Icon = ICONS[feature];
  return <Icon aria-hidden />;
}
