import { useState } from "react";
import { Form, Link } from "react-router";
import type { FormAnswer } from "#app/features/availability/admin/form-answer";
import {
  COUNT_INPUT,
  FormProblem,
  PRICE_INPUT,
  TypedField,
  WeekdayFields,
} from "#app/features/availability/admin/form-parts";
import type { PricedListing, StoredSeason } from "#app/features/availability/prices/queries.server";
import { MAX_MIN_NIGHTS } from "#app/features/availability/schema";
import type { Day } from "#app/platform/dates/dates";
import { usdInputValue } from "#app/platform/money/money";
import { NEW_ID_FIELD } from "#app/ui/office/form/draft";

interface SeasonFormProps {
  listing: PricedListing;
  /** None for a new one. */
  season: StoredSeason | undefined;
  newId: string;
  today: Day;
  answer: FormAnswer | undefined;
}

const priceValue = (cents: number | null | undefined) =>
  cents === null || cents === undefined ? null : usdInputValue(cents);

export function SeasonForm({ listing, season, newId, today, answer }: SeasonFormProps) {
  // It keeps its id until it is stored: sent again because the answer was lost, it makes no second season.
  const [id] = useState(answer?.typed[NEW_ID_FIELD] ?? newId);
  const per = listing.kind === "stay" ? "night" : listing.kind === "vehicle" ? "day" : "person";
  return (
    <Form
      method="post"
      className="season-form"
      preventScrollReset
      aria-label={season ? `Edit ${season.name}` : "New season"}
    >
      {season ? (
        <input type="hidden" name="id" value={season.id} />
      ) : (
        <input type="hidden" name={NEW_ID_FIELD} value={id} />
      )}
      <FormProblem answer={answer} />
      <div className="season-fields">
        <TypedField
          form="season"
          name="name"
          label="Name"
          required
          maxLength={60}
          value={season?.name}
          answer={answer}
        />
        <TypedField
          form="season"
          name="first_day"
          label="First day"
          type="date"
          required
          value={season?.first_day ?? today}
          answer={answer}
        />
        <TypedField
          form="season"
          name="last_day"
          label="Last day"
          hint="Included"
          type="date"
          required
          value={season?.last_day}
          answer={answer}
        />
        <TypedField
          {...PRICE_INPUT}
          form="season"
          name="price"
          label={`Price a ${per}`}
          required
          value={priceValue(season?.price)}
          answer={answer}
        />
        {listing.kind === "vehicle" && (
          <TypedField
            {...PRICE_INPUT}
            form="season"
            name="price_per_week"
            label="Price a week"
            hint="Optional"
            value={priceValue(season?.price_per_week)}
            answer={answer}
          />
        )}
        {listing.kind === "experience" ? (
          <TypedField
            {...PRICE_INPUT}
            form="season"
            name="child_price"
            label="Price a child"
            hint="Optional"
            value={priceValue(season?.child_price)}
            answer={answer}
          />
        ) : (
          <TypedField
            {...COUNT_INPUT}
            form="season"
            name="min_nights"
            label={listing.kind === "stay" ? "Minimum nights" : "Minimum days"}
            hint="Empty: as always"
            min={1}
            max={MAX_MIN_NIGHTS}
            value={season?.min_nights}
            answer={answer}
          />
        )}
      </div>
      <WeekdayFields form="season" weekdays={season?.weekdays ?? null} answer={answer} />
      <div className="form-buttons">
        <button type="submit" className="button button-primary" name="intent" value="season">
          {season ? "Save season" : "Add season"}
        </button>
        <Link className="button button-secondary" to="?" preventScrollReset>
          Cancel
        </Link>
        {season && (
          <button
            type="submit"
            className="small-button small-button-danger"
            name="intent"
            value="season-delete"
            formNoValidate
          >
            {`Delete ${season.name}`}
          </button>
        )}
      </div>
    </Form>
  );
}
