import { planKey, readPlanKeys, type PlanItem } from "#app/features/plans/plan-item";
import { readCookie } from "#app/platform/http/cookies";

export const PLAN_COOKIE = "pemba.plan";
/** The longest browsers keep one. */
const MAX_AGE_SECONDS = 400 * 24 * 60 * 60;

/** Anybody can send anything as a cookie: what is no item is passed over, and what is too much is left out. */
export function readPlanCookie(header: string | null): PlanItem[] {
  return readPlanKeys(readCookie(header, PLAN_COOKIE) ?? "");
}

/** No script needs it. Without items it is deleted. */
export function planCookie(items: readonly PlanItem[]): string {
  const value = items.map(planKey).join("");
  return `${PLAN_COOKIE}=${value}; Path=/; Max-Age=${value === "" ? 0 : MAX_AGE_SECONDS}; HttpOnly; SameSite=Lax`;
}
