/**
 * A number that makes sense, whatever was typed: between the two bounds, and the lower one when it is no number at all.
 */
export function clampNumber(typed: string, min: number, max: number): number {
  const number = Math.trunc(Number(typed));
  if (!Number.isFinite(number)) return min;
  return Math.min(Math.max(number, min), max);
}
