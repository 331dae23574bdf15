export const about = {
  about: {
    metaTitle: "About us: nine people and an island called Pemba",
    metaDescription:
      "Who arranges your days on Pemba, what we promise the island and its people, and how to build something with us.",
    title: "Nine of us, and an island",
    lead: "We were born here, married in, or missed the ferry home. We stayed for the same reasons you are reading this.",
    missionEyebrow: "Our mission",
    mission: "Bring the right number of people to Pemba, and leave the island <b>better off for each of them.</b>",
    missionTrips:
      "Every trip we sell pays a boat captain, a cook or a guide who lives within an hour of it. We keep groups small because the sandbanks are small. When a place needs a rest, we stop going.",
    missionHomes:
      "The same rule holds for property: plots somebody has walked, papers in plain words, builders from the next village. If a listing cannot be explained on one page, we do not publish it.",
    valuesEyebrow: "What we value",
    valuesTitle: "Four promises, easy to check",
    environmental: "Environmental",
    environmentalBody:
      "No anchors on coral, no plastic on boats, no drones at a roost. What we carry out, we carry home.",
    cultural: "Cultural",
    culturalBody: "Guides set the pace. Mosques, farms and kitchens are visited by invitation.",
    economic: "Economic",
    economicBody: "The captain, the cook and the guide are paid by the trip, and we tell you what each of them gets.",
    community: "Community",
    communityBody: "The village decides what it shows, on which days, and to how many of us at once.",
    voices: "Community voices",
    voiceOne:
      "My boat goes out full four days a week now. On the other three I fish, as I always did. That balance was my condition.",
    voiceOneName: "Bakari Juma",
    voiceOneRole: "Dhow captain, Wete",
    voiceTwo: "They asked what we wanted to show, and they listened when we said: lunch. So we show lunch.",
    voiceTwoName: "Asha Khamis",
    voiceTwoRole: "Clove farmer near Chake Chake",
    partnersEyebrow: "Partnerships",
    partnersTitle: "Build something with us",
    partnersLead:
      "Schools, dive centres, researchers, hotels with good manners: if it is good for Pemba, we would like to hear it.",
    formTitle: "Propose a partnership",
  },
} as const;
