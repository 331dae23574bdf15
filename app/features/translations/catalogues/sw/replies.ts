import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const replies: CataloguePart<"replies"> = {
  replies: {
    greeting: "Habari {name},",
    subjectBooking: "Ombi lako la kuweka nafasi: {item}",
    subjectMessage: "Ujumbe wako kwa {brand}",
    subjectQuestion: "Ulizo lako: {item}",
    experience: "Asante kwa ombi lako la kuweka nafasi: {item}, {day}, {n, plural, one {mtu #} other {watu #}}.",
    stay: "Asante kwa ombi lako la kuweka nafasi: {item}, kuanzia {from} hadi {to}, {n, plural, one {mgeni #} other {wageni #}}.",
    vehicle: "Asante kwa ombi lako la kuweka nafasi: {item}, kuanzia {from} hadi {to}.",
    question: "Asante kwa ulizo lako kuhusu “{item}”.",
    message: "Asante kwa ujumbe wako.",
    closing: "Kwa heshima,",
  },
};
