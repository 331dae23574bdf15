import { Calendar, ChevronDown, Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, Link, useSubmit } from "react-router";

interface SelectFilter {
  name: string;
  value: string;
  label: string;
  options: readonly { value: string; name: string }[];
  /** What it is when nothing is chosen. */
  emptyLabel?: string;
}

/** A day, as the browser lets it be picked. */
interface DateFilter {
  name: string;
  value: string;
  label: string;
  /** What it is when nobody asks for a day. */
  fallback?: string;
  min?: string;
  max?: string;
}

interface FilterBarProps {
  /** The screen's own address: filtered, it gains parameters. */
  path: string;
  search?: { name: string; value: string; label: string; placeholder: string };
  selects?: readonly SelectFilter[];
  dates?: readonly DateFilter[];
  /** Parameters of the address that are no filters and stay as they are. */
  otherParams?: Readonly<Record<string, string>>;
  /** How long to wait for the next letter. */
  debounceMs?: number;
}

const DEBOUNCE_MS = 300;

/** The filters live in the address. Typing searches after a short pause; without scripts, Enter does. */
export function FilterBar({
  path,
  search,
  selects = [],
  dates = [],
  otherParams = {},
  debounceMs = DEBOUNCE_MS,
}: FilterBarProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const debounceTimer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(debounceTimer.current), []);

  function apply() {
    clearTimeout(debounceTimer.current);
    if (!form.current) return;
    const filled = [...new FormData(form.current)].filter(
      (entry): entry is [string, string] =>
        Boolean(entry[1]) && !dates.some(({ name, fallback }) => name === entry[0] && fallback === entry[1]),
    );
    void submit(new URLSearchParams(filled), { action: path, replace: true, preventScrollReset: true });
  }

  function applyDebounced() {
    clearTimeout(debounceTimer.current);
    debounceTimer.current = setTimeout(apply, debounceMs);
  }

  // The address may change from elsewhere (the bar on top, Back); what is being typed here wins.
  const urlValues = new URLSearchParams(
    [...(search ? [search] : []), ...selects, ...dates].map(({ name, value }) => [name, value]),
  ).toString();
  useEffect(() => {
    for (const [name, value] of new URLSearchParams(urlValues)) {
      const control = form.current?.elements.namedItem(name);
      if (control instanceof HTMLInputElement && control !== document.activeElement) control.value = value;
      if (control instanceof HTMLSelectElement) control.value = value;
    }
  }, [urlValues]);

  /** Clearing the filters removes the link that was clicked, so the first filter gets the focus. */
  function focusFirstFilter() {
    clearTimeout(debounceTimer.current);
    const first = form.current?.querySelector<HTMLInputElement | HTMLSelectElement>("input:not([type=hidden]), select");
    if (!first) return;
    first.value = "";
    first.focus();
  }

  return (
    <search>
      <Form
        ref={form}
        className="filter-bar"
        action={path}
        onSubmit={(event) => {
          event.preventDefault();
          apply();
        }}
      >
        {search && (
          <div className="search-field">
            <Search aria-hidden />
            <input
              type="search"
              name={search.name}
              defaultValue={search.value}
              placeholder={search.placeholder}
              aria-label={search.label}
              onChange={applyDebounced}
            />
          </div>
        )}
        {selects.map(({ name, value, label, options, emptyLabel = "All" }) => (
          <label key={name} className="select-pill" data-active={value !== "" || undefined}>
            <span>{label}</span>
            <select name={name} defaultValue={value} onChange={apply}>
              <option value="">{emptyLabel}</option>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.name}
                </option>
              ))}
            </select>
            <ChevronDown aria-hidden />
          </label>
        ))}
        {dates.map(({ name, value, label, fallback = "", min, max }) => (
          <label key={name} className="select-pill day-pill" data-active={value !== fallback || undefined}>
            <Calendar aria-hidden />
            <span>{label}</span>
            <input type="date" name={name} defaultValue={value} min={min} max={max} onChange={applyDebounced} />
          </label>
        ))}
        {Object.entries(otherParams).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <noscript>
          <button type="submit" className="button button-secondary">
            Apply
          </button>
        </noscript>
        {([search, ...selects].some((filter) => filter?.value) ||
          dates.some(({ value, fallback = "" }) => value !== fallback)) && (
          <Link
            className="text-link filter-clear"
            to={{ pathname: path, search: new URLSearchParams(otherParams).toString() }}
            preventScrollReset
            onClick={focusFirstFilter}
          >
            Clear Filters
          </Link>
        )}
      </Form>
    </search>
  );
}
