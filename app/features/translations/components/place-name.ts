import { useTranslations } from "use-intl";
import { namePlaces } from "#app/features/translations/place-names";

interface Names {
  (key: string): string;
  has: (key: string) => boolean;
}

/** A stored location in the reader's script. Needs the texts place. */
export function usePlaceName(): (location: string) => string {
  // The names of a page are those of the table of places: its keys are no keys of the catalogue.
  const names = useTranslations("place") as unknown as Names;
  return (location) => namePlaces(location, (key) => (names.has(key) ? names(key) : undefined));
}
