import { CornerDownLeft, Search } from "lucide-react";
import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from "react";
import { Link } from "react-router";
import { KINDS } from "#app/features/search/office/kinds";
import { pagesFor } from "#app/features/search/office/office-pages";
import { HitRow, RowIcon } from "#app/features/search/office/result-rows";
import { useSearch } from "#app/features/search/office/use-search";
import { closeParentModal, autoFocusRef, Modal } from "#app/ui/office/modal";
import { ADMIN_PREFIX } from "#app/urls";

interface Group {
  name: string;
  options: Option[];
  /** Whether its options lead on to results and are none themselves. */
  isMoreLink?: boolean;
}

interface Option {
  to: string;
  row: ReactNode;
}

/** One box over everything. The focus stays in the box; the arrows move through what was found. */
export function Palette({ initial, onClose }: { initial: string; onClose: () => void }) {
  const [text, setText] = useState(initial);
  const search = useSearch(text);
  const [active, setActive] = useState({ place: 0, of: "" });
  const id = useId();
  const list = useRef<HTMLDivElement>(null);

  const typed = text.trim();
  const groups = groupsFor(typed, search);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const results = groups.reduce((sum, { options, isMoreLink }) => sum + (isMoreLink ? 0 : options.length), 0);
  // Other results begin at their first again.
  const resultsKey = `${search.answered} ${typed === ""}`;
  const activeIndex = active.of === resultsKey ? Math.min(active.place, count - 1) : 0;
  const isMoved = active.of === resultsKey;

  // Enter opens the first result of the typed text, so it waits while results are loading.
  const [entered, setEntered] = useState<string | null>(null);
  const isEntering = entered === text && !search.isLoading;
  useEffect(() => {
    if (isEntering) list.current?.querySelector<HTMLElement>("[aria-selected=true]")?.click();
  }, [isEntering]);

  useEffect(() => {
    if (isMoved) list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
    else list.current?.scrollTo({ top: 0 });
  }, [activeIndex, isMoved]);

  function onKeyDown(event: KeyboardEvent) {
    // While a word is being composed, in Chinese for one, these keys choose its letters.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (count > 0) setActive({ place: (activeIndex + step + count) % count, of: resultsKey });
    } else if (event.key === "Enter") {
      event.preventDefault();
      setEntered(text);
    }
  }

  function retry() {
    setEntered(null);
    search.retry();
  }

  let next = 0;
  return (
    <Modal className="palette" label="Search" onClose={onClose}>
      <div className="palette-frame">
        <div className="palette-box">
          <Search aria-hidden />
          <input
            ref={autoFocusRef}
            type="text"
            role="combobox"
            dir="auto"
            aria-label="Search listings, bookings, people"
            placeholder="Search listings, bookings, people"
            aria-expanded={count > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={count > 0 ? `${id}-${activeIndex}` : undefined}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            enterKeyHint="go"
            maxLength={200}
            value={text}
            onChange={(event) => {
              setText(event.target.value);
              setEntered(null);
            }}
            onKeyDown={onKeyDown}
          />
          <button type="button" className="palette-close" aria-label="Esc, close search" onClick={closeParentModal}>
            <kbd>Esc</kbd>
          </button>
        </div>
        {search.isLoading && <div className="palette-progress" aria-hidden />}
        <output className="visually-hidden">{announcement(search, typed, results)}</output>
        <div
          ref={list}
          className="palette-list"
          id={`${id}-list`}
          role="listbox"
          aria-label="Results"
          aria-busy={search.isLoading}
        >
          {groups.map(({ name, options }) => (
            <div key={name} role="group" aria-label={name}>
              <p className="palette-group" aria-hidden>
                {name}
              </p>
              {options.map(({ to, row }) => {
                const mine = next++;
                return (
                  <Link
                    key={`${to} ${mine}`}
                    id={`${id}-${mine}`}
                    role="option"
                    aria-selected={mine === activeIndex}
                    tabIndex={-1}
                    className="found-row"
                    to={to}
                    onClick={closeParentModal}
                    onMouseMove={() => mine !== activeIndex && setActive({ place: mine, of: resultsKey })}
                  >
                    {row}
                    <CornerDownLeft className="found-enter" aria-hidden />
                  </Link>
                );
              })}
            </div>
          ))}
        </div>
        {count === 0 && !search.isLoading && !search.isFailed && (
          <p className="palette-empty">
            Nothing found for “<bdi>{typed}</bdi>”
          </p>
        )}
        {search.isFailed && (
          <div className="palette-empty">
            <p role="alert">The search could not be done. What you typed is still here.</p>
            <button type="button" className="button button-secondary" onClick={retry}>
              Try again
            </button>
          </div>
        )}
        <p className="palette-hints" aria-hidden>
          <span>
            <kbd>↑</kbd>
            <kbd>↓</kbd>
            Move
          </span>
          <span>
            <kbd>↵</kbd>
            Open
          </span>
          <span>
            <kbd>Ctrl</kbd>
            <kbd>K</kbd>
            Search from anywhere
          </span>
        </p>
      </div>
    </Modal>
  );
}

function groupsFor(typed: string, { results, isFailed }: ReturnType<typeof useSearch>): Group[] {
  const pages = pagesFor(typed).map(({ name, path, icon }) => ({
    to: path,
    row: (
      <>
        <RowIcon icon={icon} />
        <span className="found-text">
          <b>{name}</b>
        </span>
      </>
    ),
  }));
  const found = isFailed ? [] : (results?.groups ?? []);
  const groups = found.map(({ kind, hits }) => ({
    name: KINDS[kind].name,
    options: hits.map((hit) => ({ to: hit.to, row: <HitRow kind={kind} hit={hit} words={results?.words ?? []} /> })),
  }));
  const everything: Group = {
    name: "More",
    isMoreLink: true,
    options: [
      {
        to: `${ADMIN_PREFIX}/search?${new URLSearchParams({ q: typed })}`,
        row: (
          <>
            <RowIcon icon={Search} />
            <span className="found-text">
              <b>
                All results for “<bdi>{typed}</bdi>”
              </b>
            </span>
          </>
        ),
      },
    ],
  };
  return [
    { name: typed ? "Pages" : "Go to", options: pages },
    ...groups,
    ...(groups.length > 0 && typed ? [everything] : []),
  ].filter(({ options }) => options.length > 0);
}

/** Read out when the results have come, not while they are awaited. */
function announcement({ isLoading, isFailed }: ReturnType<typeof useSearch>, typed: string, results: number): string {
  if (!typed || isLoading || isFailed) return "";
  if (results === 0) return "Nothing found";
  return results === 1 ? "1 result" : `${results} results`;
}
