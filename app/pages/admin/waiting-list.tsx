import { BedDouble, Car, Compass, House, type LucideIcon } from "lucide-react";
import { Link, useFetcher } from "react-router";
import type { WaitingRequest } from "#app/features/analytics/dashboard/queries.server";
import { plural, spanName } from "#app/features/analytics/admin/labels";
import { daysBetween, formatDay } from "#app/platform/dates/dates";
import { ADMIN_PREFIX } from "#app/urls";

const ICONS: Record<WaitingRequest["kind"], LucideIcon> = { experience: Compass, stay: BedDouble, transportation: Car, property: House };

/** The newest requests, to be answered from here. */
export function WaitingList({ items, now }: { items: readonly WaitingRequest[]; now: Date }) {
  return (
    <section className="office-card" aria-labelledby="waiting">
      <div className="card-head">
        <h2 id="waiting">Waiting for you</h2>
        <Link className="text-link" to={`${ADMIN_PREFIX}/notifications`}>
          Open all
        </Link>
      </div>
      {items.length === 0 ? (
        <p className="card-empty">Every request has been answered. New ones appear here by themselves.</p>
      ) : (
        <ul className="inbox waiting-list">
          {items.map((item) => (
            <WaitingItem key={item.id} item={item} year={String(now.getUTCFullYear())} />
          ))}
        </ul>
      )}
    </section>
  );
}

function WaitingItem({ item, year }: { item: WaitingRequest; year: string }) {
  const fetcher = useFetcher({ key: `answer-${item.id}` });
  const isBusy = fetcher.state !== "idle";
  const Icon = ICONS[item.kind];
  const { title, detail } = wordsFor(item, year);
  const who = item.kind === "property" ? item.name : item.from;
  const [no, yes] = item.kind === "property" ? (["reject", "publish"] as const) : (["cancelled", "confirmed"] as const);
  return (
    <li className="inbox-item" aria-busy={isBusy}>
      <span className="inbox-icon" data-tone={item.kind}>
        <Icon aria-hidden />
      </span>
      <div className="inbox-text">
        <b dir="auto">{item.kind === "property" ? <Link to={`${ADMIN_PREFIX}/properties/${item.property_id}/edit`}>{title}</Link> : title}</b>
        <small dir="auto">{detail}</small>
      </div>
      <fetcher.Form method="post" action={`${ADMIN_PREFIX}?index`} className="inbox-actions">
        <input type="hidden" name="id" value={item.id} />
        <input type="hidden" name="kind" value={item.kind} />
        <button className="small-button waiting-no" name="answer" value={no} aria-label={`${ANSWER_NAMES[no]}, ${who}`} aria-disabled={isBusy} onClick={(event) => isBusy && event.preventDefault()}>
          {ANSWER_NAMES[no]}
        </button>
        <button className="small-button small-button-good" name="answer" value={yes} aria-label={`${ANSWER_NAMES[yes]}, ${who}`} aria-disabled={isBusy} onClick={(event) => isBusy && event.preventDefault()}>
          {ANSWER_NAMES[yes]}
        </button>
      </fetcher.Form>
    </li>
  );
}

const ANSWER_NAMES = { cancelled: "Cancel", confirmed: "Confirm", reject: "Reject", publish: "Publish" };

function wordsFor(item: WaitingRequest, year: string): { title: string; detail: string } {
  const shortened = (dates: string) => dates.replace(` ${year}`, "");
  switch (item.kind) {
    case "experience":
      return { title: `${item.name}, ${plural(item.participants, "person", "people")}`, detail: `${item.from}, ${shortened(formatDay(item.date, "en", "short"))}` };
    case "stay":
      return { title: `${item.name}, ${plural(daysBetween(item.check_in, item.check_out), "night")}`, detail: `${item.from}, ${shortened(spanName({ from: item.check_in, to: item.check_out }))}` };
    case "transportation":
      return { title: item.with_driver ? `${item.name}, with driver` : item.name, detail: `${item.from}, ${plural(daysBetween(item.pickup_date, item.return_date), "day")}` };
    case "property":
      return { title: "New property submitted", detail: `${item.name}, ${item.location}` };
  }
}
