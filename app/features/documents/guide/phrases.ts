import type { Language } from "#app/platform/i18n/languages";

/** What a traveller says first. Meaning and sound of each stand in the texts, as p1 to p20. */
const SWAHILI = [
  "Shikamoo",
  "Marahaba",
  "Habari?",
  "Nzuri",
  "Karibu",
  "Asante sana",
  "Tafadhali",
  "Samahani",
  "Ndiyo",
  "Hapana",
  "Jina langu ni …",
  "Sielewi",
  "Bei gani?",
  "Iko wapi …?",
  "Maji ya kunywa",
  "Naomba …",
  "Naweza kupiga picha?",
  "Naomba msaada",
  "Pole pole",
  "Kwaheri",
] as const;

/** For who reads the guide in Swahili. */
const ENGLISH = [
  "Good morning",
  "Good evening",
  "How are you?",
  "I am fine",
  "Welcome",
  "Thank you very much",
  "Please",
  "Excuse me",
  "Yes",
  "No",
  "My name is …",
  "I do not understand",
  "How much is it?",
  "Where is …?",
  "Drinking water",
  "I would like …",
  "May I take a photo?",
  "Please help me",
  "Slowly",
  "Goodbye",
] as const;

export const phrasesFor = (language: Language): readonly string[] => (language === "sw" ? ENGLISH : SWAHILI);
