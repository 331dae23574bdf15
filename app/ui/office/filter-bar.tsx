import { ChevronDown, Search } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, Link, useSubmit } from "react-router";

interface FilterBarProps {
  /** The screen's own address: filtered, it gains parameters. */
  path: string;
  search: { name: string; value: string; label: string; placeholder: string };
  choice: { name: string; value: string; label: string; options: readonly { value: string; name: string }[] };
}

const TYPING_PAUSE_MS = 300;

/** The filters live in the address. Typing searches after a short pause; without scripts, Enter does. */
export function FilterBar({ path, search, choice }: FilterBarProps) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(pause.current), []);

  function apply() {
    clearTimeout(pause.current);
    const filled = [...new FormData(form.current!)].filter((entry): entry is [string, string] => Boolean(entry[1]));
    void submit(new URLSearchParams(filled), { action: path, replace: true, preventScrollReset: true });
  }

  function applyAfterPause() {
    clearTimeout(pause.current);
    pause.current = setTimeout(apply, TYPING_PAUSE_MS);
  }

  // The address may change from elsewhere (the bar on top, Back); what is being typed here wins.
  const input = useRef<HTMLInputElement>(null);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = search.value;
    if (select.current) select.current.value = choice.value;
  }, [search.value, choice.value]);

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
        <div className="search-field">
          <Search aria-hidden />
          <input
            ref={input}
            type="search"
            name={search.name}
            defaultValue={search.value}
            placeholder={search.placeholder}
            aria-label={search.label}
            onChange={applyAfterPause}
          />
        </div>
        <label className="select-pill" data-active={choice.value !== "" || undefined}>
          <span>{choice.label}</span>
          <select ref={select} name={choice.name} defaultValue={choice.value} onChange={apply}>
            <option value="">All</option>
            {choice.options.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden />
        </label>
        <noscript>
          <button type="submit" className="button button-secondary">
            Apply
          </button>
        </noscript>
        {(search.value || choice.value) && (
          <Link className="text-link filter-clear" to={path} onClick={() => clearTimeout(pause.current)}>
            Clear Filters
          </Link>
        )}
      </Form>
    </search>
  );
}
