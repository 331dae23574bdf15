import { ENDONYMS, isLanguage } from "#app/platform/i18n/languages";

/** A stored field's name as people read it: "price_per_day" is "Price per day", "title_fr" is "Title, Français". */
export function fieldName(field: string): string {
  if (isLanguage(field)) return ENDONYMS[field];
  const parts = field.replace(/^is_/, "").split("_");
  const last = parts.at(-1);
  const language = parts.length > 1 && isLanguage(last) ? last : null;
  const words = (language ? parts.slice(0, -1) : parts)
    .join(" ")
    .replace(/\burl\b/, "URL")
    .replace(/\bid\b/, "reference");
  const name = words.charAt(0).toUpperCase() + words.slice(1);
  return language ? `${name}, ${ENDONYMS[language]}` : name;
}
