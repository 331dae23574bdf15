/** From January to December: °C by day and by night, and millimetres of rain. */
export const CLIMATE = [
  { high: 31, low: 24, rain: 50 },
  { high: 31, low: 24, rain: 50 },
  { high: 31, low: 24, rain: 130 },
  { high: 30, low: 24, rain: 300 },
  { high: 29, low: 23, rain: 190 },
  { high: 28, low: 22, rain: 50 },
  { high: 28, low: 21, rain: 40 },
  { high: 28, low: 21, rain: 40 },
  { high: 29, low: 21, rain: 40 },
  { high: 29, low: 22, rain: 50 },
  { high: 30, low: 23, rain: 110 },
  { high: 31, low: 24, rain: 120 },
] as const;

/** June to October, counted from January as 0. */
export const BEST_TIME = { first: 5, months: 5 } as const;

const RAINY_ABOVE_MM = 100;

export function isRainy(rain: number): boolean {
  return rain > RAINY_ABOVE_MM;
}
