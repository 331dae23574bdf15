/** A round step near a third of the highest value, so that three or four lines stand above the ground. */
function stepFor(max: number, isWhole: boolean): number {
  const rough = max / 3;
  const size = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * size >= rough * 0.9) ?? 10) * size;
  return isWhole ? Math.max(1, step) : step;
}

/** Maximum height of a bar, as a share of the plot, to leave room for its tooltip. */
const MAX_BAR_SHARE = 0.8;

/**
 * The values of the lines behind a chart, from 0 to the first at or above the highest value. For columns they are whole
 * numbers, and leave room above the highest.
 */
export function ticksFor(max: number, { isColumns = false } = {}): number[] {
  if (max <= 0) return [0];
  const step = stepFor(max, isColumns);
  return Array.from({ length: Math.ceil((isColumns ? max / MAX_BAR_SHARE : max) / step) + 1 }, (_, at) => at * step);
}

/**
 * Which points get a label below: all while there is room, else every second, third and so on, counted from the last.
 */
export function isLabelled(at: number, count: number, maxLabels: number): boolean {
  return (count - 1 - at) % Math.ceil(count / maxLabels) === 0;
}
