import { CornerDownLeft, Plus, Search } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent, type ToggleEvent } from "react";
import { Link, useNavigation, useSearchParams } from "react-router";
import { filterByName, languageName, missingTextNote } from "#app/features/guests/replies/rules";
import type { OfferedReplies, OfferedReply } from "#app/features/guests/replies/schema";
import { directionOf, LANGUAGES, type Language } from "#app/platform/i18n/languages";
import { ADMIN_PREFIX } from "#app/urls";

export const CANNED_PANEL = "canned-replies";
const LIST = "canned-list";
const optionId = (id: string) => `canned-${id}`;

interface CannedRepliesProps {
  offered: OfferedReplies;
  /** The language the guest reads. */
  guestLanguage: Language;
  onInsert: (reply: OfferedReply) => void;
  /** It was closed by Esc. */
  onDismiss: () => void;
}

/**
 * Chooses a canned reply by name. A popover above the reply form, which opens without scripts too: then its buttons ask
 * for the page with the text filled in.
 */
export function CannedReplies({ offered, guestLanguage, onInsert, onDismiss }: CannedRepliesProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [hasScripts, setHasScripts] = useState(false);
  useEffect(() => setHasScripts(true), []);
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const [search, setSearch] = useSearchParams();
  const isLoading = useNavigation().state === "loading";
  const found = filterByName(offered.replies, typed);

  function reset({ newState }: ToggleEvent<HTMLElement>) {
    if (newState !== "open") return;
    setTyped("");
    setActive(0);
    panel.current?.querySelector("input")?.focus();
  }
  function insert(reply: OfferedReply | undefined) {
    if (!reply || isLoading) return;
    panel.current?.hidePopover();
    onInsert(reply);
  }
  function moveTo(index: number) {
    const at = Math.min(Math.max(index, 0), found.length - 1);
    setActive(at);
    document.getElementById(optionId(found[at]?.id ?? ""))?.scrollIntoView({ block: "nearest" });
  }
  function press(event: KeyboardEvent) {
    const steps = { ArrowDown: active + 1, ArrowUp: active - 1 }[event.key];
    if (steps !== undefined) moveTo(steps);
    else if (event.key === "Enter") insert(found[active]);
    else return;
    event.preventDefault();
  }
  function askFor(language: string) {
    const asked = new URLSearchParams(search);
    asked.set("in", language);
    asked.delete("canned");
    setSearch(asked, { replace: true, preventScrollReset: true });
  }

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Esc closes it, as every popover
    <div
      ref={panel}
      id={CANNED_PANEL}
      popover="auto"
      role="dialog"
      aria-label="Canned replies"
      className="canned-panel"
      onToggle={reset}
      onKeyDown={({ key }) => key === "Escape" && onDismiss()}
    >
      <form method="get" action="#answer" onSubmit={(event) => event.preventDefault()}>
        <div className="canned-head">
          {hasScripts && (
            <div className="input input-group">
              <Search aria-hidden />
              <input
                role="combobox"
                aria-label="Find a canned reply"
                aria-expanded
                aria-controls={LIST}
                aria-activedescendant={found[active] && optionId(found[active].id)}
                autoComplete="off"
                placeholder="Find by name"
                value={typed}
                onChange={({ target }) => {
                  setTyped(target.value);
                  setActive(0);
                }}
                onKeyDown={press}
              />
            </div>
          )}
          <Link className="row-action" to={`${ADMIN_PREFIX}/replies?reply=new`} aria-label="Add a canned reply">
            <Plus aria-hidden />
          </Link>
        </div>
        <label className="canned-language">
          Insert in
          <select
            className="input"
            name="in"
            value={hasScripts ? offered.language : undefined}
            defaultValue={hasScripts ? undefined : offered.language}
            onChange={({ target }) => askFor(target.value)}
          >
            {LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {language === guestLanguage ? `${languageName(language)}, as the guest reads` : languageName(language)}
              </option>
            ))}
          </select>
          <noscript>
            <button className="small-button">Show</button>
          </noscript>
        </label>
        <div id={LIST} role="listbox" aria-label="Canned replies" className="canned-list" aria-busy={isLoading}>
          {found.map((reply, index) => (
            <button
              key={reply.id}
              id={optionId(reply.id)}
              role="option"
              name="canned"
              value={reply.id}
              tabIndex={hasScripts ? -1 : undefined}
              aria-selected={index === active}
              onClick={() => insert(reply)}
            >
              <b dir="auto">{reply.name}</b>
              <span lang={reply.language} dir={directionOf(reply.language)}>
                {reply.text}
              </span>
              {reply.language !== offered.language && <em>{missingTextNote(offered.language)}</em>}
              {hasScripts && index === active && <CornerDownLeft aria-hidden />}
            </button>
          ))}
        </div>
        {found.length === 0 && (
          <p className="canned-none" role="status">
            {offered.replies.length === 0 ? "There are none yet." : "None has this in its name."}
          </p>
        )}
      </form>
    </div>
  );
}
