import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Cell } from "#app/features/translations/admin/cell";
import { CoverageHead } from "#app/features/translations/admin/coverage";
import type { GridFilters } from "#app/features/translations/admin/filters";
import { moveGridFocus } from "#app/features/translations/admin/grid-navigation";
import type { TranslationRow } from "#app/features/translations/queries.server";
import type { Coverage } from "#app/features/translations/rules";
import { BASE_LANGUAGE, LANGUAGES, type Language } from "#app/platform/i18n/languages";

interface GridProps {
  rows: TranslationRow[];
  coverage: Coverage;
  all: number;
  filters: GridFilters;
  shown: Language;
  onCoverage: (coverage: Coverage) => void;
  onDelete: (row: TranslationRow) => void;
}

/** Keys down, languages across. The arrow keys move in it, Enter edits; it is one stop of the tab order. */
export function Grid({ rows, coverage, all, filters, shown, onCoverage, onDelete }: GridProps) {
  const [current, setCurrent] = useState("");
  const items = rows.flatMap(({ id }) => [...LANGUAGES.map((language) => `${id}:${language}`), `${id}:delete`]);
  const inTabOrder = items.includes(current) ? current : `${rows[0]?.id}:${BASE_LANGUAGE}`;
  return (
    <div className="translation-scroll">
      <table
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells are edited is what the role is for
        role="grid"
        className="translation-grid"
        aria-label="Translations by key"
        onKeyDown={moveGridFocus}
        onFocus={({ target }) => {
          const { gridItem } = target.dataset;
          if (gridItem) setCurrent(gridItem);
        }}
      >
        <thead>
          <tr>
            <th scope="col" className="translation-key">
              Key
            </th>
            {LANGUAGES.map((language) => (
              <th key={language} scope="col">
                <CoverageHead language={language} count={coverage[language]} all={all} filters={filters} />
              </th>
            ))}
            <th scope="col" className="translation-delete">
              <span className="visually-hidden">Delete</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <th scope="row" className="translation-key">
                <code>{row.key}</code>
              </th>
              {LANGUAGES.map((language) => (
                <Cell
                  key={language}
                  id={row.id}
                  translationKey={row.key}
                  language={language}
                  text={row[language]}
                  isShown={language === shown}
                  isCurrent={inTabOrder === `${row.id}:${language}`}
                  onCoverage={onCoverage}
                />
              ))}
              <td className="translation-delete">
                <button
                  type="button"
                  className="row-action row-action-danger"
                  data-grid-item={`${row.id}:delete`}
                  tabIndex={inTabOrder === `${row.id}:delete` ? 0 : -1}
                  aria-label={`Delete ${row.key}`}
                  title="Delete"
                  onClick={() => onDelete(row)}
                >
                  <Trash2 aria-hidden />
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className="translation-empty">No data found</p>}
    </div>
  );
}
