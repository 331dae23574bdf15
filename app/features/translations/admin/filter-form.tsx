import { ChevronDown, Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, Link, useSubmit } from "react-router";
import { queryOf, readFilters, type GridFilters } from "#app/features/translations/admin/filters";
import { ENDONYMS } from "#app/platform/i18n/languages";

const DEBOUNCE_MS = 300;

/** The filters live in the address. Typing searches after a short pause; without scripts, Enter does. */
export function FilterForm({ path, filters, contexts }: { path: string; filters: GridFilters; contexts: string[] }) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const debounceTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(debounceTimer.current), []);
  useSyncWithUrl(form, filters);

  function apply() {
    clearTimeout(debounceTimer.current);
    if (!form.current) return;
    const entries = [...new FormData(form.current)].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string",
    );
    void submit(queryOf(readFilters(new URLSearchParams(entries))), {
      action: path,
      replace: true,
      preventScrollReset: true,
    });
  }

  function applyDebounced() {
    clearTimeout(debounceTimer.current);
    debounceTimer.current = setTimeout(apply, DEBOUNCE_MS);
  }

  return (
    <search>
      <Form
        ref={form}
        className="filter-bar translation-filters"
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
        onChange={({ target }) => {
          if ((target as unknown as HTMLInputElement).type === "search") applyDebounced();
          else apply();
        }}
      >
        <div className="search-field">
          <Search aria-hidden />
          <input
            type="search"
            name="search"
            defaultValue={filters.search}
            placeholder="Search key or text"
            aria-label="Search key or text"
          />
        </div>
        <label className="select-pill" data-active={filters.context !== "" || undefined}>
          <span>Context</span>
          <select name="context" defaultValue={filters.context}>
            <option value="">All</option>
            {contexts.map((context) => (
              <option key={context}>{context}</option>
            ))}
          </select>
          <ChevronDown aria-hidden />
        </label>
        <label className="select-pill check-pill" data-active={filters.isMissing || undefined}>
          <input type="checkbox" name="missing" value="1" defaultChecked={filters.isMissing} />
          {filters.isMissing && filters.language ? (
            <b>{`Missing in ${ENDONYMS[filters.language]}`}</b>
          ) : (
            <b>Missing only</b>
          )}
        </label>
        {filters.language && <input type="hidden" name="language" value={filters.language} />}
        <input type="hidden" name="size" value={filters.size} />
        <noscript>
          <button type="submit" className="button button-secondary">
            Apply
          </button>
        </noscript>
        {filters.search || filters.context || filters.isMissing ? (
          <Link className="text-link filter-clear" to={path} onClick={() => clearTimeout(debounceTimer.current)}>
            Clear Filters
          </Link>
        ) : (
          <p className="translation-hint wide-only">Click a cell to edit. Enter saves, Esc cancels.</p>
        )}
      </Form>
    </search>
  );
}

/** The address may change from elsewhere (a column's head, Back); what is being typed wins. */
function useSyncWithUrl(form: { current: HTMLFormElement | null }, filters: GridFilters): void {
  useEffect(() => {
    const field = (name: string) => form.current?.elements.namedItem(name);
    const [search, context, missing] = ["search", "context", "missing"].map(field);
    if (search instanceof HTMLInputElement && search !== document.activeElement) search.value = filters.search;
    if (context instanceof HTMLSelectElement) context.value = filters.context;
    if (missing instanceof HTMLInputElement) missing.checked = filters.isMissing;
  }, [form, filters]);
}
