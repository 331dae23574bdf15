import { EyeOff, Scale, ShieldCheck } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { Form, useActionData, useLocation, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { SpamGuards } from "#app/features/forms/components/visitor-form";
import type { FormResult } from "#app/features/forms/schema";
import type { GuestItem } from "#app/features/guests/page/read.server";
import { ReviewFields } from "#app/features/guests/site/review-fields";
import { REVIEWS_ANCHOR } from "#app/features/reviews/review-query";
import { MAX_WRITINGS } from "#app/features/reviews/schema";
import type { OwnReview, ReviewPlace } from "#app/features/reviews/writing/queries.server";
import type { ReviewField } from "#app/features/reviews/writing/review-form";
import { canWrite } from "#app/features/reviews/writing/rules";
import { SiteLink } from "#app/platform/i18n/paths";

interface PanelProps {
  position: number;
  place: ReviewPlace;
  item: GuestItem;
  stamp: string;
}

export type ReviewResult = FormResult<ReviewField> & { form?: "review"; item?: number };

/** How it was: what became of what the guest said, and the form while it can be written. */
export function ReviewPanel({ position, place, item, stamp }: PanelProps) {
  const t = useTranslations("reviewForm");
  const titleId = useId();
  const answer = useActionData<ReviewResult>();
  const result = answer?.form === "review" && answer.item === position ? answer : undefined;
  if (place.writing === "not_completed" && !place.review && item.status !== "confirmed") return null;
  return (
    <section className="card-white review-panel" aria-labelledby={titleId} id={`review-${position}`}>
      <h2 id={titleId} className="display display-small">
        {t("title")}
      </h2>
      <p role="status">
        <State place={place} item={item} />
      </p>
      {place.review?.state === "rejected" && place.writing === "open" && (
        <p>{t("anew", { n: MAX_WRITINGS - place.review.writings })}</p>
      )}
      {canWrite(place.writing) && (
        <WriteForm key={place.review?.state ?? "new"} {...{ position, place, stamp, result }} />
      )}
      {place.review && (place.review.state === "pending" || place.review.state === "approved") && (
        <ReviewPost position={position}>
          <input type="hidden" name="intent" value="withdraw_review" />
          <button type="submit" className="btn btn-small btn-secondary">
            {t("withdraw")}
          </button>
        </ReviewPost>
      )}
    </section>
  );
}

function State({ place: { writing, review }, item }: Pick<PanelProps, "place" | "item">) {
  const t = useTranslations("reviewForm");
  if (review?.state === "pending") return t("waiting");
  if (review?.state === "approved")
    return (
      <>
        {t("published")} <PublishedLink item={item} />
      </>
    );
  if (review?.state === "rejected")
    return (
      <>
        {t("rejected", { reason: review.reason ?? "other", words: review.reason_words ?? "" })}{" "}
        {writing === "used_up" && t("usedUp")}
      </>
    );
  if (review?.state === "withdrawn") return writing === "used_up" ? t("usedUp") : t("withdrawn");
  if (writing === "late") return t("late");
  return canWrite(writing) ? null : t("early");
}

function PublishedLink({ item: { kind, listing } }: Pick<PanelProps, "item">) {
  const t = useTranslations("reviewForm");
  if (!listing) return null;
  const shared = { className: "link", search: `#${REVIEWS_ANCHOR}`, children: t("see") };
  if (kind === "stay") return <SiteLink {...shared} to="/:lang?/stays/:slug" params={{ slug: listing }} />;
  if (kind === "vehicle") return <SiteLink {...shared} to="/:lang?/transportation/:id" params={{ id: listing }} />;
  return <SiteLink {...shared} to="/:lang?/experiences/:id" params={{ id: listing }} />;
}

/** Without scripts the answer is a new page: it opens where the form stands. */
function ReviewPost({ position, children }: { position: number; children: React.ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Form method="post" action={`${pathname}#review-${position}`} preventScrollReset className="review-form">
      <input type="hidden" name="item" value={position} />
      {children}
    </Form>
  );
}

function WriteForm({ position, place, stamp, result }: Omit<PanelProps, "item"> & { result?: ReviewResult }) {
  const t = useTranslations("reviewForm");
  const failure = result && !result.ok ? result : undefined;
  const isSending = useNavigation().formMethod === "POST";
  const key = useBrowserKey(result);
  const isChange = place.writing === "change";
  return (
    <ReviewPost position={position}>
      <input type="hidden" name="intent" value="review" />
      <ReviewFields values={failure?.values ?? valuesOf(place.review)} failure={failure} />
      {failure && failure.reason !== "invalid" && (
        <p className="form-failure" role="alert">
          {t("failed")}
        </p>
      )}
      <div className="review-send">
        <button type="submit" className="btn btn-primary" disabled={isSending}>
          {t(isChange ? "change" : "send")}
        </button>
        <p className="fine">{t("note")}</p>
      </div>
      <ul className="review-promises">
        <li>
          <ShieldCheck aria-hidden />
          {t("only")}
        </li>
        <li>
          <EyeOff aria-hidden />
          {t("hidden")}
        </li>
        <li>
          <Scale aria-hidden />
          {t("fair")}
        </li>
      </ul>
      <SpamGuards stamp={stamp} submissionKey={key} />
    </ReviewPost>
  );
}

/** A key of its own for each time it is sent: the same words twice are two changes. */
function useBrowserKey(result: ReviewResult | undefined): string {
  const [key, setKey] = useState("");
  useEffect(() => setKey(crypto.randomUUID?.() ?? ""), [result]);
  return key;
}

function valuesOf(review: OwnReview | null): Record<string, string> {
  if (!review) return {};
  const { rating, body, author, place, language } = review;
  return { stars: String(rating), body, author: author ?? "", place: place ?? "", language };
}
