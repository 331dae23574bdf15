import { ChevronDown } from "lucide-react";
import { useEffect, useRef, type InputHTMLAttributes, type ReactNode } from "react";
import { Form, useSubmit } from "react-router";
import { useTranslations } from "use-intl";

/**
 * Filters stand in the address, so they survive a reload, a shared link and the way back. They apply as they are changed; without
 * scripts a button does it.
 */
export function FilterForm({ label, unset, children }: { label: string; unset?: Record<string, string>; children: ReactNode }) {
  const t = useTranslations("ui");
  const submit = useSubmit();
  return (
    <Form
      role="search"
      aria-label={label}
      className="filter-bar"
      replace
      preventScrollReset
      onChange={(event) => submit(withoutBlanks(event.currentTarget, unset), { replace: true, preventScrollReset: true })}
      onSubmit={(event) => {
        event.preventDefault();
        void submit(withoutBlanks(event.currentTarget, unset), { replace: true, preventScrollReset: true });
      }}
    >
      {children}
      <noscript>
        <button type="submit" className="btn btn-ink">
          {t("applyFilters")}
        </button>
      </noscript>
    </Form>
  );
}

export function FilterSelect({ name, label, value, children }: { name: string; label: string; value: string; children: ReactNode }) {
  const select = useRef<HTMLSelectElement>(null);
  // When the address changes by other means, the box follows; it is not made anew, which would take the focus from whoever uses it.
  useEffect(() => {
    if (select.current) select.current.value = value;
  }, [value]);
  return (
    <label className="filter-field">
      <span>{label}</span>
      <select ref={select} name={name} defaultValue={value}>
        {children}
      </select>
      <ChevronDown aria-hidden />
    </label>
  );
}

/** A box to type in. `value` is what the address says; typing is the visitor's until the address catches up. */
export function FilterInput({ label, icon, ...input }: { label: string; icon?: ReactNode } & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <label className="filter-field">
      <span>{label}</span>
      {icon}
      <input {...input} />
    </label>
  );
}

/** Unset filters leave the address; `unset` names the values that mean so besides blanks. */
export function withoutBlanks(form: HTMLFormElement, unset: Record<string, string> = {}): URLSearchParams {
  const isSet = (entry: [string, FormDataEntryValue]): entry is [string, string] =>
    typeof entry[1] === "string" && entry[1].trim() !== "" && entry[1] !== unset[entry[0]];
  const entries = [...new FormData(form)].filter(isSet);
  return new URLSearchParams(entries);
}

/** The other filters with one of them changed, as the query of a link. */
export function searchWith(filters: Record<string, string>, change: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries({ ...filters, ...change }).filter(([, value]) => value)).toString();
  return query && `?${query}`;
}

/** The number in a count: "2,400+" where there are more than were counted. */
export function countMark(isMore: boolean) {
  return (number: ReactNode) => (
    <b>
      {number}
      {isMore && "+"}
    </b>
  );
}

/** How many were found; said aloud when it changes. */
export function ResultCount({ children }: { children: ReactNode }) {
  return (
    <p className="result-count" role="status">
      {children}
    </p>
  );
}
