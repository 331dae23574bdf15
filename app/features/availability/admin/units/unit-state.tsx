import {
  Archive,
  Ban,
  Check,
  CloudDownload,
  Hourglass,
  KeyRound,
  Repeat2,
  Wrench,
  type LucideIcon,
} from "lucide-react";
import type { OccupancyKind } from "#app/features/availability/schema";
import type { OfficeUnit } from "#app/features/bookings/units/queries.server";
import type { Day } from "#app/platform/dates/dates";
import { StateChip, type StateTone } from "#app/ui/office/state-chip";

const STATES: Record<OccupancyKind, { name: string; tone: StateTone; icon: LucideIcon }> = {
  booking: { name: "In house", tone: "present", icon: KeyRound },
  hold: { name: "Held", tone: "waiting", icon: Hourglass },
  block: { name: "Blocked", tone: "neutral", icon: Ban },
  out_of_service: { name: "Out of service", tone: "neutral", icon: Wrench },
  import: { name: "Imported", tone: "imported", icon: CloudDownload },
};

/** What a unit is tonight, as icon, word and colour. */
export function UnitState({ unit, today }: { unit: OfficeUnit; today: Day }) {
  if (unit.retired_from && unit.retired_from <= today)
    return <StateChip icon={Archive} name="Retired" tone="neutral" />;
  if (!unit.now_kind) return <StateChip icon={Check} name="Free" tone="good" />;
  if (unit.is_change) return <StateChip icon={Repeat2} name="Change of guests" tone="neutral" />;
  const { name, tone, icon } = STATES[unit.now_kind];
  return <StateChip icon={icon} name={unit.now_kind === "import" ? (unit.now_name ?? name) : name} tone={tone} />;
}
