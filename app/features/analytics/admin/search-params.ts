import { isPeriod, type Period } from "#app/features/analytics/schema";

export interface AnalyticsView {
  isSample: boolean;
  period: Period;
}

/**
 * What is looked at. While the site has no figures of its own, the sample is; anything unknown counts as not asked for.
 */
export function readView(address: URLSearchParams, hasFigures: boolean): AnalyticsView {
  const asked = address.get("data");
  const isSample = asked === "sample" || (asked !== "live" && !hasFigures);
  const period = address.get("period");
  return { isSample, period: isPeriod(period) ? period : isSample ? "1y" : "30d" };
}

export function toSearch({ isSample, period }: AnalyticsView): string {
  return `?${new URLSearchParams({ data: isSample ? "sample" : "live", period })}`;
}
