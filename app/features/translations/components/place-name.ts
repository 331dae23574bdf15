import { useTranslations } from "use-intl";
import { places } from "#app/features/translations/catalogues/en/places";

type Place = keyof typeof places.place;

const KNOWN = new Map(Object.entries(places.place).map(([key, name]) => [name.toLowerCase(), key as Place]));

/** A stored location in the reader's script; what we do not know stands as it was written. Needs the texts place. */
export function usePlaceName(): (location: string) => string {
  const t = useTranslations("place");
  return (location) =>
    location
      .split(/(,\s*)/)
      .map((part) => {
        const key = KNOWN.get(part.trim().toLowerCase());
        return key ? t(key) : part;
      })
      .join("");
}
