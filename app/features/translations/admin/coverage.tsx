import { Link } from "react-router";
import { queryOf, type GridFilters } from "#app/features/translations/admin/filters";
import { percentOf, type Coverage } from "#app/features/translations/rules";
import { ENDONYMS, LANGUAGES, type Language } from "#app/platform/i18n/languages";

interface Share {
  language: Language;
  count: number;
  all: number;
}

/** Head of a column: how much of the language is there. A click shows what is missing, another one everything again. */
export function CoverageHead({ filters, ...share }: Share & { filters: GridFilters }) {
  const { language, count, all } = share;
  const isChosen = filters.isMissing && filters.language === language;
  const content = <CoverageBar {...share} />;
  if (count === all && !isChosen) return <div className="coverage">{content}</div>;
  const target = isChosen
    ? { ...filters, isMissing: false, language: null }
    : { ...filters, isMissing: true, language };
  return (
    <Link
      className="coverage"
      to={{ search: queryOf(target) }}
      aria-current={isChosen || undefined}
      title={isChosen ? "Show all keys" : `Show what is missing in ${ENDONYMS[language]}`}
      preventScrollReset
    >
      {content}
    </Link>
  );
}

function CoverageBar({ language, count, all }: Share) {
  const percent = percentOf(count, all);
  return (
    <>
      <span className="coverage-name">
        <b lang={language}>{ENDONYMS[language]}</b>
        <span>{`${percent}%`}</span>
      </span>
      <i
        className="coverage-bar"
        data-level={percent > 95 ? "high" : percent > 86 ? "middle" : "low"}
        style={{ "--coverage": `${percent}%` } as Record<string, string>}
        aria-hidden
      />
      <small>{`${count} of ${all}`}</small>
    </>
  );
}

/** A narrow screen shows one language at a time. */
export function LanguageLinks(props: { shown: Language; coverage: Coverage; all: number; filters: GridFilters }) {
  const { shown, coverage, all, filters } = props;
  const missing = all - coverage[shown];
  return (
    <div className="narrow-only translation-languages">
      <nav className="language-chips" aria-label="Language shown">
        {LANGUAGES.toReversed().map((language) => (
          <Link
            key={language}
            to={{ search: queryOf({ ...filters, language }) }}
            aria-current={language === shown ? "true" : undefined}
            preventScrollReset
          >
            <span lang={language}>{ENDONYMS[language]}</span>
            <small>{`${percentOf(coverage[language], all)}%`}</small>
          </Link>
        ))}
      </nav>
      <p>
        {`${coverage[shown]} of ${all} texts. `}
        {missing > 0 && !filters.isMissing && (
          <Link
            className="text-link"
            to={{ search: queryOf({ ...filters, language: shown, isMissing: true }) }}
            preventScrollReset
          >
            {`Show ${missing} missing`}
          </Link>
        )}
      </p>
    </div>
  );
}
