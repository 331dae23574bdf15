import { MailWarning, Search, Shield } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { Form, Link, useNavigate } from "react-router";
import { Avatar } from "#app/features/auth/components/avatar";
import { CaseState } from "#app/features/guests/admin/case-state";
import {
  casePath,
  INBOX_VIEWS,
  inboxPath,
  KIND_NAMES,
  VIEW_NAMES,
  type InboxFilters,
} from "#app/features/guests/inbox/filters";
import { planProgress } from "#app/features/cases/plan-progress";
import type { InboxRow } from "#app/features/guests/inbox/queries.server";
import { pictureCountText } from "#app/features/guests/pictures/count-text";
import { ENDONYMS, LANGUAGES } from "#app/platform/i18n/languages";
import { plural } from "#app/ui/office/plural";
import { RelativeTime } from "#app/ui/office/relative-time";

export interface InboxPage {
  filters: InboxFilters;
  page: number;
  rows: InboxRow[];
  hasMore: boolean;
  answerHours: number;
  now: Date;
}

/** The cases of a view: the screen of the inbox, and beside the case that is open. */
export function InboxList({ inbox, current }: { inbox: InboxPage; current?: string }) {
  const { filters, page, rows, hasMore, answerHours, now } = inbox;
  useListKeys(inbox, current);
  return (
    <div className="inbox-pane" data-beside={current ? "" : undefined}>
      <div className="inbox-head">
        {current ? <h2>Inbox</h2> : <h1>Inbox</h1>}
        <p>{`We answer within ${plural(answerHours, "hour")}.`}</p>
      </div>
      <Tools key={filters.search} filters={filters} />
      {rows.length === 0 ? (
        <p className="inbox-empty">{filters.view === "us" && !filters.search ? "All answered." : "Nothing here."}</p>
      ) : (
        <ul className="inbox-list">
          {rows.map((row) => (
            <CaseRow
              key={row.id}
              row={row}
              to={casePath(row.id, filters, page)}
              isCurrent={row.id === current}
              answerHours={answerHours}
              now={now}
            />
          ))}
        </ul>
      )}
      {(page > 1 || hasMore) && (
        <nav className="inbox-pages" aria-label="Pages">
          {page > 1 && (
            <Link className="small-button" to={inboxPath(filters, page - 1)}>
              Page before
            </Link>
          )}
          {hasMore && (
            <Link className="small-button" to={inboxPath(filters, page + 1)}>
              Next page
            </Link>
          )}
        </nav>
      )}
    </div>
  );
}

/** J and K go to the next and the previous case, also from one that is still being opened. */
function useListKeys({ rows, filters, page }: InboxPage, current: string | undefined): void {
  const navigate = useNavigate();
  const opened = useRef(current);
  useEffect(() => {
    opened.current = current;
  }, [current]);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isTyping = (event.target as HTMLElement).closest("input, textarea, select, [contenteditable]");
    if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = { j: 1, k: -1 }[event.key];
    if (!step) return;
    const at = rows.findIndex(({ id }) => id === opened.current);
    const next = at === -1 ? rows[0] : rows[at + step];
    if (!next) return;
    opened.current = next.id;
    void navigate(casePath(next.id, filters, page));
  });
  useEffect(() => {
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

function Tools({ filters }: { filters: InboxFilters }) {
  const isFiltered = filters.kind !== null || filters.language !== null;
  return (
    <div className="inbox-tools">
      <Form role="search" className="inbox-search" action={inboxPath({})}>
        {filters.view !== "us" && <input type="hidden" name="for" value={filters.view} />}
        <div className="inbox-find">
          <Search aria-hidden />
          <input
            className="input"
            type="search"
            name="q"
            aria-label="Search by name, address, reference or subject"
            defaultValue={filters.search}
            placeholder="Search conversations"
          />
        </div>
        <details open={isFiltered || undefined}>
          <summary>Kind and language</summary>
          <div>
            <select className="input" name="kind" aria-label="Kind" defaultValue={filters.kind ?? ""}>
              <option value="">Every kind</option>
              {Object.entries(KIND_NAMES).map(([kind, name]) => (
                <option key={kind} value={kind}>
                  {name}
                </option>
              ))}
            </select>
            <select className="input" name="language" aria-label="Language" defaultValue={filters.language ?? ""}>
              <option value="">Every language</option>
              {LANGUAGES.map((language) => (
                <option key={language} value={language}>
                  {ENDONYMS[language]}
                </option>
              ))}
            </select>
            <button className="small-button">Show</button>
          </div>
        </details>
      </Form>
      <nav className="segment" aria-label="Views">
        {INBOX_VIEWS.map((view) => (
          <Link
            key={view}
            to={inboxPath({ ...filters, view })}
            aria-current={view === filters.view ? "page" : undefined}
          >
            {VIEW_NAMES[view]}
          </Link>
        ))}
      </nav>
    </div>
  );
}

interface CaseRowProps {
  row: InboxRow;
  to: string;
  isCurrent: boolean;
  answerHours: number;
  now: Date;
}

function CaseRow({ row, to, isCurrent, answerHours, now }: CaseRowProps) {
  return (
    <li data-unread={row.unread > 0 ? "" : undefined}>
      <Link to={to} aria-current={isCurrent ? "true" : undefined}>
        <Avatar name={row.name} />
        <span className="inbox-row">
          <span className="inbox-who">
            <b>
              <bdi>{row.name}</bdi>
            </b>
            {row.unread > 0 && <span className="visually-hidden">{`, ${row.unread} new`}</span>}
            <RelativeTime at={new Date(row.words_at ?? row.created_at)} />
          </span>
          <span className="inbox-about">
            <bdi>{row.title}</bdi>
            {row.kind === "booking" ? "" : `, ${KIND_NAMES[row.kind].toLowerCase()}`}
          </span>
          <span className="inbox-words" dir="auto" lang={row.words_language ?? undefined}>
            {row.words_by === "staff" && "You: "}
            {row.words ?? (row.pictures ? pictureCountText(row.pictures) : "No words yet")}
          </span>
          <span className="inbox-facts">
            <CaseState row={row} answerHours={answerHours} now={now} />
            {row.plan_statuses && <span className="state">{planProgress(row.plan_statuses)}</span>}
            {row.asks_for_data && (
              <span className="state" data-state="over">
                <Shield aria-hidden />
                Data request
              </span>
            )}
            {row.mail_failed && (
              <span className="state" data-state="over">
                <MailWarning aria-hidden />
                Mail failed
              </span>
            )}
            <span lang={row.language}>{ENDONYMS[row.language]}</span>
            <span className="inbox-assignee">
              {row.assignee ? <Avatar name={row.assignee} /> : "Nobody"}
              {row.assignee && <span className="visually-hidden">{`Assigned to ${row.assignee}`}</span>}
            </span>
          </span>
        </span>
      </Link>
    </li>
  );
}
