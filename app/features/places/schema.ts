/** How well the point of a place is known: checked, within 1 km, within 2 to 3 km. */
export const PLACE_ACCURACIES = ["a", "b", "c"] as const;

/** 1: named wherever there is room; 3: gives way first. */
export const PLACE_RANKS = ["1", "2", "3"] as const;

/** What the program and addresses call a place. */
export const PLACE_KEY = /^[a-z0-9]+(-[a-z0-9]+)*$/;

export const PLACE_NAME_MAX = 80;
export const PLACE_ABOUT_MAX = 600;
