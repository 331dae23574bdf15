import { KIND_LETTERS } from "#app/features/page/saved-key";
import { PLAN_KINDS, type PlanKind } from "#app/features/plans/plan-item";

const KEY = /^([sxv])([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/;

/** The listing a key of features/page/saved-key.ts names, if it can be planned. */
export function readListingKey(key: string): { kind: PlanKind; id: string } | null {
  const [, letter, ...groups] = KEY.exec(key) ?? [];
  const kind = PLAN_KINDS.find((one) => KIND_LETTERS[one] === letter);
  return kind ? { kind, id: groups.join("-") } : null;
}
