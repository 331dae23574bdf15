export const home = {
  home: {
    eyebrow: "Pemba Island, Tanzania",
    heroTitle: "Paradise runs on *island time*",
    lead: "Sail a dhow through the mangroves, sleep above the reef, or start a new life by the sea. Everything on Pemba, arranged by people who live here.",
    seeExperiences: "See experiences",
    seeProperties: "See properties",
    experiencesEyebrow: "Experiences",
    experiencesTitle: "Days worth the boat ride",
    allExperiences: "All experiences",
    scroll: "Scroll down",
  },
} as const;
