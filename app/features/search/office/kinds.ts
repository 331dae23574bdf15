import {
  BedDouble,
  BookOpen,
  CalendarCheck,
  Car,
  Compass,
  HandCoins,
  House,
  Languages,
  Mail,
  MapPin,
  Newspaper,
  UserRound,
  type LucideIcon,
} from "lucide-react";
import type { SearchKind } from "#app/features/search/schema";

/** What a group of results is called. Those with pictures show them; the others show what they are. */
export const KINDS: Record<SearchKind, { name: string; icon: LucideIcon; hasPicture?: boolean; unit?: string }> = {
  experiences: { name: "Experiences", icon: Compass, hasPicture: true },
  stays: { name: "Stays", icon: BedDouble, hasPicture: true, unit: "per night" },
  transportation: { name: "Transportation", icon: Car, hasPicture: true, unit: "per day" },
  properties: { name: "Properties", icon: House, hasPicture: true },
  blog: { name: "Blog", icon: Newspaper, hasPicture: true },
  guide: { name: "Guide", icon: BookOpen },
  places: { name: "Places", icon: MapPin },
  experience_inquiries: { name: "Experience bookings", icon: CalendarCheck },
  stay_bookings: { name: "Stay bookings", icon: CalendarCheck },
  transportation_bookings: { name: "Transportation bookings", icon: CalendarCheck },
  inquiries: { name: "General inquiries", icon: Mail },
  property_inquiries: { name: "Property inquiries", icon: Mail },
  property_bookings: { name: "Property sales and rents", icon: HandCoins },
  staff: { name: "People", icon: UserRound },
  translations: { name: "Translations", icon: Languages },
};
