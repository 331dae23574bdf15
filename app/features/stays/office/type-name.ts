import type { StayType } from "#app/features/stays/schema";

const NAMES: Record<StayType, string> = { hotel: "Hotel", resort: "Resort", villa: "Villa", apartment: "Apartment" };

export function typeName(type: StayType): string {
  return NAMES[type];
}
