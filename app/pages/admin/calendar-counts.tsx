import {
  AlarmClock,
  BookOpenCheck,
  CloudAlert,
  Hourglass,
  LogIn,
  LogOut,
  MessagesSquare,
  Split,
  TriangleAlert,
} from "lucide-react";
import { Link } from "react-router";
import type { CalendarCounts as Counts } from "#app/features/bookings/day-sheet/counts/queries.server";
import { inboxPath } from "#app/features/guests/inbox/filters";
import type { InboxCounts } from "#app/features/guests/inbox/queries.server";
import type { Day } from "#app/platform/dates/dates";
import { formatCappedCount } from "#app/platform/db/capped-count";
import { ADMIN_PREFIX } from "#app/urls";

interface CalendarCountsProps {
  counts: Counts;
  inbox: InboxCounts;
  guideToCheck: number;
  today: Day;
}

/** What happens today, what is wrong with the calendar and who waits for an answer, each a link to where it can be dealt with. */
export function CalendarCounts({ counts, inbox, guideToCheck, today }: CalendarCountsProps) {
  const day = `${ADMIN_PREFIX}/day/${today}`;
  const calendar = `${ADMIN_PREFIX}/calendar`;
  const items = [
    {
      name: counts.arrivals === 1 ? "arrival today" : "arrivals today",
      n: counts.arrivals,
      icon: LogIn,
      to: `${day}#arrivals`,
    },
    {
      name: counts.departures === 1 ? "departure today" : "departures today",
      n: counts.departures,
      icon: LogOut,
      to: `${day}#departures`,
    },
    { name: "overbooked", n: counts.overbooked, icon: TriangleAlert, to: `${calendar}?overbooked=1`, isWrong: true },
    {
      name: counts.clashes === 1 ? "channel clash" : "channel clashes",
      n: counts.clashes,
      icon: Split,
      to: `${calendar}?state=import`,
      isWrong: true,
    },
    {
      name: counts.holdsEnding === 1 ? "hold ends within 4 hours" : "holds end within 4 hours",
      n: counts.holdsEnding,
      icon: Hourglass,
      to: `${calendar}?state=held`,
    },
    {
      name: counts.channelErrors === 1 ? "channel in error" : "channels in error",
      n: counts.channelErrors,
      icon: CloudAlert,
      to: `${ADMIN_PREFIX}/channels`,
      isWrong: true,
    },
    {
      name: inbox.waiting === 1 ? "guest waits for us" : "guests wait for us",
      n: inbox.waiting,
      icon: MessagesSquare,
      to: inboxPath({}),
    },
    {
      name: inbox.overdue === 1 ? "answer overdue" : "answers overdue",
      n: inbox.overdue,
      icon: AlarmClock,
      to: inboxPath({}),
      isWrong: true,
    },
    ...(guideToCheck > 0
      ? [
          {
            name: guideToCheck === 1 ? "guide item to check" : "guide items to check",
            n: guideToCheck,
            icon: BookOpenCheck,
            to: `${ADMIN_PREFIX}/guide?check=due`,
          },
        ]
      : []),
  ];
  return (
    <nav className="ds-counts" aria-label="Calendar and inbox">
      {items.map(({ name, n, icon: Icon, to, isWrong }) => (
        <Link key={name} className="ds-count" to={to} data-tone={isWrong && n > 0 ? "red" : undefined}>
          <Icon aria-hidden />
          <b>{formatCappedCount(n)}</b>
          <span>{name}</span>
        </Link>
      ))}
    </nav>
  );
}
