import { Eye } from "lucide-react";
import { Link, useFetcher, useSearchParams } from "react-router";
import { Thumbnail } from "#app/features/media/components/thumbnail";
import { moreHandledSearch } from "#app/features/notifications/admin/handled-limit";
import { NoticeCard } from "#app/features/notifications/admin/pending-list";
import { formatShortWait } from "#app/features/notifications/office/wait-texts";
import { TYPE_NAMES } from "#app/features/properties/office/names";
import type { PropertyNotice, PropertyNotices as Notices } from "#app/features/properties/notices/queries.server";
import { formatUsd } from "#app/platform/money/money";
import { RelativeTime } from "#app/ui/office/relative-time";

interface PropertyNoticesProps {
  /** Null when they could not be read. */
  notices: Notices | null;
  staffId: string;
  readAt: Date;
}

/** What visitors offer. What has been decided stays below, and can still be decided otherwise. */
export function PropertyNotices({ notices, staffId, readAt }: PropertyNoticesProps) {
  return (
    <NoticeCard
      name="Property notices"
      count={notices?.unread}
      failure={notices ? null : "Failed to load notifications"}
    >
      {notices?.rows.length === 0 && (
        <p className="card-empty">Nobody has offered a property yet. New ones appear here by themselves.</p>
      )}
      {notices && notices.rows.length > 0 && (
        <ul className="inbox">
          {notices.rows.map((notice) => (
            <NoticeRow key={notice.id} notice={notice} staffId={staffId} readAt={readAt} />
          ))}
        </ul>
      )}
      {notices?.hasMoreHandled && <OlderLink />}
    </NoticeCard>
  );
}

function OlderLink() {
  const to = moreHandledSearch(useSearchParams()[0]);
  if (!to) return null;
  return (
    <p className="card-empty">
      <Link className="text-link" to={to} preventScrollReset replace>
        Show earlier ones
      </Link>
    </p>
  );
}

function NoticeRow({ notice, staffId, readAt }: { notice: PropertyNotice; staffId: string; readAt: Date }) {
  const fetcher = useFetcher({ key: `notice-${notice.id}` });
  const isBusy = fetcher.state !== "idle";
  const { property, read, created_at } = notice;
  const outcome = read ? outcomeName(notice) : null;
  return (
    <li className="property-notice" data-row={notice.id} data-read={read} aria-busy={isBusy}>
      <Thumbnail image={property.image} />
      <div className="inbox-text">
        <b dir="auto">{property.title}</b>
        <small>
          {read ? <Outcome notice={notice} staffId={staffId} readAt={readAt} /> : <Offer notice={notice} />}
        </small>
      </div>
      {outcome ? (
        <span className="badge notice-outcome" data-published={property.published}>
          <i aria-hidden />
          {outcome}
        </span>
      ) : (
        <RelativeTime className="inbox-age" at={created_at} now={readAt} format={formatShortWait} />
      )}
      <fetcher.Form method="post" className="inbox-actions" onSubmit={(event) => isBusy && event.preventDefault()}>
        <input type="hidden" name="id" value={notice.id} />
        <a
          className="small-button"
          href={`/real-estate/${encodeURIComponent(property.slug)}`}
          target="_blank"
          rel="noreferrer"
          data-action="preview"
        >
          <Eye aria-hidden />
          Preview
          <span className="visually-hidden">{`, ${property.title}`}</span>
        </a>
        {outcome !== "Rejected" && (
          <button
            className="small-button"
            name="intent"
            value="reject"
            aria-disabled={isBusy}
            data-action="reject"
            aria-label={`Reject, ${property.title}`}
          >
            Reject
          </button>
        )}
        {outcome !== "Published" && (
          <button
            className={read ? "small-button" : "small-button small-button-good"}
            name="intent"
            value="publish"
            aria-disabled={isBusy}
            data-action="publish"
            aria-label={`Publish, ${property.title}`}
          >
            Publish
          </button>
        )}
      </fetcher.Form>
    </li>
  );
}

function Offer({ notice: { type, message, property } }: { notice: PropertyNotice }) {
  const price = formatUsd(property.price);
  const beds = property.bedrooms ? `, ${property.bedrooms} ${property.bedrooms === 1 ? "bed" : "beds"}` : "";
  const facts = `${price}${property.listing_type === "rent" ? "/month" : ""}, ${TYPE_NAMES[property.type]}${beds}`;
  if (type !== "new_submission") return `${message}, ${facts}`;
  return (
    <>
      {"New submission"}
      {property.owner_name && (
        <>
          {" by "}
          <bdi>{property.owner_name}</bdi>
        </>
      )}
      {`, ${facts}`}
    </>
  );
}

function outcomeName({ property, decision }: PropertyNotice): "Published" | "Rejected" | "Not published" {
  if (property.published) return "Published";
  return decision?.action === "unpublished" ? "Rejected" : "Not published";
}

/** Who decided and when, where what was written down last is still how things stand. */
function Outcome({ notice, staffId, readAt }: { notice: PropertyNotice; staffId: string; readAt: Date }) {
  const { decision, property } = notice;
  if (!decision || (decision.action === "published") !== property.published) return "Read, without a decision";
  return (
    <>
      {`${outcomeName(notice)} `}
      <RelativeTime at={decision.created_at} now={readAt} />
      {" by "}
      {decision.user_id === staffId ? "you" : <bdi>{decision.user_name}</bdi>}
    </>
  );
}
