import type { LucideIcon } from "lucide-react";

export type StateTone = "neutral" | "good" | "present" | "waiting" | "imported" | "wrong";

/** A state as icon, word and colour, so that it is read in grey and in forced colours too. It never wraps. */
export function StateChip({ icon: Icon, name, tone }: { icon: LucideIcon; name: string; tone: StateTone }) {
  return (
    <span className="state-chip" data-tone={tone}>
      <Icon aria-hidden />
      <bdi>{name}</bdi>
    </span>
  );
}
