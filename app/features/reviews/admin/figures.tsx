import { Form } from "react-router";
import { REASON_NAMES } from "#app/features/reviews/admin/reason-names";
import type { DecidedFigures } from "#app/features/reviews/moderation/queries.server";
import type { ReviewView } from "#app/features/reviews/moderation/views";
import type { Day } from "#app/platform/dates/dates";

/** How many of each stars were published, and why others were not: a low mark is no reason. */
export function Figures({
  figures: { byStars, byReason },
  period,
  view,
}: {
  figures: DecidedFigures;
  period: { from: Day; to: Day };
  view: ReviewView;
}) {
  return (
    <section className="office-card" aria-labelledby="review-figures">
      <h2 id="review-figures">Decided</h2>
      <Form className="reviews-period" preventScrollReset>
        {view !== "pending" && <input type="hidden" name="view" value={view} />}
        <label>
          From <input className="input" type="date" name="from" defaultValue={period.from} />
        </label>
        <label>
          to <input className="input" type="date" name="to" defaultValue={period.to} />
        </label>
        <button className="small-button">Show</button>
      </Form>
      <table>
        <thead>
          <tr>
            <th scope="col">Stars</th>
            <th scope="col">Published</th>
            <th scope="col">Not</th>
            <th scope="col">Share</th>
          </tr>
        </thead>
        <tbody>
          {byStars.map(({ stars, approved, rejected }) => (
            <tr key={stars}>
              <th scope="row">{stars}</th>
              <td>{approved}</td>
              <td>{rejected}</td>
              <td>{approved + rejected > 0 ? `${Math.round((approved / (approved + rejected)) * 100)} %` : "–"}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {byReason.length > 0 && (
        <ul>
          {byReason.map(({ reason, n }) => (
            <li key={reason}>{`${REASON_NAMES[reason]}: ${n}`}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
