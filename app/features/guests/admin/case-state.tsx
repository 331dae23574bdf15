import { Check, Clock, Hourglass, TriangleAlert, type LucideIcon } from "lucide-react";
import { plural } from "#app/ui/office/plural";

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

interface Waiting {
  state: "open" | "closed";
  waiting_for: "us" | "guest" | "nobody";
  waiting_since: string | Date | null;
}

/** "38 min", "15 h", "3 days" */
function duration(ms: number): string {
  if (ms < HOUR_MS) return `${Math.max(1, Math.floor(ms / MINUTE_MS))} min`;
  return ms < 2 * DAY_MS ? `${Math.floor(ms / HOUR_MS)} h` : plural(Math.floor(ms / DAY_MS), "day");
}

/** Whose turn it is, and for how long; later than promised is red and says so. */
export function CaseState({ row, answerHours, now }: { row: Waiting; answerHours: number; now: Date }) {
  if (row.state === "closed") return <Chip state="done" icon={Check} word="Closed" />;
  if (row.waiting_for === "nobody") return <Chip state="done" icon={Check} word="Answered" />;
  const waited = row.waiting_since ? Math.max(0, now.getTime() - new Date(row.waiting_since).getTime()) : 0;
  if (row.waiting_for === "guest") return <Chip state="confirmed" icon={Clock} word="Waiting for guest" />;
  if (waited > answerHours * HOUR_MS)
    return <Chip state="over" icon={TriangleAlert} word={`Overdue, ${duration(waited)}`} />;
  return <Chip state="held" icon={Hourglass} word={`Waiting for us, ${duration(waited)}`} />;
}

function Chip({ state, icon: Icon, word }: { state: string; icon: LucideIcon; word: string }) {
  return (
    <span className="state" data-state={state}>
      <Icon aria-hidden />
      {word}
    </span>
  );
}
