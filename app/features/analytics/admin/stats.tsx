import { CalendarCheck, House, Mail, Wallet } from "lucide-react";
import type { ReactNode } from "react";
import { formatUsd, type Cents } from "#app/platform/money/money";
import type { Stat } from "#app/ui/office/stat-card";

interface Measured {
  value: number;
  note: ReactNode;
}

/** The four figures of the screen; of what could not be read there is none. */
export function statsOf(
  figures: {
    bookings: Measured;
    inquiries: Measured;
    revenue: { value: Cents; note: ReactNode };
    listings: number;
  } | null,
): Stat[] {
  const whole = (n: number | undefined) => n?.toLocaleString("en") ?? "–";
  return [
    {
      name: "Bookings",
      icon: CalendarCheck,
      hue: "lagoon",
      value: whole(figures?.bookings.value),
      note: figures?.bookings.note,
    },
    {
      name: "Inquiries",
      icon: Mail,
      hue: "coral",
      value: whole(figures?.inquiries.value),
      note: figures?.inquiries.note,
    },
    {
      name: "Revenue in this period",
      icon: Wallet,
      hue: "leaf",
      value: figures ? formatUsd(figures.revenue.value) : "–",
      note: figures?.revenue.note,
    },
    {
      name: "Active listings",
      icon: House,
      hue: "spice",
      value: whole(figures?.listings),
      note: figures && "Published right now",
    },
  ];
}
