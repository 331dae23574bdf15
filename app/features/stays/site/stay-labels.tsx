import { CircleParking, Dumbbell, Sparkles, Utensils, WavesLadder, Wifi, type LucideIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import type { StayAmenity, StayFeature } from "#app/features/stays/schema";

const ICONS: Record<StayFeature, LucideIcon> = {
  wifi: Wifi,
  parking: CircleParking,
  pool: WavesLadder,
  spa: Sparkles,
  restaurant: Utensils,
  gym: Dumbbell,
};

export function FeatureIcon({ feature }: { feature: StayFeature }) {
  const Icon = ICONS[feature];
  return <Icon aria-hidden />;
}

/** What a stay has, in the visitor's language. */
export function useStayLabels() {
  const feature = useTranslations("stayFeature");
  const amenity = useTranslations("stayAmenity");
  return {
    feature: (key: StayFeature) => feature(key),
    amenity: (key: StayAmenity) => amenity(key === "air_conditioning" ? "airConditioning" : key),
  };
}
