import { ChevronDown } from "lucide-react";
import { useEffect, useRef, useState, type ChangeEvent, type InputHTMLAttributes, type ReactNode } from "react";
import { Form, NavigationType, useLocation, useNavigation, useNavigationType, useSubmit } from "react-router";
import { useTranslations } from "use-intl";

interface FilterFormProps {
  /** For controls that stand elsewhere on the page. */
  id?: string;
  label: string;
  /** Values that mean "not set" besides blanks, by their names. */
  unsetValues?: Record<string, string>;
  /** Names that leave the address with the last of others, as a currency does with its prices. */
  dependent?: Record<string, readonly string[]>;
  /** Name of the field that is filtered in the browser: applied on every keystroke, without debounce. */
  instantField?: string;
  /** What stays in the address though it is no filter. */
  keptParam?: string;
  /** Names of fields that are applied by the form's button only. */
  heldFields?: readonly string[];
  children: ReactNode;
}

const DEBOUNCE_MS = 350;

/**
 * Filters stand in the address, so they survive a reload, a shared link and the way back. They apply as they are
 * changed, what is typed once the typing pauses; without scripts a button does it. Each change is a step that Back
 * takes back; the letters typed in one box are one.
 */
export function FilterForm({ id, label, children, ...rules }: FilterFormProps) {
  const t = useTranslations("ui");
  const { apply, applySoon: applyDebounced, finishTyping: flushPending } = useFilterSubmit(rules);
  const onChange = (event: ChangeEvent<HTMLFormElement>) => {
    const control: Element = event.target;
    const form = event.currentTarget;
    if (rules.heldFields?.includes(control.getAttribute("name") ?? "")) return;
    if (!(control instanceof HTMLInputElement) || ["checkbox", "radio"].includes(control.type)) apply(form, null);
    else if (control.name === rules.instantField) apply(form, control.name);
    else applyDebounced(form, control.name);
  };
  return (
    <Form
      id={id}
      role="search"
      aria-label={label}
      className="filter-bar"
      preventScrollReset
      onChange={onChange}
      onBlur={flushPending}
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

function useFilterSubmit({ unsetValues, dependent, keptParam }: Omit<FilterFormProps, "label" | "children">) {
  const submit = useSubmit();
  const location = useLocation();
  const isIdle = useNavigation().state === "idle";
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pendingSubmit = useRef<{ form: HTMLFormElement; field: string } | null>(null);
  /** The box that is being typed in, and the history entry that was there before. */
  const typingSession = useRef<{ field: string; before: string } | null>(null);

  const apply = (form: HTMLFormElement, field: string | null) => {
    clearTimeout(timer.current);
    pendingSubmit.current = null;
    const query = queryWithoutBlanks(form, unsetValues);
    for (const [name, others] of Object.entries(dependent ?? {}))
      if (!others.some((other) => query.has(other))) query.delete(name);
    const keptValue = keptParam ? new URLSearchParams(window.location.search).get(keptParam) : null;
    if (keptParam && keptValue) query.set(keptParam, keptValue);
    const isSame = sortedQuery(query) === sortedQuery(new URLSearchParams(window.location.search));
    if (isSame && isIdle) return;
    // Until the first change of a typing session has its own history entry, there is none to replace. The browser is
    // asked, not React: on a slow phone a page is drawn well after its entry was made.
    const entry = historyEntry();
    const isSameTypingSession =
      field !== null && typingSession.current?.field === field && typingSession.current.before !== entry;
    if (!isSameTypingSession) typingSession.current = field === null ? null : { field, before: entry };
    void submit(query, { replace: isSame || isSameTypingSession, preventScrollReset: true });
  };
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  const isHistoryPop = useNavigationType() === NavigationType.Pop;
  // On browser Back, drop a pending debounced change.
  useEffect(() => {
    if (!isHistoryPop) return;
    clearTimeout(timer.current);
    pendingSubmit.current = null;
  }, [isHistoryPop, location.key]);
  useEffect(() => () => clearTimeout(timer.current), []);

  const applyDebounced = (form: HTMLFormElement, field: string) => {
    clearTimeout(timer.current);
    pendingSubmit.current = { form, field };
    timer.current = setTimeout(() => latest.current(form, field), DEBOUNCE_MS);
  };
  const flushPending = () => {
    if (pendingSubmit.current) latest.current(pendingSubmit.current.form, pendingSubmit.current.field);
    typingSession.current = null;
  };
  return { apply, applySoon: applyDebounced, finishTyping: flushPending };
}

/** The key that React Router gives to each entry of the history; the first has none. */
function historyEntry(): string {
  const state: unknown = window.history.state;
  return typeof state === "object" && state !== null && "key" in state ? String(state.key) : "";
}

function sortedQuery(query: URLSearchParams): string {
  const copy = new URLSearchParams(query);
  copy.sort();
  return copy.toString();
}

/** Input state synced with the URL: the URL value wins unless the input has the focus; on Back it always wins. */
export function useUrlSyncedInput(urlValue: string) {
  const [typed, setTyped] = useState(urlValue);
  const input = useRef<HTMLInputElement>(null);
  const isHistoryPop = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (isHistoryPop || document.activeElement !== input.current) setTyped(urlValue);
  }, [urlValue, isHistoryPop]);
  return [typed, setTyped, input] as const;
}

export function FilterSelect({
  name,
  label,
  value,
  onChange,
  children,
}: {
  name: string;
  label: string;
  value: string;
  onChange?: (form: HTMLFormElement | null) => void;
  children: ReactNode;
}) {
  const select = useRef<HTMLSelectElement>(null);
  // When the address changes by other means, the box follows; it is not made anew, which would take the focus from
  // whoever uses it.
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
export function FilterInput({
  label,
  icon,
  value,
  className = "",
  ...input
}: { label: string; icon?: ReactNode; value: string } & InputHTMLAttributes<HTMLInputElement>) {
  const [typed, setTyped, box] = useUrlSyncedInput(value);
  return (
    <label className={`filter-field ${className}`}>
      <span>{label}</span>
      {icon}
      <input ref={box} autoComplete="off" {...input} value={typed} onChange={(event) => setTyped(event.target.value)} />
    </label>
  );
}

const SORT_TEXT_KEYS = { latest: "latest", price_asc: "priceAsc", price_desc: "priceDesc" } as const;
export type ListSort = keyof typeof SORT_TEXT_KEYS;

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
      <select
        ref={select}
        name="sort"
        form={form}
        defaultValue={value}
        onChange={(event) => event.target.form?.requestSubmit()}
      >
        {Object.entries(SORT_TEXT_KEYS).map(([sort, text]) => (
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
function queryWithoutBlanks(form: HTMLFormElement, unset: Record<string, string> = {}): URLSearchParams {
  const isSet = (entry: [string, FormDataEntryValue]): entry is [string, string] =>
    typeof entry[1] === "string" && entry[1].trim() !== "" && entry[1] !== unset[entry[0]];
  const entries = [...new FormData(form)].filter(isSet);
  return new URLSearchParams(entries);
}

/** The other filters with one of them changed, as the query of a link. */
export function queryWith(filters: Record<string, string>, change: Record<string, string>): string {
  const query = new URLSearchParams(Object.entries({ ...filters, ...change }).filter(([, value]) => value)).toString();
  return query && `?${query}`;
}

/** The number in a count: "2,400+" where there are more than were counted. */
export function boundedCountTag(isMore: boolean) {
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
