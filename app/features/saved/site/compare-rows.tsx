import { useTranslations } from "use-intl";
import { useDurationText } from "#app/features/experiences/components/labels";
import { bestOf, YesOrNo, type CompareRow } from "#app/features/page/components/compare-table";
import { RatingMark } from "#app/features/page/components/rating-mark";
import type { ComparedThing } from "#app/features/saved/queries.server";
import { OfferState, ThingPrice, type ShownDays } from "#app/features/saved/site/saved-card";
import { usePlaceName } from "#app/features/translations/components/place-name";

type Of<Kind extends ComparedThing["kind"]> = Extract<ComparedThing, { kind: Kind }>;

/** What stands in the table, by the kind of the things. */
export function useCompareRows(things: readonly ComparedThing[], days: ShownDays): CompareRow[] {
  const row = useRows(things, days);
  return [...row.price(), ...useKindRows(things), ...row.rating(), ...row.policy()];
}

/** The rows that several kinds have. */
function useRows(things: readonly ComparedThing[], days: ShownDays) {
  const t = useTranslations("saved");
  const priceOf = (thing: ComparedThing) => (thing.kind === "vehicle" ? thing.card.price_per_day : thing.card.price);
  return {
    price: (): CompareRow[] => [
      {
        name: t("rowPrice"),
        cells: things.map((thing) => (
          <>
            <ThingPrice thing={thing} days={days} /> <OfferState thing={thing} />
          </>
        )),
        best: bestOf(
          things.map((thing) => (thing.offer?.state === "taken" ? null : -totalOf(thing, priceOf))),
          t("lowest"),
        ),
      },
    ],
    rating: (): CompareRow[] => [
      {
        name: t("rowRating"),
        cells: things.map((thing) => <RatingMark key={thing.id} rating={thing.card.rating} />),
      },
    ],
    policy: (): CompareRow[] => [
      {
        name: t("rowPolicy"),
        cells: things.map((thing) => thing.page.cancel_text ?? t("askUs")),
      },
    ],
  };
}

const totalOf = (thing: ComparedThing, priceOf: (thing: ComparedThing) => number) =>
  thing.offer?.state === "free" ? thing.offer.total : priceOf(thing);

function useKindRows(things: readonly ComparedThing[]): CompareRow[] {
  const t = useTranslations("saved");
  const stayFeature = useTranslations("stayFeature");
  const stayAmenity = useTranslations("stayAmenity");
  const vehicleFeature = useTranslations("vehicleFeature");
  const durationText = useDurationText();
  const placeName = usePlaceName();
  /** One row for whatever at least one of them has. */
  const features = <Kind extends ComparedThing["kind"], Key extends string>(
    some: readonly Of<Kind>[],
    listOf: (thing: Of<Kind>) => readonly Key[],
    textOf: (key: Key) => string,
  ): CompareRow[] =>
    [...new Set(some.flatMap(listOf))].map((key) => ({
      name: textOf(key),
      cells: some.map((thing) => <YesOrNo key={thing.id} isYes={listOf(thing).includes(key)} />),
    }));
  if (isOf(things, "stay"))
    return [
      { name: t("rowPlace"), cells: things.map(({ card }) => placeName(card.location)) },
      {
        name: t("rowGuests"),
        cells: things.map(({ card }) => String(card.max_guests)),
        best: bestOf(
          things.map(({ card }) => card.max_guests),
          t("most"),
        ),
      },
      { name: t("rowRooms"), cells: things.map(({ page }) => page.beds) },
      ...features(things, ({ page }) => page.features, stayFeature),
      ...features(
        things,
        ({ page }) => page.amenities,
        (key) => stayAmenity(key === "air_conditioning" ? "airConditioning" : key),
      ),
    ];
  if (isOf(things, "experience"))
    return [
      { name: t("rowDuration"), cells: things.map(({ card }) => durationText(card.duration)) },
      { name: t("rowGuestsLeast"), cells: things.map(({ page }) => String(page.min_participants)) },
      ...features(
        things,
        ({ page }) => page.included,
        (text) => text,
      ),
    ];
  if (isOf(things, "vehicle"))
    return [
      { name: t("rowPickup"), cells: things.map(({ page }) => page.pickup_place) },
      { name: t("rowDriver"), cells: things.map(({ card, id }) => <YesOrNo key={id} isYes={card.with_driver} />) },
      ...features(things, ({ page }) => page.features, vehicleFeature),
    ];
  return [];
}

function isOf<Kind extends ComparedThing["kind"]>(
  things: readonly ComparedThing[],
  kind: Kind,
): things is readonly Of<Kind>[] {
  return things.every((thing) => thing.kind === kind);
}
