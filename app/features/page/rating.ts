/** What guests gave on average, as it is shown everywhere. */
export interface Rating {
  /** With one decimal. */
  average: number;
  count: number;
}

/** A card with what guests gave. Null: nobody has said anything yet. */
export interface Rated {
  rating: Rating | null;
}
