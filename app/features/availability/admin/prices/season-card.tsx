import { ArrowDown, ArrowUp, Pencil, Plus } from "lucide-react";
import { Form, Link, useSearchParams } from "react-router";
import { answerTo, type FormAnswer } from "#app/features/availability/admin/form-answer";
import { FormProblem, weekdaysText } from "#app/features/availability/admin/form-parts";
import { PriceCalendar, seasonTone } from "#app/features/availability/admin/prices/price-calendar";
import { SeasonForm } from "#app/features/availability/admin/prices/season-form";
import type { PricedListing, StoredSeason } from "#app/features/availability/prices/queries.server";
import { formatDay, type Day } from "#app/platform/dates/dates";
import { formatUsd } from "#app/platform/money/money";

interface SeasonCardProps {
  listing: PricedListing;
  seasons: readonly StoredSeason[];
  base: { price: number; minimum: number | null };
  today: Day;
  month: string;
  /** The season whose form is open, "new", or none. */
  open: string;
  newId: string;
  answer: FormAnswer | undefined;
}

/** Seasons in their order, beside what they make of each night. The form opens by a link and works without scripts. */
export function SeasonCard({ listing, seasons, base, today, month, open, newId, answer }: SeasonCardProps) {
  const refused = answerTo(answer, "season");
  const edited = refused ? (refused.typed.id ?? "") || "new" : open;
  const season = seasons.find(({ id }) => id === edited);
  const isFormOpen = edited === "new" || season !== undefined;
  const per = listing.kind === "stay" ? "night" : "day";
  const hasMinimum = listing.kind !== "experience";
  return (
    <section className="office-card" aria-labelledby="seasons-heading">
      <div className="season-grid">
        <div className="season-list">
          <div className="card-sub">
            <h3 id="seasons-heading">Seasons</h3>
            <span>{`The first that matches a ${per} prices it`}</span>
            <OpenLink id="new" className="small-button" label="Season">
              <Plus aria-hidden />
            </OpenLink>
          </div>
          <FormProblem answer={answer?.intent.startsWith("season-") ? answer : undefined} />
          {isFormOpen && (
            <SeasonForm
              // Each season has a form of its own.
              key={edited}
              {...{ listing, season, newId, today }}
              answer={refused}
            />
          )}
          <div className="table-area">
            <table className="office-table season-table">
              <thead>
                <tr>
                  <th scope="col">Season</th>
                  <th scope="col">Days</th>
                  <th scope="col">Weekdays</th>
                  <th scope="col" className="is-number">
                    Price
                  </th>
                  {hasMinimum && (
                    <th scope="col" className="is-number">
                      Minimum
                    </th>
                  )}
                  <th scope="col">
                    <span className="visually-hidden">Actions</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {seasons.map((each, index) => (
                  <tr key={each.id}>
                    <td className="season-name">
                      <i data-season-tone={seasonTone(index)}>{index + 1}</i>
                      <b dir="auto">{each.name}</b>
                    </td>
                    <td className="season-days">
                      <span>{formatDay(each.first_day, "en", "short")}</span>
                      {each.first_day !== each.last_day && (
                        <>
                          {" "}
                          <span>{`to ${formatDay(each.last_day, "en", "short")}`}</span>
                        </>
                      )}
                    </td>
                    <td>{weekdaysText(each.weekdays)}</td>
                    <td className="is-number">
                      {formatUsd(each.price)}
                      {each.price_per_week !== null && <small>{`${formatUsd(each.price_per_week)} a week`}</small>}
                      {each.child_price !== null && <small>{`${formatUsd(each.child_price)} a child`}</small>}
                    </td>
                    {hasMinimum && <td className="is-number">{each.min_nights ?? base.minimum}</td>}
                    <td>
                      <div className="row-actions">
                        <MoveButton season={each} intent="season-up" isOff={index === 0} />
                        <MoveButton season={each} intent="season-down" isOff={index === seasons.length - 1} />
                        <OpenLink id={each.id} className="row-action" ariaLabel={`Edit ${each.name}`}>
                          <Pencil aria-hidden />
                        </OpenLink>
                      </div>
                    </td>
                  </tr>
                ))}
                <tr data-base>
                  <td className="season-name">
                    <i data-season-tone="base" />
                    <b>Base price</b>
                  </td>
                  <td>{`All other ${per}s`}</td>
                  <td>All</td>
                  <td className="is-number">{formatUsd(base.price)}</td>
                  {hasMinimum && <td className="is-number">{base.minimum}</td>}
                  <td>{null}</td>
                </tr>
              </tbody>
            </table>
          </div>
        </div>
        <PriceCalendar seasons={seasons} price={base.price} month={month} today={today} per={per} />
      </div>
    </section>
  );
}

function MoveButton({
  season,
  intent,
  isOff,
}: {
  season: StoredSeason;
  intent: "season-up" | "season-down";
  isOff: boolean;
}) {
  const isUp = intent === "season-up";
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="id" value={season.id} />
      <button
        type="submit"
        className="row-action"
        name="intent"
        value={intent}
        disabled={isOff}
        aria-label={`Move ${season.name} ${isUp ? "up" : "down"}`}
      >
        {isUp ? <ArrowUp aria-hidden /> : <ArrowDown aria-hidden />}
      </button>
    </Form>
  );
}

function OpenLink(props: {
  id: string;
  className: string;
  label?: string;
  ariaLabel?: string;
  children: React.ReactNode;
}) {
  const [search] = useSearchParams();
  const asked = new URLSearchParams(search);
  asked.set("season", props.id);
  return (
    <Link className={props.className} to={`?${asked.toString()}`} aria-label={props.ariaLabel} preventScrollReset>
      {props.children}
      {props.label}
    </Link>
  );
}
