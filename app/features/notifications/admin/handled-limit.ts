const HANDLED_PARAMETER = "handled";
/**
 * Notices that were decided on: the list begins with this many, and grows by as many until it would be too long for a
 * card.
 */
const STEP = 10;
const MAX_HANDLED = 200;

export function readHandledLimit(address: URLSearchParams): number {
  const steps = Math.ceil(Number(address.get(HANDLED_PARAMETER) ?? "0") / STEP);
  return Number.isFinite(steps) ? Math.min(MAX_HANDLED, Math.max(1, steps) * STEP) : STEP;
}

/** The address with more of them; null when there are enough. */
export function moreHandledSearch(address: URLSearchParams): string | null {
  const shown = readHandledLimit(address);
  return shown < MAX_HANDLED ? `?${new URLSearchParams({ [HANDLED_PARAMETER]: String(shown + STEP) })}` : null;
}
