import { Check, EyeOff, Reply, TriangleAlert } from "lucide-react";
import { Form, Link, useNavigation } from "react-router";
import { REASON_NAMES } from "#app/features/reviews/admin/reason-names";
import type { ModeratedReview } from "#app/features/reviews/moderation/queries.server";
import { findPersonalData } from "#app/features/reviews/personal-data";
import { MAX_REPLY_LENGTH, REJECTION_REASONS } from "#app/features/reviews/schema";
import { formatDay, type Day } from "#app/platform/dates/dates";
import { directionOf, ENDONYMS, LANGUAGES } from "#app/platform/i18n/languages";
import { RelativeTime } from "#app/ui/office/relative-time";
import { ADMIN_PREFIX } from "#app/urls";

/** One review: who, what, about which booking, and what can be done with it. */
export function ReviewItem({ review, problem }: { review: ModeratedReview; problem: string | null }) {
  const personal = findPersonalData(review.body);
  return (
    <article className="office-card review-item" aria-labelledby={`review-${review.id}`}>
      <header>
        <h2 id={`review-${review.id}`}>
          <bdi>{review.author ?? "Guest"}</bdi>
          {review.place && (
            <small>
              <bdi>{review.place}</bdi>
            </small>
          )}
        </h2>
        <p>
          <b>{`${review.rating} of 5 stars`}</b>
          <span>{ENDONYMS[review.language]}</span>
          {review.origin !== "guest" && <span className="badge">{review.origin === "demo" ? "Demo" : "Imported"}</span>}
          <RelativeTime at={new Date(review.created_at)} />
        </p>
      </header>
      {problem && (
        <p className="office-alert" role="alert">
          {problem}
        </p>
      )}
      {review.is_reopened && (
        <p className="review-hint">
          <TriangleAlert aria-hidden />
          It was published. Its booking is no longer completed.
        </p>
      )}
      <blockquote lang={review.language} dir={directionOf(review.language)}>
        {review.body}
      </blockquote>
      {personal && (
        <p className="review-hint">
          <TriangleAlert aria-hidden />
          <span>
            Holds personal data: <bdi>{personal.passage}</bdi>
          </span>
        </p>
      )}
      <About review={review} />
      {review.state === "rejected" && review.reason && (
        <p>{`Not published: ${REASON_NAMES[review.reason]}${review.reason_words ? `: ${review.reason_words}` : ""}`}</p>
      )}
      <Actions review={review} personal={personal?.passage ?? ""} />
    </article>
  );
}

function About({ review: { listing_kind, listing_name, booking, month, decided_by } }: { review: ModeratedReview }) {
  return (
    <p className="review-about">
      <bdi>{listing_name}</bdi>
      {booking ? (
        <>
          <span>{`${daysText(booking.first_day, booking.last_day)}, ${booking.reference}, ${booking.status}`}</span>
          <Link className="text-link" to={`${ADMIN_PREFIX}/bookings/${listing_kind}/${booking.id}`}>
            Open booking
          </Link>
        </>
      ) : (
        <span>{`Visited ${month}, no booking known`}</span>
      )}
      {decided_by && <span>{`Decided by ${decided_by}`}</span>}
    </p>
  );
}

function Actions({ review, personal }: { review: ModeratedReview; personal: string }) {
  const isBusy = useNavigation().state !== "idle";
  const { state } = review;
  return (
    <div className="review-actions">
      {state === "pending" && (
        <ActionForm review={review}>
          <button className="small-button is-good" name="intent" value="approve" disabled={isBusy}>
            <Check aria-hidden />
            Publish
          </button>
        </ActionForm>
      )}
      {state === "approved" && (
        <ActionForm review={review}>
          <button className="small-button" name="intent" value="take-back" disabled={isBusy}>
            Take back
          </button>
        </ActionForm>
      )}
      {state === "pending" && (
        <details>
          <summary className="small-button">Do not publish</summary>
          <ActionForm review={review}>
            <fieldset>
              <legend>Why</legend>
              {REJECTION_REASONS.map((reason) => (
                <label key={reason}>
                  <input type="radio" name="reason" value={reason} required /> {REASON_NAMES[reason]}
                </label>
              ))}
            </fieldset>
            <label>
              Words for the guest, when it is another reason
              <textarea className="input" name="words" rows={2} maxLength={500} dir="auto" />
            </label>
            <button className="small-button" name="intent" value="reject" disabled={isBusy}>
              Do not publish
            </button>
          </ActionForm>
        </details>
      )}
      {state !== "rejected" && (
        <details>
          <summary className="small-button">
            <EyeOff aria-hidden />
            Cover
          </summary>
          <ActionForm review={review}>
            <label>
              Passages to cover with “…”, one a line. What stood there is not kept.
              <textarea className="input" name="passages" rows={2} defaultValue={personal} required dir="auto" />
            </label>
            <button className="small-button" name="intent" value="mask" disabled={isBusy}>
              Cover
            </button>
          </ActionForm>
        </details>
      )}
      {state !== "rejected" && <Answer review={review} isBusy={isBusy} />}
    </div>
  );
}

function Answer({ review, isBusy }: { review: ModeratedReview; isBusy: boolean }) {
  return (
    <details open={review.reply !== null}>
      <summary className="small-button">
        <Reply aria-hidden />
        Answer
      </summary>
      <ActionForm review={review}>
        <label>
          Published below the review. Empty removes it.
          <textarea
            className="input"
            name="reply"
            rows={3}
            maxLength={MAX_REPLY_LENGTH}
            defaultValue={review.reply ?? ""}
            dir="auto"
          />
        </label>
        <label>
          Language
          <select className="input" name="language" defaultValue={review.reply_language ?? review.language}>
            {LANGUAGES.map((language) => (
              <option key={language} value={language}>
                {ENDONYMS[language]}
              </option>
            ))}
          </select>
        </label>
        <button className="small-button" name="intent" value="reply" disabled={isBusy}>
          Save answer
        </button>
      </ActionForm>
    </details>
  );
}

function ActionForm({ review, children }: { review: ModeratedReview; children: React.ReactNode }) {
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={review.id} />
      <input type="hidden" name="seen" value={review.version} />
      {children}
    </Form>
  );
}

function daysText(first: Day, last: Day): string {
  const day = (of: Day) => formatDay(of, "en", "short");
  return first === last ? day(first) : `${day(first)} to ${day(last)}`;
}
