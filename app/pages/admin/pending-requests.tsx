import { BedDouble, Car, Compass, House, Mail, type LucideIcon } from "lucide-react";
import { Link, useFetcher } from "react-router";
import { OFFICE } from "#app/brand";
import { AskFirst } from "#app/features/bookings/office/ask-first";
import type { PendingRequest } from "#app/pages/admin/pending-requests.server";
import { dayAt, daysBetween, type Day } from "#app/platform/dates/dates";
import { formatDateRange, shortDay } from "#app/platform/dates/date-range";
import { describeUnread } from "#app/features/notifications/office/wait-texts";
import { plural } from "#app/ui/office/plural";
import { ADMIN_PREFIX } from "#app/urls";

const ICONS: Record<PendingRequest["kind"], LucideIcon> = {
  experience: Compass,
  stay: BedDouble,
  transportation: Car,
  property: House,
};

/** The newest requests, to be answered from here, and how many messages are to be read. */
export function PendingRequests({
  items,
  unread,
  now,
}: {
  items: readonly PendingRequest[];
  unread: number;
  now: Date;
}) {
  return (
    <section className="office-card" aria-labelledby="waiting">
      <div className="card-head">
        <h2 id="waiting">Waiting for you</h2>
        <Link className="text-link" to={`${ADMIN_PREFIX}/notifications`}>
          Open all
        </Link>
      </div>
      {items.length === 0 && unread === 0 ? (
        <p className="card-empty">Every request has been answered. New ones appear here by themselves.</p>
      ) : (
        <ul className="inbox waiting-list">
          {unread > 0 && <UnreadMessages unread={unread} />}
          {items.map((item) => (
            <PendingRequestRow key={item.id} item={item} today={dayAt(now, OFFICE.hoursAheadOfUtc)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function UnreadMessages({ unread }: { unread: number }) {
  return (
    <li className="inbox-item">
      <span className="inbox-icon">
        <Mail aria-hidden />
      </span>
      <div className="inbox-text">
        <b>
          <Link to={`${ADMIN_PREFIX}/customers?type=general`}>{describeUnread(unread)}</Link>
        </b>
        <small>From the contact forms</small>
      </div>
    </li>
  );
}

function PendingRequestRow({ item, today }: { item: PendingRequest; today: Day }) {
  const fetcher = useFetcher({ key: `status-${item.id}` });
  const isBusy = fetcher.state !== "idle";
  const Icon = ICONS[item.kind];
  const { title, detail } = describeRequest(item, today);
  const isProperty = item.kind === "property";
  const who = isProperty ? item.title : item.full_name;
  const button = (tone: "no" | "yes", value: string, name: string) => (
    <button
      className={tone === "no" ? "small-button waiting-no" : "small-button small-button-good"}
      name={isProperty ? "intent" : "status"}
      value={value}
      aria-label={`${name}, ${who}`}
      aria-disabled={isBusy}
      onClick={(event) => isBusy && event.preventDefault()}
    >
      {name}
    </button>
  );
  return (
    <li className="inbox-item" aria-busy={isBusy}>
      <span className="inbox-icon" data-tone={item.kind}>
        <Icon aria-hidden />
      </span>
      <div className="inbox-text">
        <b dir="auto">
          {isProperty ? <Link to={`${ADMIN_PREFIX}/properties/${item.property_id}/edit`}>{title}</Link> : title}
        </b>
        <small dir="auto">{detail}</small>
      </div>
      <fetcher.Form method="post" action={`${ADMIN_PREFIX}?index`} className="inbox-actions">
        <input type="hidden" name="id" value={item.id} />
        <input type="hidden" name="kind" value={item.kind} />
        {!isProperty && <input type="hidden" name="intent" value="status" />}
        {!isProperty && <input type="hidden" name="shown" value="pending" />}
        {!isProperty && <AskFirst />}
        {isProperty ? button("no", "reject", "Reject") : button("no", "cancelled", "Cancel")}
        {isProperty ? button("yes", "publish", "Publish") : button("yes", "confirmed", "Confirm")}
      </fetcher.Form>
    </li>
  );
}

function describeRequest(item: PendingRequest, today: Day): { title: string; detail: string } {
  switch (item.kind) {
    case "experience":
      return {
        title: `${item.title}, ${plural(item.participants, "person", "people")}`,
        detail: `${item.full_name}, ${shortDay(item.date, today)}`,
      };
    case "stay":
      return {
        title: `${item.name}, ${plural(daysBetween(item.check_in, item.check_out), "night")}`,
        detail: `${item.full_name}, ${formatDateRange({ from: item.check_in, to: item.check_out }, today)}`,
      };
    case "transportation":
      return {
        title: item.with_driver ? `${item.name}, with driver` : item.name,
        detail: `${item.full_name}, ${plural(daysBetween(item.pickup_date, item.return_date), "day")}`,
      };
    case "property":
      return { title: "New property submitted", detail: `${item.title}, ${item.location}` };
  }
}
