import { isWrittenIn, type ExperienceDraft } from "#app/features/experiences/admin/form/draft";
import { ENDONYMS, LANGUAGES, type Language } from "#app/platform/i18n/languages";

/** Chooses the language whose title and description are shown. A filled dot: both are there. */
export function LanguageChips(props: { draft: ExperienceDraft; current: Language; onChange: (language: Language) => void }) {
  return (
    <fieldset className="language-chips">
      <legend className="visually-hidden">Edit Language</legend>
      {LANGUAGES.map((language) => {
        const isWritten = isWrittenIn(language, props.draft);
        return (
          <button key={language} type="button" aria-pressed={language === props.current} onClick={() => props.onChange(language)}>
            <i data-filled={isWritten || undefined} aria-hidden />
            <span lang={language}>{ENDONYMS[language]}</span>
            <span className="visually-hidden">{isWritten ? ", written" : ", missing"}</span>
          </button>
        );
      })}
    </fieldset>
  );
}
