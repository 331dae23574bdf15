import { data, Form, Link } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import type { Staff } from "#app/features/auth/schema";
import { islandToday } from "#app/features/availability/rules";
import { Figures } from "#app/features/reviews/admin/figures";
import { ReviewItem } from "#app/features/reviews/admin/review-item";
import {
  decideReview,
  maskReview,
  removeDemoReviews,
  replyToReview,
  takeBackReview,
  type ModerationOutcome,
} from "#app/features/reviews/moderation/mutations.server";
import {
  countDecided,
  countDemoReviews,
  PENDING_REVIEWS,
  listModeratedReviews,
} from "#app/features/reviews/moderation/queries.server";
import { REVIEW_VIEWS, type ReviewView } from "#app/features/reviews/moderation/views";
import { addDays, isDay } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { requireForm, textFields } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { attemptWrite } from "#app/ui/office/attempt-write";
import { readPage } from "#app/ui/office/data-table/view-params";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { showToast } from "#app/ui/toasts";
import { ADMIN_PREFIX } from "#app/urls";
import { readCounts } from "#app/platform/db/rows.server";
import type { Route } from "./+types/reviews.route";

const YEAR_DAYS = 365;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const view = REVIEW_VIEWS.find((each) => each === url.searchParams.get("view")) ?? "pending";
  const page = readPage(url.searchParams);
  const today = islandToday();
  const dayOf = (name: string, otherwise: string) => {
    const typed = url.searchParams.get(name) ?? "";
    return isDay(typed) ? typed : otherwise;
  };
  const period = { from: dayOf("from", addDays(today, -YEAR_DAYS)), to: dayOf("to", today) };
  const [listed, { waiting }, demo, figures] = await Promise.all([
    listModeratedReviews(db, view, page),
    readCounts(db, { waiting: PENDING_REVIEWS }),
    countDemoReviews(db),
    countDecided(db, period),
  ]);
  return { view, page, ...listed, waiting, demo, figures, period };
}

export const clientLoader = officeLoader<Awaited<ReturnType<typeof loader>>>({ failure: "Failed to load the reviews" });

const STATUSES = {
  missing: 404,
  decided: 409,
  changed: 409,
  reason: 400,
  words: 400,
  passage: 400,
  reply: 400,
} as const;

export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  const form = textFields(await requireForm(request));
  const { intent = "", id = "" } = form;
  const outcome = await moderate(db, context.get(staffContext), form);
  if (!outcome) return data({ ok: false as const, reason: "missing" as const, intent, id }, { status: 400 });
  return data({ ...outcome, intent, id }, { status: outcome.ok ? 200 : STATUSES[outcome.reason] });
}

/** What staff do with a review; null for what there is not. A guest's words, stars and name cannot be set here. */
async function moderate(
  db: Db,
  staff: Staff,
  {
    intent = "",
    id = "",
    seen = "",
    reason = "",
    words = "",
    passages = "",
    reply = "",
    language = "",
    sure = "",
  }: Record<string, string>,
): Promise<ModerationOutcome | null> {
  switch (intent) {
    case "approve":
      return decideReview(db, staff, { id, seen }, { state: "approved" });
    case "reject":
      return decideReview(db, staff, { id, seen }, { state: "rejected", reason, words });
    case "take-back":
      return takeBackReview(db, staff, id);
    case "mask":
      return maskReview(db, staff, id, passages);
    case "reply":
      return replyToReview(db, staff, id, { text: reply, language });
    case "remove-demo":
      if (sure !== "yes") return null;
      await removeDemoReviews(db, staff);
      return { ok: true };
    default:
      return null;
  }
}

const DONE: Record<string, string> = {
  approve: "Published",
  reject: "Not published",
  "take-back": "Taken back",
  mask: "Covered",
  reply: "Answer saved",
  "remove-demo": "Demo reviews are removed",
};
const REFUSED = {
  missing: "This review is gone",
  decided: "Somebody has decided about it meanwhile",
  changed: "It was changed meanwhile. Read it again before you decide.",
  reason: "Choose a reason",
  words: "Say why: the guest reads it",
  passage: "Each line must stand in the review, letter by letter",
  reply: "An answer has up to 2,000 characters and a language",
} as const;

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { intent = "", id = "" } = textFields(await request.clone().formData());
  const outcome = await attemptWrite(serverAction);
  if (outcome?.ok) showToast("success", DONE[intent] ?? "Saved");
  else showToast("error", outcome ? REFUSED[outcome.reason] : "It could not be saved. Nothing was changed.");
  return outcome ?? data({ ok: false as const, reason: "missing" as const, intent, id }, { status: 503 });
}

const VIEW_NAMES: Record<ReviewView, string> = { pending: "Waiting", approved: "Published", rejected: "Not published" };
const PATH = `${ADMIN_PREFIX}/reviews`;
const viewPath = (view: ReviewView, page = 1) => {
  const query = new URLSearchParams({ ...(view !== "pending" && { view }), ...(page > 1 && { page: String(page) }) });
  return query.size > 0 ? `${PATH}?${query}` : PATH;
};

export default function Reviews({ loaderData, actionData }: Route.ComponentProps) {
  const { view, page, rows, hasMore, waiting, demo, figures, period } = loaderData;
  const problem = actionData && !actionData.ok ? { id: actionData.id, text: REFUSED[actionData.reason] } : null;
  return (
    <div className="office-page">
      <title>Reviews · Staff</title>
      <div className="office-head">
        <div>
          <h1>Reviews</h1>
          <p>{`${waiting === 0 ? "None waits" : waiting === 1 ? "One waits" : `${waiting} wait`} for a look. Words of guests are never changed.`}</p>
        </div>
      </div>
      <div className="reviews-grid">
        <div className="reviews-list">
          <nav className="segment" aria-label="Views">
            {REVIEW_VIEWS.map((each) => (
              <Link key={each} to={viewPath(each)} aria-current={each === view ? "page" : undefined}>
                {VIEW_NAMES[each]}
              </Link>
            ))}
          </nav>
          {rows.length === 0 && (
            <p className="office-card reviews-empty">{view === "pending" ? "Nothing waits." : "Nothing here."}</p>
          )}
          {rows.map((review) => (
            <ReviewItem
              key={`${review.id} ${review.version}`}
              review={review}
              problem={problem?.id === review.id ? problem.text : null}
            />
          ))}
          {(page > 1 || hasMore) && (
            <nav className="inbox-pages" aria-label="Pages">
              {page > 1 && (
                <Link className="small-button" to={viewPath(view, page - 1)}>
                  Earlier page
                </Link>
              )}
              {hasMore && (
                <Link className="small-button" to={viewPath(view, page + 1)}>
                  Next page
                </Link>
              )}
            </nav>
          )}
        </div>
        <div className="reviews-side">
          <Figures figures={figures} period={period} view={view} />
          {demo > 0 && <RemoveDemo count={demo} />}
        </div>
      </div>
    </div>
  );
}

/** Asked first, also without scripts: the button stands behind a box to tick. */
function RemoveDemo({ count }: { count: number }) {
  return (
    <section className="office-card" aria-labelledby="demo-reviews">
      <h2 id="demo-reviews">Demo reviews</h2>
      <p>{`${count} came with the demo catalogue. They are marked on the site and end by themselves with the first real review of a listing.`}</p>
      <Form method="post" preventScrollReset>
        <label className="check">
          <input type="checkbox" name="sure" value="yes" required /> Yes, remove all of them for good
        </label>
        <button className="small-button" name="intent" value="remove-demo">
          Remove demo reviews
        </button>
      </Form>
    </section>
  );
}
