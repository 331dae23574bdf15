import { localisedName, type Draft } from "#app/ui/office/form/draft";
import { ENDONYMS, LANGUAGES, type Language } from "#app/platform/i18n/languages";

/** Chooses the language whose texts are shown. A filled dot: every one of them is there. */
export function LanguageChips(props: {
  draft: Draft;
  fields: readonly string[];
  current: Language;
  onChange: (language: Language) => void;
}) {
  return (
    <fieldset className="language-chips">
      <legend className="visually-hidden">Edit Language</legend>
      {LANGUAGES.map((language) => {
        const isWritten = props.fields.every(
          (field) => String(props.draft[localisedName(field, language)] ?? "").trim() !== "",
        );
        return (
          <button
            key={language}
            type="button"
            aria-pressed={language === props.current}
            onClick={() => props.onChange(language)}
          >
            <i data-filled={isWritten || undefined} aria-hidden />
            <span lang={language}>{ENDONYMS[language]}</span>
            <span className="visually-hidden">{isWritten ? ", written" : ", missing"}</span>
          </button>
        );
      })}
    </fieldset>
  );
}

/** The card of the form that holds the chips. */
export function LanguageSection({ text, ...chips }: Parameters<typeof LanguageChips>[0] & { text: string }) {
  return (
    <section className="office-card form-card" id="section-language">
      <h2>Edit Language</h2>
      <p>{text}</p>
      <LanguageChips {...chips} />
    </section>
  );
}
