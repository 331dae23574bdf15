/** Where the pictures of the map come from, ready for the browser. */
export interface MapTiles {
  /** An address with {z}, {x} and {y} in it. */
  url: string;
  /** Who made the map, where its makers ask to be named. */
  attribution: string | null;
}

/** A place on the map, with a page of ours behind it or none. */
export interface MapPoint {
  latitude: number;
  longitude: number;
  label: string;
  href?: string;
}
