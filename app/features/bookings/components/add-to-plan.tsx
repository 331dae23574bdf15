import { useTranslations } from "use-intl";
import { savedKey, type SavedItem } from "#app/features/page/saved-key";
import { usePath } from "#app/platform/i18n/paths";

/** A second button of a form for booking: it puts the days and people into the trip plan, whoever fills in the rest. */
export function AddToPlan({ item }: { item: SavedItem }) {
  const t = useTranslations("booking");
  return (
    <button
      type="submit"
      className="add-to-plan"
      name="add"
      value={savedKey(item)}
      formAction={usePath()("/:lang?/plan")}
      formNoValidate
    >
      {t("addToPlan")}
    </button>
  );
}
