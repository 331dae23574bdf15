/** The parts of the guide, in the order they are read. Each is an anchor of the page and has a tab. */
export const SECTIONS = ["overview", "weather", "visa", "transportation", "safety", "practical"] as const;
export type SectionId = (typeof SECTIONS)[number];

/** Where the text that is searched stands. */
export const GUIDE_ID = "guide";
