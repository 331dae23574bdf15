type Point = readonly [longitude: number, latitude: number];

/** A coast simplified by hand: enough to tell where one is. */
export const AFRICA: readonly Point[] = [
  [26, 28],
  [33.6, 28],
  [35.5, 24],
  [37.1, 21],
  [37.3, 19],
  [38.6, 17.6],
  [39.7, 15.3],
  [41.6, 13.4],
  [43, 12.2],
  [43.3, 11.4],
  [44.6, 10.4],
  [47, 11.2],
  [51.2, 11.9],
  [51, 10.2],
  [50.1, 8],
  [48.8, 6],
  [47.4, 4],
  [45.4, 2.1],
  [43.4, 0.4],
  [42, -1.2],
  [41, -2.2],
  [40.1, -3.5],
  [39.3, -4.8],
  [38.7, -6.2],
  [39.4, -7.2],
  [39.4, -8.6],
  [40.3, -10.3],
  [40.5, -12],
  [26, -12],
];
export const ARABIA: readonly Point[] = [
  [35.2, 28],
  [37, 25.6],
  [38.6, 23.2],
  [39.1, 21],
  [40.6, 19.5],
  [42.3, 17],
  [42.8, 15.2],
  [43.5, 12.8],
  [45, 12.9],
  [48, 14],
  [51.6, 15.2],
  [52.2, 16],
  [54.6, 17],
  [56.6, 18.2],
  [57.8, 19.5],
  [58.7, 21],
  [59.8, 22.5],
  [58.5, 23.6],
  [56.8, 24.3],
  [56.4, 26.2],
  [55.3, 25.3],
  [54, 24.2],
  [52, 24.1],
  [51.4, 25.9],
  [50.8, 24.8],
  [50.2, 26.5],
  [49, 27.6],
  [48.6, 28],
];
export const PERSIA: readonly Point[] = [
  [51, 28],
  [52.5, 27.5],
  [54.5, 26.6],
  [56.5, 27],
  [57.2, 25.9],
  [61, 25.2],
  [66, 25.2],
  [67, 24.5],
  [68.5, 23.5],
  [70.4, 22.8],
  [70.4, 28],
];

export const PLACES = {
  dubai: [55.3, 25.25],
  pemba: [39.75, -5.2],
  nairobi: [36.8, -1.3],
  darEsSalaam: [39.1, -7],
} as const satisfies Record<string, Point>;

const PX_PER_DEGREE = 14;

/** Where a place stands on the drawing, whose corner is 26° E, 28° N. */
export function toMapPoint([longitude, latitude]: Point): { x: number; y: number } {
  return { x: (longitude - 26) * PX_PER_DEGREE, y: (28 - latitude) * PX_PER_DEGREE };
}

export function coastlinePath(points: readonly Point[]): string {
  return `M${points
    .map(toMapPoint)
    .map(({ x, y }) => `${x.toFixed(0)} ${y.toFixed(0)}`)
    .join("L")}Z`;
}
