import { ChevronDown } from "lucide-react";
import { useEffect, useRef, useState, type ChangeEvent, type InputHTMLAttributes, type ReactNode } from "react";
import { Form, NavigationType, useLocation, useNavigation, useNavigationType, useSubmit } from "react-router";
import { useTranslations } from "use-intl";

interface FilterFormProps {
  /** For controls that stand elsewhere on the page. */
  id?: string;
  label: string;
  /** Values that mean "not set" besides blanks, by their names. */
  unset?: Record<string, string>;
  /** Names that leave the address with the last of others, as a currency does with its prices. */
  dependent?: Record<string, readonly string[]>;
  /** The box whose changes ask the server nothing: they count at every key. */
  silent?: string;
  /** What stays in the address though it is no filter. */
  keep?: string;
  children: ReactNode;
}

const TYPING_PAUSE_MS = 350;

/**
 * Filters stand in the address, so they survive a reload, a shared link and the way back. They apply as they are changed, what is typed
 * once the typing pauses; without scripts a button does it. Each change is a step that Back takes back; the letters typed in one box are one.
 */
export function FilterForm({ id, label, children, ...rules }: FilterFormProps) {
  const t = useTranslations("ui");
  const { apply, applySoon, finishTyping } = useApply(rules);
  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    const control: Element = event.target;
    const form = event.currentTarget;
    if (!(control instanceof HTMLInputElement) || ["checkbox", "radio"].includes(control.type)) apply(form, null);
    else if (control.name === rules.silent) apply(form, control.name);
    else applySoon(form, control.name);
  };
  return (
    <Form
      id={id}
      role="search"
      aria-label={label}
      className="filter-bar"
      preventScrollReset
      onChange={onChange}
      onBlur={finishTyping}
      onSubmit={(event) => {
        event.preventDefault();
        apply(event.currentTarget, null);
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

function useApply({ unset, dependent, keep }: Omit<FilterFormProps, "label" | "children">) {
  const submit = useSubmit();
  const location = useLocation();
  const isIdle = useNavigation().state === "idle";
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<{ form: HTMLFormElement; field: string } | null>(null);
  /** The box that is being typed in, and the history entry that was there before. */
  const typing = useRef<{ field: string; before: string } | null>(null);

  const apply = (form: HTMLFormElement, field: string | null) => {
    clearTimeout(timer.current);
    waiting.current = null;
    const query = withoutBlanks(form, unset);
    for (const [name, others] of Object.entries(dependent ?? {})) if (!others.some((other) => query.has(other))) query.delete(name);
    const kept = keep ? new URLSearchParams(window.location.search).get(keep) : null;
    if (keep && kept) query.set(keep, kept);
    const isSame = sorted(query) === sorted(new URLSearchParams(location.search));
    if (isSame && isIdle) return;
    // As long as the first letters have no entry of their own, there is none to replace.
    const isSameTyping = field !== null && typing.current?.field === field && typing.current.before !== location.key;
    if (!isSameTyping) typing.current = field === null ? null : { field, before: location.key };
    void submit(query, { replace: isSame || isSameTyping, preventScrollReset: true });
  };
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  const isStepBack = useNavigationType() === NavigationType.Pop;
  // Whoever goes back wants what is there, not what he typed last.
  useEffect(() => {
    if (!isStepBack) return;
    clearTimeout(timer.current);
    waiting.current = null;
  }, [isStepBack, location.key]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const applySoon = (form: HTMLFormElement, field: string) => {
    clearTimeout(timer.current);
    waiting.current = { form, field };
    timer.current = setTimeout(() => latest.current(form, field), TYPING_PAUSE_MS);
  };
  const finishTyping = () => {
    if (waiting.current) latest.current(waiting.current.form, waiting.current.field);
    typing.current = null;
  };
  return { apply, applySoon, finishTyping };
}

function sorted(query: URLSearchParams): string {
  const copy = new URLSearchParams(query);
  copy.sort();
  return copy.toString();
}

/** What is typed in a box whose value stands in the address: the visitor's own while he types, the address's otherwise and on the way back. */
export function useTyped(inAddress: string) {
  const [typed, setTyped] = useState(inAddress);
  const input = useRef<HTMLInputElement>(null);
  const isStepBack = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (isStepBack || document.activeElement !== input.current) setTyped(inAddress);
  }, [inAddress, isStepBack]);
  return [typed, setTyped, input] as const;
}

export function FilterSelect({ name, label, value, onChange, children }: { name: string; label: string; value: string; onChange?: (form: HTMLFormElement | null) => void; children: ReactNode }) {
  const select = useRef<HTMLSelectElement>(null);
  // When the address changes by other means, the box follows; it is not made anew, which would take the focus from whoever uses it.
  useEffect(() => {
    if (select.current) select.current.value = value;
  }, [value]);
  return (
    <label className="filter-field">
      <span>{label}</span>
      <select ref={select} name={name} defaultValue={value} onChange={(event) => onChange?.(event.target.form)}>
        {children}
      </select>
      <ChevronDown aria-hidden />
    </label>
  );
}

/** A box to type in. */
export function FilterInput({ label, icon, value, className = "", ...input }: { label: string; icon?: ReactNode; value: string } & InputHTMLAttributes<HTMLInputElement>) {
  const [typed, setTyped, box] = useTyped(value);
  return (
    <label className={`filter-field ${className}`}>
      <span>{label}</span>
      {icon}
      <input ref={box} autoComplete="off" {...input} value={typed} onChange={(event) => setTyped(event.target.value)} />
    </label>
  );
}

const SORT_TEXTS = { latest: "latest", price_asc: "priceAsc", price_desc: "priceDesc" } as const;
export type ListSort = keyof typeof SORT_TEXTS;

/** The order of a list, above it. `form` names the filters it belongs to. Needs the texts sorting. */
export function SortSelect({ form, value }: { form: string; value: ListSort }) {
  const t = useTranslations("sorting");
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current) select.current.value = value;
  }, [value]);
  return (
    <label className="sort-select">
      <span>{t("label")}</span>
      <select ref={select} name="sort" form={form} defaultValue={value} onChange={(event) => event.target.form?.requestSubmit()}>
        {Object.entries(SORT_TEXTS).map(([sort, text]) => (
          <option key={sort} value={sort}>
            {t(text)}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden />
    </label>
  );
}

/** Unset filters leave the address; `unset` names the values that mean so besides blanks. */
function withoutBlanks(form: HTMLFormElement, unset: Record<string, string> = {}): URLSearchParams {
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
