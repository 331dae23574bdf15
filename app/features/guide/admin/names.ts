import { GUIDE_KINDS, GUIDE_SECTIONS, type GuideKind, type GuideSection } from "#app/features/guide/schema";

/** What the office calls sections and kinds. */
export const SECTION_NAMES: Record<GuideSection, string> = {
  overview: "Overview",
  weather: "Weather",
  visa: "Visa",
  transportation: "Transportation",
  safety: "Safety",
  practical: "Practical",
};

export const KIND_NAMES: Record<GuideKind, string> = {
  link: "Link",
  ferry: "Ferry note",
  visa: "Visa note",
  holiday: "Holiday",
  notice: "Notice",
};

export const SECTION_OPTIONS = GUIDE_SECTIONS.map((value) => ({ value, name: SECTION_NAMES[value] }));
export const KIND_OPTIONS = GUIDE_KINDS.map((value) => ({ value, name: KIND_NAMES[value] }));
