import { BedDouble, Car, Compass, House } from "lucide-react";
import type { PendingRequests } from "#app/features/bookings/pending/queries.server";
import { formatWait } from "#app/features/notifications/office/wait-texts";
import { formatCappedCount } from "#app/platform/db/capped-count";
import { StatCards, type Stat } from "#app/ui/office/stat-card";
import { useNow } from "#app/ui/office/use-now";

/** The four counts. A part that could not be read has none. */
interface CountCardsProps {
  experiences: PendingRequests<unknown> | null;
  stays: PendingRequests<unknown> | null;
  vehicles: PendingRequests<unknown> | null;
  unread: number | null;
  readAt: Date;
}

export function CountCards({ experiences, stays, vehicles, unread, readAt }: CountCardsProps) {
  const now = useNow(readAt);
  const stats: Stat[] = [
    {
      name: "Experience requests",
      icon: Compass,
      hue: "lagoon",
      value: shown(experiences?.total),
      note: describeWait(experiences, now),
    },
    { name: "Stay requests", icon: BedDouble, hue: "leaf", value: shown(stays?.total), note: describeWait(stays, now) },
    {
      name: "Transportation requests",
      icon: Car,
      hue: "spice",
      value: shown(vehicles?.total),
      note: describeWait(vehicles, now),
    },
    {
      name: "Property notices",
      icon: House,
      hue: "coral",
      value: shown(unread),
      note: unread === null ? "" : unread > 0 ? "Waiting for review" : "All reviewed",
    },
  ];
  return <StatCards label="What waits for an answer" stats={stats} />;
}

function shown(count: number | null | undefined): string {
  return count == null ? "?" : formatCappedCount(count);
}

function describeWait(waiting: PendingRequests<unknown> | null, now: Date): string {
  if (!waiting) return "Could not be read";
  if (!waiting.oldest) return "All answered";
  const { words } = formatWait(waiting.oldest, now);
  return waiting.total === 1 ? `${words} old` : `Oldest waits ${words}`;
}
