import type { Phrases } from "#db/seed/demo/phrases/en";

/** Until how many hours before the start the words about cancelling say that it is free. */
export const FREE_HOURS: Readonly<Record<keyof Phrases["cancel"], number>> = {
  sea: 48,
  land: 24,
  journey: 14 * 24,
  room: 7 * 24,
  house: 30 * 24,
  vehicle: 24,
};
