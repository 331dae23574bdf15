import { useTranslations } from "use-intl";
import { readChoice } from "#app/features/properties/compare/choice";

/** The one form of all ticks on a page: see CompareBar. */
export const COMPARE_FORM = "compare-properties";

/**
 * Puts a property beside others. It is a plain box of a form, so that it works without scripts; with them what was
 * chosen on other pages is remembered. Needs the texts compareProperties.
 */
export function CompareTick({ id, title }: { id: string; title: string }) {
  const t = useTranslations("compareProperties");
  return (
    <label className="compare-tick">
      <input ref={markChosen} type="checkbox" form={COMPARE_FORM} name="ids" value={id} data-title={title} />
      {t("word")}
      <span className="visually-hidden"> {title}</span>
    </label>
  );
}

function markChosen(box: HTMLInputElement | null): void {
  if (box) box.checked = readChoice().some(({ id }) => id === box.value);
}
