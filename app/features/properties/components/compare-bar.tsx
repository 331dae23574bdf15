import { Columns3 } from "lucide-react";
import { useEffect, useState } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { COMPARED } from "#app/features/page/compared";
import { readChoice, storeChoice, type ChosenProperty } from "#app/features/properties/compare/choice";
import { COMPARE_FORM } from "#app/features/properties/components/compare-tick";
import { usePath } from "#app/platform/i18n/paths";

const isTick = (target: EventTarget | null): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.getAttribute("form") === COMPARE_FORM;

/** The form of the ticks, with how many are chosen. Needs the texts compareProperties. */
export function CompareBar() {
  const t = useTranslations("compareProperties");
  const path = usePath();
  const { choice, isFull, clear } = useChoice();
  return (
    <Form
      method="get"
      id={COMPARE_FORM}
      className="compare-bar"
      action={path("/:lang?/real-estate/compare")}
      data-chosen={choice.length > 0 || undefined}
    >
      {choice
        // Those of this page are ticked.
        .filter(({ id }) => tickOf(id) === null)
        .map(({ id }) => (
          <input key={id} type="hidden" name="ids" value={id} />
        ))}
      <p role="status">
        {isFull
          ? t("full", { names: choice.map(({ title }) => title).join(", ") })
          : choice.length > 0
            ? t("chosen", { n: choice.length })
            : t("hint")}
      </p>
      {choice.length > 0 && (
        <button type="button" className="btn btn-small btn-secondary" onClick={clear}>
          {t("clear")}
        </button>
      )}
      <button className="btn btn-small btn-ink">
        <Columns3 aria-hidden />
        {t("word")}
      </button>
    </Form>
  );
}

const tickOf = (id: string) =>
  document.querySelector<HTMLInputElement>(`input[form="${COMPARE_FORM}"][value="${CSS.escape(id)}"]`);

function useChoice() {
  const [choice, setChoice] = useState<ChosenProperty[]>([]);
  const [isFull, setFull] = useState(false);
  useEffect(() => {
    const read = () => setChoice(readChoice());
    const change = ({ target }: Event) => {
      if (!isTick(target)) return;
      const others = readChoice().filter(({ id }) => id !== target.value);
      const isTooMany = target.checked && others.length >= COMPARED.most;
      if (isTooMany) target.checked = false;
      else storeChoice(target.checked ? [...others, { id: target.value, title: target.dataset.title ?? "" }] : others);
      setFull(isTooMany);
      read();
    };
    read();
    document.addEventListener("change", change);
    addEventListener("storage", read);
    return () => {
      document.removeEventListener("change", change);
      removeEventListener("storage", read);
    };
  }, []);
  const clear = () => {
    for (const { id } of choice) {
      const tick = tickOf(id);
      if (tick) tick.checked = false;
    }
    storeChoice([]);
    setFull(false);
    setChoice([]);
  };
  return { choice, isFull, clear };
}
