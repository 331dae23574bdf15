/** What a trip plan is called, and the statuses of its bookings. */
export interface PlanOfItem {
  reference: string;
  statuses: string[];
}

const SETTLED: readonly string[] = ["confirmed", "completed"];

/** How far a trip plan is: "2 of 4 confirmed". What was cancelled counts as a thing of it, too. */
export function planProgress(statuses: readonly string[]): string {
  return `${statuses.filter((status) => SETTLED.includes(status)).length} of ${statuses.length} confirmed`;
}
