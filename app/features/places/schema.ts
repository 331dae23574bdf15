/** How well the point of a place is known: checked, within 1 km, within 2 to 3 km. */
export const PLACE_ACCURACIES = ["a", "b", "c"] as const;
