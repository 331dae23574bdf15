import { GUIDE_SECTIONS, type GuideSection } from "#app/features/guide/schema";

/** Each part of the guide is an anchor of the page and has a tab. */
export const SECTIONS = GUIDE_SECTIONS;
export type SectionId = GuideSection;

/** Where the text that is searched stands. */
export const GUIDE_ID = "guide";
