import { BedDouble, Car, Compass, House, type LucideIcon } from "lucide-react";
import type { Waiting } from "#app/features/bookings/pending/queries.server";
import { waitOf } from "#app/features/notifications/admin/words";
import { countText } from "#app/platform/db/bounded";
import { useNow } from "#app/ui/office/use-now";

/** The four counts. A part that could not be read has none. */
interface CountCardsProps {
  experiences: Waiting<unknown> | null;
  stays: Waiting<unknown> | null;
  vehicles: Waiting<unknown> | null;
  unread: number | null;
  readAt: Date;
}

export function CountCards({ experiences, stays, vehicles, unread, readAt }: CountCardsProps) {
  const now = useNow(readAt);
  return (
    <dl className="notice-counts">
      <CountCard kind="experience" icon={Compass} name="Experience requests" count={experiences?.total} text={describeWait(experiences, now)} />
      <CountCard kind="stay" icon={BedDouble} name="Stay requests" count={stays?.total} text={describeWait(stays, now)} />
      <CountCard kind="transportation" icon={Car} name="Transportation requests" count={vehicles?.total} text={describeWait(vehicles, now)} />
      <CountCard kind="property" icon={House} name="Property notices" count={unread ?? undefined} text={unread === null ? "" : unread > 0 ? "Waiting for review" : "All reviewed"} />
    </dl>
  );
}

function CountCard({ kind, icon: Icon, name, count, text }: { kind: string; icon: LucideIcon; name: string; count: number | undefined; text: string }) {
  return (
    <div className="office-card notice-count" data-kind={kind}>
      <dt>
        {name}
        <Icon aria-hidden />
      </dt>
      <dd>
        <b>{count === undefined ? "?" : countText(count)}</b>
        <small>{text}</small>
      </dd>
    </div>
  );
}

function describeWait(waiting: Waiting<unknown> | null, now: Date): string {
  if (!waiting) return "Could not be read";
  if (!waiting.oldest) return "All answered";
  const { words } = waitOf(waiting.oldest, now);
  return waiting.total === 1 ? `${words} old` : `Oldest waits ${words}`;
}
