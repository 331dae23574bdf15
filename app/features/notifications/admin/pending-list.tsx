import type { LucideIcon } from "lucide-react";
import { useId, useRef, type ReactNode } from "react";
import { Link, useFetcher } from "react-router";
import { AskFirst } from "#app/features/bookings/office/ask-first";
import { bookingPath } from "#app/features/bookings/booking-address";
import type { BookingKind } from "#app/features/bookings/office/booking-kinds";
import type { PendingItem } from "#app/features/notifications/admin/pending-items";
import { formatShortWait } from "#app/features/notifications/office/wait-texts";
import { formatCappedCount } from "#app/platform/db/capped-count";
import { ENDONYMS } from "#app/platform/i18n/languages";
import { RelativeTime } from "#app/ui/office/relative-time";
import { useFocusRestore } from "#app/ui/office/data-table/use-focus-restore";
import { ListFailure } from "#app/ui/office/list-failure";
import { useIsNewRow } from "#app/ui/office/use-is-new-row";

interface PendingListProps {
  kind: BookingKind;
  name: string;
  icon: LucideIcon;
  failure: string;
  /** Null when they could not be read. */
  waiting: { items: PendingItem[]; total: number } | null;
  readAt: Date;
}

/** Requests of one kind that nobody has answered, newest first. */
export function PendingList({ kind, name, icon: Icon, failure, waiting, readAt }: PendingListProps) {
  return (
    <NoticeCard name={name} count={waiting?.total} failure={waiting ? null : failure}>
      {waiting && (
        <PendingItems
          kind={kind}
          icon={<Icon aria-hidden />}
          items={waiting.items}
          total={waiting.total}
          readAt={readAt}
        />
      )}
    </NoticeCard>
  );
}

export function NoticeCard({
  name,
  count,
  failure,
  children,
}: {
  name: string;
  count: number | undefined;
  failure: string | null;
  children: ReactNode;
}) {
  const id = useId();
  const area = useRef<HTMLElement>(null);
  const keepFocus = useFocusRestore(area);
  return (
    <section ref={area} className="office-card notice-card" aria-labelledby={id} tabIndex={-1} {...keepFocus}>
      <div className="card-head">
        <h2 id={id}>{name}</h2>
        {count !== undefined && <span className="office-count">{formatCappedCount(count)}</span>}
      </div>
      {failure ? <ListFailure text={failure} /> : children}
    </section>
  );
}

function PendingItems({
  kind,
  icon,
  items,
  total,
  readAt,
}: {
  kind: BookingKind;
  icon: ReactNode;
  items: PendingItem[];
  total: number;
  readAt: Date;
}) {
  const isFresh = useIsNewRow(items.map(({ createdAt }) => createdAt));
  if (items.length === 0)
    return <p className="card-empty">Every request has been answered. New ones appear here by themselves.</p>;
  return (
    <>
      <ul className="inbox">
        {items.map((item) => (
          <PendingRow
            key={item.id}
            kind={kind}
            icon={icon}
            item={item}
            isFresh={isFresh(item.createdAt)}
            readAt={readAt}
          />
        ))}
      </ul>
      {total > items.length && (
        <p className="card-empty">{`The newest ${items.length} of ${formatCappedCount(total)}. The others move up as these are answered.`}</p>
      )}
    </>
  );
}

function bookingTo(kind: BookingKind, id: string): string {
  return bookingPath({ kind: kind === "transportation" ? "vehicle" : kind, id });
}

/** Open without scripts too: nobody should have to answer what she has not read. */
function RequestDetails({
  details: { email, phone, language, message },
  person,
  to,
}: {
  details: PendingItem["details"];
  person: string;
  to: string;
}) {
  return (
    <details className="inbox-details">
      <summary>
        Details
        <span className="visually-hidden">{`, ${person}`}</span>
      </summary>
      <p lang={message ? language : undefined} dir="auto">
        {message ?? "No message."}
      </p>
      <dl>
        <dt>Email</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>Phone</dt>
        <dd>
          <bdi dir="ltr">{phone}</bdi>
        </dd>
        <dt>Language</dt>
        <dd>
          <bdi lang={language}>{ENDONYMS[language]}</bdi>
        </dd>
      </dl>
      <Link className="text-link" to={to}>
        Open booking
      </Link>
    </details>
  );
}

function PendingRow({
  kind,
  icon,
  item,
  isFresh,
  readAt,
}: {
  kind: BookingKind;
  icon: ReactNode;
  item: PendingItem;
  isFresh: boolean;
  readAt: Date;
}) {
  const fetcher = useFetcher({ key: `status-${item.id}` });
  const isBusy = fetcher.state !== "idle";
  return (
    <li className="inbox-item" data-row={item.id} data-kind={kind} data-fresh={isFresh || undefined} aria-busy={isBusy}>
      <span className="inbox-icon">{icon}</span>
      <div className="inbox-text">
        <b dir="auto">{item.title}</b>
        <small>
          <bdi>{item.fullName}</bdi>
          {`, ${item.facts}`}
        </small>
        <RequestDetails details={item.details} person={item.fullName} to={bookingTo(kind, item.id)} />
      </div>
      <RelativeTime className="inbox-age" at={item.createdAt} now={readAt} format={formatShortWait} />
      <fetcher.Form method="post" className="inbox-actions" onSubmit={(event) => isBusy && event.preventDefault()}>
        <input type="hidden" name="intent" value="status" />
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="id" value={item.id} />
        <input type="hidden" name="shown" value="pending" />
        <AskFirst />
        <button
          className="small-button"
          name="status"
          value="cancelled"
          aria-disabled={isBusy}
          data-action="cancelled"
          aria-label={`Cancel, ${item.fullName}`}
        >
          Cancel
        </button>
        <button
          className="small-button small-button-good"
          name="status"
          value="confirmed"
          aria-disabled={isBusy}
          data-action="confirmed"
          aria-label={`Confirm, ${item.fullName}`}
        >
          Confirm
        </button>
      </fetcher.Form>
    </li>
  );
}
