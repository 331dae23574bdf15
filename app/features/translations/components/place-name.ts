import { useTranslations } from "use-intl";
import { namePlaces } from "#app/features/translations/place-names";

/** A stored location in the reader's script. Needs the texts place. */
export function usePlaceName(): (location: string) => string {
  const t = useTranslations("place");
  return (location) => namePlaces(location, t);
}
