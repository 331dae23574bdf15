/**
 * Where a point of the island stands on the drawn map. Mercator, like the pictures of map services, so that a pin stands
 * on the same spot in both. The drawing is 606 by 1,000 units, of about 73 m each.
 */
export const DRAWING = { width: 606, height: 1000 };

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** The point of a row that may have none. */
export function pointOf({
  latitude,
  longitude,
}: {
  latitude: number | null;
  longitude: number | null;
}): Coordinates | null {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/** How roughly the place of a home is told where it is not to be found. */
export const BLUR_METRES = 700;

/** What counts as on Pemba: the sea around it too. */
export const PEMBA = { west: 39.3, east: 40.1, south: -5.7, north: -4.7 };

export function isOnPemba({ latitude, longitude }: Coordinates): boolean {
  return latitude >= PEMBA.south && latitude <= PEMBA.north && longitude >= PEMBA.west && longitude <= PEMBA.east;
}

const mercator = (latitude: number) => (180 / Math.PI) * Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360));
const latitudeOf = (y: number) => (360 / Math.PI) * Math.atan(Math.exp((y * Math.PI) / 180)) - 90;

/** The middle of all land, and how many units a degree of longitude takes. */
const CENTRE = { longitude: 39.719_595, y: mercator(-5.175_5) };
export const UNITS_PER_DEGREE = 1510;

/** In units from the upper left corner. */
export interface DrawnPoint {
  x: number;
  y: number;
}

export function project({ latitude, longitude }: Coordinates): DrawnPoint {
  return {
    x: DRAWING.width / 2 + (longitude - CENTRE.longitude) * UNITS_PER_DEGREE,
    y: DRAWING.height / 2 - (mercator(latitude) - CENTRE.y) * UNITS_PER_DEGREE,
  };
}

export function unproject({ x, y }: DrawnPoint): Coordinates {
  return {
    latitude: latitudeOf(CENTRE.y - (y - DRAWING.height / 2) / UNITS_PER_DEGREE),
    longitude: CENTRE.longitude + (x - DRAWING.width / 2) / UNITS_PER_DEGREE,
  };
}

const EARTH_RADIUS_KM = 6371;

/** By the straight line. */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [from, to] = [radians(a.latitude), radians(b.latitude)];
  const half =
    Math.sin((to - from) / 2) ** 2 +
    Math.cos(from) * Math.cos(to) * Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(half));
}

/** How many units so many metres take, in the middle of the island. */
export function unitsOf(metres: number): number {
  return (metres / ((1000 * EARTH_RADIUS_KM * Math.PI) / 180) / Math.cos((5.1755 * Math.PI) / 180)) * UNITS_PER_DEGREE;
}
