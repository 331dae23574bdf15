import { ENDONYMS, LANGUAGES, type Language } from "#app/platform/i18n/languages";

/** In how many of the site's languages something is written, and in which. */
export function LanguageDots({ written }: { written: readonly Language[] }) {
  const names = LANGUAGES.filter((language) => written.includes(language)).map((language) => ENDONYMS[language]);
  return (
    <span className="language-dots" title={names.join(", ")}>
      {LANGUAGES.map((language) => (
        <i key={language} data-written={written.includes(language) || undefined} aria-hidden />
      ))}
      <span>
        {`${names.length} of ${LANGUAGES.length}`}
        <span className="visually-hidden">{`: ${names.join(", ")}`}</span>
      </span>
    </span>
  );
}
