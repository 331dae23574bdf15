import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const about: CataloguePart<"about"> = {
  about: {
    metaTitle: "Über uns: neun Leute und eine Insel namens Pemba",
    metaDescription:
      "Wer Ihre Tage auf Pemba organisiert, was wir der Insel und ihren Menschen versprechen und wie Sie mit uns etwas aufbauen können.",
    title: "Neun Leute und eine Insel",
    lead: "Wir sind hier geboren, haben eingeheiratet oder die Fähre nach Hause verpasst. Geblieben sind wir aus denselben Gründen, aus denen Sie das hier lesen.",
    missionEyebrow: "Worum es uns geht",
    mission:
      "Wir bringen so viele Menschen nach Pemba, wie der Insel guttun, und <b>mit jedem soll es ihr besser gehen.</b>",
    missionTrips:
      "An jeder Tour, die wir verkaufen, verdient jemand, der höchstens eine Stunde entfernt wohnt: ein Kapitän, eine Köchin oder ein Guide. Unsere Gruppen sind klein, weil die Sandbänke klein sind. Wenn ein Ort Ruhe braucht, fahren wir nicht mehr hin.",
    missionHomes:
      "Für Immobilien gilt dieselbe Regel: Grundstücke, die jemand abgegangen ist, Papiere in klaren Worten, Bauleute aus dem Nachbardorf. Was sich nicht auf einer Seite erklären lässt, veröffentlichen wir nicht.",
    valuesEyebrow: "Was uns wichtig ist",
    valuesTitle: "Vier Versprechen, leicht zu überprüfen",
    environmental: "Umwelt",
    environmentalBody:
      "Kein Anker auf Korallen, kein Plastik an Bord, keine Drohne am Schlafplatz der Flughunde. Was wir mitnehmen, bringen wir auch wieder nach Hause.",
    cultural: "Kultur",
    culturalBody: "Das Tempo bestimmen die Guides. Moscheen, Höfe und Küchen besuchen wir auf Einladung.",
    economic: "Einkommen",
    economicBody:
      "Wer das Boot führt, kocht oder den Weg zeigt, wird pro Tour bezahlt, und wir sagen Ihnen, wer wie viel bekommt.",
    community: "Gemeinschaft",
    communityBody: "Das Dorf entscheidet, was es zeigt, an welchen Tagen und wie vielen von uns auf einmal.",
    voices: "Stimmen von der Insel",
    voiceOne:
      "Mein Boot ist jetzt an vier Tagen in der Woche voll. An den anderen drei fische ich, wie ich es immer getan habe. Dieses Verhältnis war meine Bedingung.",
    voiceOneName: "Bakari Juma",
    voiceOneRole: "Dhau-Kapitän, Wete",
    voiceTwo:
      "Sie haben gefragt, was wir zeigen wollen, und zugehört, als wir sagten: Mittagessen. Also zeigen wir Mittagessen.",
    voiceTwoName: "Asha Khamis",
    voiceTwoRole: "Gewürznelkenbäuerin bei Chake Chake",
    partnersEyebrow: "Kooperationen",
    partnersTitle: "Bauen Sie etwas mit uns auf",
    partnersLead:
      "Schulen, Tauchbasen, Forschende, Hotels mit guten Manieren: Wenn es gut für Pemba ist, möchten wir davon hören.",
    formTitle: "Kooperation vorschlagen",
  },
};
