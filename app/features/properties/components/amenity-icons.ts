import {
  CircleParking,
  Dumbbell,
  Fence,
  HouseWifi,
  PawPrint,
  ShieldCheck,
  Snowflake,
  Sofa,
  Sun,
  Sunrise,
  Trees,
  WavesLadder,
  type LucideIcon,
} from "lucide-react";
import type { PropertyAmenity } from "#app/features/properties/schema";

export const AMENITY_ICONS: Record<PropertyAmenity, LucideIcon> = {
  "Air Conditioning": Snowflake,
  "Swimming Pool": WavesLadder,
  Garden: Trees,
  Gym: Dumbbell,
  "Security System": ShieldCheck,
  Parking: CircleParking,
  "Ocean View": Sunrise,
  Balcony: Fence,
  "Smart Home": HouseWifi,
  "Solar Power": Sun,
  Furnished: Sofa,
  "Pet Friendly": PawPrint,
};
