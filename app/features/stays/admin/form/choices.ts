import {
  AirVent,
  CircleParking,
  CookingPot,
  Dumbbell,
  Fence,
  Laptop,
  Sparkles,
  Tv,
  Utensils,
  WashingMachine,
  WavesLadder,
  Wifi,
} from "lucide-react";
import { typeName } from "#app/features/stays/office/type-name";
import { STAY_TYPES, type StayAmenity, type StayFeature } from "#app/features/stays/schema";
import type { TileOption } from "#app/ui/office/form/check-tiles";

export const TYPES = STAY_TYPES.map((value) => ({ value, name: typeName(value) }));

export const FEATURES: readonly TileOption<StayFeature>[] = [
  { value: "wifi", name: "Wi-Fi", icon: Wifi },
  { value: "parking", name: "Parking", icon: CircleParking },
  { value: "pool", name: "Pool", icon: WavesLadder },
  { value: "spa", name: "Spa", icon: Sparkles },
  { value: "restaurant", name: "Restaurant", icon: Utensils },
  { value: "gym", name: "Gym", icon: Dumbbell },
];

export const AMENITIES: readonly TileOption<StayAmenity>[] = [
  { value: "air_conditioning", name: "Air conditioning", icon: AirVent },
  { value: "tv", name: "TV", icon: Tv },
  { value: "kitchen", name: "Kitchen", icon: CookingPot },
  { value: "washer", name: "Washer", icon: WashingMachine },
  { value: "balcony", name: "Balcony", icon: Fence },
  { value: "workspace", name: "Workspace", icon: Laptop },
];
