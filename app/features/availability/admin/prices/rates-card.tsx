import type { ReactNode } from "react";
import { Form, Link } from "react-router";
import type { FormAnswer } from "#app/features/availability/admin/form-answer";
import { COUNT_INPUT, FormProblem, PRICE_INPUT, TypedField } from "#app/features/availability/admin/form-parts";
import { LISTING_KINDS } from "#app/features/availability/office/listing-kinds";
import { TIER_NUMBERS, tierFields } from "#app/features/availability/input";
import type { PricedListing } from "#app/features/availability/prices/queries.server";
import type { StayRates } from "#app/features/availability/quotes/stay";
import type { VehicleRates } from "#app/features/availability/quotes/vehicles";
import { MAX_MIN_NIGHTS } from "#app/features/availability/schema";
import { formatUsd, usdInputValue } from "#app/platform/money/money";

interface RatesCardProps<Rates> {
  listing: PricedListing;
  rates: Rates;
  answer: FormAnswer | undefined;
}

/** What holds on every day: facts that are read, and below them the form that changes them. */
function RatesCard({
  facts,
  answer,
  children,
}: {
  facts: readonly { name: string; value: ReactNode; note: ReactNode }[];
  answer: FormAnswer | undefined;
  children: ReactNode;
}) {
  return (
    <section className="office-card" aria-labelledby="rates-heading">
      <div className="card-head">
        <h2 id="rates-heading">Prices</h2>
      </div>
      <dl className="base-facts">
        {facts.map(({ name, value, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value}
              <small>{note}</small>
            </dd>
          </div>
        ))}
      </dl>
      <details className="rates-form" open={answer !== undefined || undefined}>
        <summary className="small-button">Edit</summary>
        <Form method="post" preventScrollReset>
          <FormProblem answer={answer} />
          {children}
          <button type="submit" className="button button-primary" name="intent" value="rates">
            Save prices
          </button>
        </Form>
      </details>
    </section>
  );
}

/** The base price is a field of the listing's own form. */
function DetailsLink({ listing }: { listing: PricedListing }) {
  return <Link to={`${LISTING_KINDS[listing.kind].listPath}/${listing.id}/edit`}>Change in Details</Link>;
}

export function StayRatesCard({ listing, rates, answer }: RatesCardProps<StayRates & { min_nights: number }>) {
  const tiers = rates.long_stay_discounts;
  return (
    <RatesCard
      answer={answer}
      facts={[
        { name: "Base price", value: formatUsd(rates.price), note: <DetailsLink listing={listing} /> },
        {
          name: "Minimum",
          value: rates.min_nights === 1 ? "1 night" : `${rates.min_nights} nights`,
          note: "seasons may ask for more",
        },
        {
          name: "Guests included",
          value: rates.included_guests ?? "All",
          note:
            rates.extra_guest_price > 0
              ? `extra guest ${formatUsd(rates.extra_guest_price)} a night`
              : "extra guest: none",
        },
        { name: "Cleaning", value: formatUsd(rates.cleaning_fee), note: "once" },
        {
          name: "Long stay",
          value: tiers[0] ? `${tiers[0].percent} % from ${tiers[0].from_nights}` : "None",
          note:
            tiers
              .slice(1)
              .map(({ percent, from_nights }) => `${percent} % from ${from_nights} nights`)
              .join(", ") || "nights in one stay",
        },
      ]}
    >
      <div className="rates-fields">
        <TypedField
          {...COUNT_INPUT}
          form="rates"
          name="min_nights"
          label="Minimum nights"
          min={1}
          max={MAX_MIN_NIGHTS}
          required
          value={rates.min_nights}
          answer={answer}
        />
        <TypedField
          {...COUNT_INPUT}
          form="rates"
          name="included_guests"
          label="Guests included"
          hint="Empty: all"
          min={1}
          max={100}
          value={rates.included_guests}
          answer={answer}
        />
        <TypedField
          {...PRICE_INPUT}
          form="rates"
          name="extra_guest_price"
          label="Extra guest"
          hint="Each, a night"
          required
          value={usdInputValue(rates.extra_guest_price)}
          answer={answer}
        />
        <TypedField
          {...PRICE_INPUT}
          form="rates"
          name="cleaning_fee"
          label="Cleaning"
          hint="Once"
          required
          value={usdInputValue(rates.cleaning_fee)}
          answer={answer}
        />
      </div>
      <fieldset className="tier-fields">
        <legend>Long stays: the highest one reached counts, alone</legend>
        {TIER_NUMBERS.map((index) => {
          const names = tierFields(index);
          return (
            <div key={index}>
              <TypedField
                {...COUNT_INPUT}
                form="rates"
                name={names.nights}
                label={`From nights, ${index + 1}`}
                min={2}
                max={365}
                value={tiers[index]?.from_nights}
                answer={answer}
              />
              <TypedField
                {...COUNT_INPUT}
                form="rates"
                name={names.percent}
                label={`Percent off, ${index + 1}`}
                suffix="%"
                min={1}
                max={90}
                value={tiers[index]?.percent}
                answer={answer}
              />
            </div>
          );
        })}
      </fieldset>
    </RatesCard>
  );
}

export function VehicleRatesCard({ listing, rates, answer }: RatesCardProps<VehicleRates & { min_nights: number }>) {
  return (
    <RatesCard
      answer={answer}
      facts={[
        { name: "A day", value: formatUsd(rates.price_per_day), note: <DetailsLink listing={listing} /> },
        {
          name: "A week",
          value: rates.price_per_week === null ? "None" : formatUsd(rates.price_per_week),
          note: "when it is the cheaper mix",
        },
        {
          name: "Driver",
          value: rates.driver_price_per_day === null ? "None" : formatUsd(rates.driver_price_per_day),
          note: "a day",
        },
        {
          name: "Minimum",
          value: rates.min_nights === 1 ? "1 day" : `${rates.min_nights} days`,
          note: "seasons may ask for more",
        },
      ]}
    >
      <div className="rates-fields">
        <TypedField
          {...COUNT_INPUT}
          form="rates"
          name="min_days"
          label="Minimum days"
          min={1}
          max={MAX_MIN_NIGHTS}
          required
          value={rates.min_nights}
          answer={answer}
        />
      </div>
    </RatesCard>
  );
}

/** What children pay, and up to which age. */
export function ChildPriceCard({
  listing,
  rates,
  answer,
}: RatesCardProps<{ price: number; child_price: number | null; child_max_age: number | null }>) {
  return (
    <RatesCard
      answer={answer}
      facts={[
        { name: "A person", value: formatUsd(rates.price), note: <DetailsLink listing={listing} /> },
        {
          name: "A child",
          value: rates.child_price === null ? "The same" : formatUsd(rates.child_price),
          note: rates.child_max_age === null ? "everybody pays the full price" : `up to ${rates.child_max_age} years`,
        },
      ]}
    >
      <div className="rates-fields">
        <TypedField
          {...PRICE_INPUT}
          form="rates"
          name="child_price"
          label="A child pays"
          hint="Empty: the full price"
          value={rates.child_price === null ? null : usdInputValue(rates.child_price)}
          answer={answer}
        />
        <TypedField
          {...COUNT_INPUT}
          form="rates"
          name="child_max_age"
          label="Up to which age"
          min={0}
          max={17}
          value={rates.child_max_age}
          answer={answer}
        />
      </div>
    </RatesCard>
  );
}
