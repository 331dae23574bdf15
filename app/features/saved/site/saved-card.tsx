import { Ban, CircleCheck, MapPin, MessageCircle } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { daysQuery } from "#app/features/availability/components/day-query";
import { useCategoryName, useDurationText } from "#app/features/experiences/components/labels";
import { Picture } from "#app/features/media/components/picture";
import { CardHeart } from "#app/features/page/components/heart";
import { RatingMark } from "#app/features/page/components/rating-mark";
import { savedKey } from "#app/features/page/saved-key";
import { EarlierPrice, PropertyPrice } from "#app/features/properties/components/property-labels";
import { marketText } from "#app/features/properties/market/words";
import type { GoneThing, SavedThing } from "#app/features/saved/queries.server";
import { nameOf } from "#app/features/saved/rules";
import { StayMeta } from "#app/features/stays/components/card";
import { usePlaceName } from "#app/features/translations/components/place-name";
import { daysBetween, type Day } from "#app/platform/dates/dates";
import { SiteLink, usePath } from "#app/platform/i18n/paths";
import { useMoney } from "#app/platform/money/currency";

const SIZES = "(max-width: 640px) 92vw, (max-width: 1024px) 46vw, 420px";

/** The days that were chosen, if any. */
export interface ShownDays {
  span: { from: Day; to: Day } | null;
  guests: number;
}

/** A saved thing as it is now. What stands below it, and on its picture, differs from page to page. */
export function SavedCard({
  thing,
  days,
  isSaved = false,
  order,
  tick,
  children,
}: {
  thing: SavedThing;
  days: ShownDays;
  isSaved?: boolean;
  order?: ReactNode;
  tick?: ReactNode;
  children?: ReactNode;
}) {
  const name = nameOf(thing);
  return (
    <article className="card saved-card">
      <div className="card-picture">
        {thing.card.image && <Picture src={thing.card.image} alt="" sizes={SIZES} />}
        <span className="chip is-top">
          <Sort thing={thing} />
        </span>
        {order}
        {tick}
      </div>
      <h3 className="card-title display display-small">
        <ThingLink thing={thing} days={days} />
      </h3>
      <Facts thing={thing} />
      <p className="price-line saved-price">
        <ThingPrice thing={thing} days={days} />
        <OfferState thing={thing} />
      </p>
      <CardHeart kind={thing.kind} id={thing.id} name={name} isSaved={isSaved} />
      {children}
    </article>
  );
}

/** Nothing is said of what it was. */
export function GoneCard({ thing, isOwn = true }: { thing: GoneThing; isOwn?: boolean }) {
  const t = useTranslations("saved");
  return (
    <article className="card saved-gone">
      <h3>{t("gone")}</h3>
      <p>{t("goneBody")}</p>
      {isOwn && <RemoveForm thing={thing} />}
    </article>
  );
}

function RemoveForm({ thing }: { thing: GoneThing }) {
  const t = useTranslations("saved");
  return (
    <Form method="post" action={usePath()("/:lang?/saved")} preventScrollReset>
      <input type="hidden" name="saved" value="no" />
      <button className="btn btn-small btn-secondary" name="item" value={savedKey(thing)}>
        {t("remove")}
      </button>
    </Form>
  );
}

/** The name, which leads to its page with the days that were chosen. */
export function ThingLink({ thing, days: { span, guests } }: { thing: SavedThing; days: ShownDays }) {
  const { kind, card, id } = thing;
  switch (kind) {
    case "stay": {
      const search = span ? daysQuery({ ...span, guests }) : "";
      return (
        <SiteLink to="/:lang?/stays/:slug" params={{ slug: card.slug }} search={search}>
          {card.name}
        </SiteLink>
      );
    }
    case "experience":
      return (
        <SiteLink to="/:lang?/experiences/:id" params={{ id }}>
          {card.title}
        </SiteLink>
      );
    case "vehicle":
      return (
        <SiteLink to="/:lang?/transportation/:id" params={{ id }} search={span ? daysQuery(span) : ""}>
          {card.name}
        </SiteLink>
      );
    case "property":
      return (
        <SiteLink to="/:lang?/real-estate/:slug" params={{ slug: card.slug }}>
          {card.title}
        </SiteLink>
      );
  }
}

function Sort({ thing: { kind, card } }: { thing: SavedThing }) {
  const market = useTranslations("propertyMarket");
  const stay = useTranslations("stayType");
  const vehicle = useTranslations("vehicleType");
  const listing = useTranslations("listingType");
  const categoryName = useCategoryName();
  switch (kind) {
    case "stay":
      return stay(card.type);
    case "experience":
      return categoryName(card.category);
    case "vehicle":
      return vehicle(card.type);
    case "property": {
      const state = marketText(card.market, card.listing_type);
      return state ? market(state) : listing(card.listing_type);
    }
  }
}

function Facts({ thing: { kind, card } }: { thing: SavedThing }) {
  const durationText = useDurationText();
  const placeName = usePlaceName();
  if (kind === "stay") return <StayMeta stay={card} />;
  return (
    <div className="meta">
      {kind === "experience" && <span>{durationText(card.duration)}</span>}
      {kind === "property" ? (
        <span>
          <MapPin aria-hidden />
          {placeName(card.location)}
        </span>
      ) : (
        <RatingMark rating={card.rating} />
      )}
      {kind === "property" && card.reduced && (
        <span>
          <EarlierPrice reduced={card.reduced} />
        </span>
      )}
    </div>
  );
}

const bold = (price: ReactNode) => (
  <b>
    <bdi dir="ltr">{price}</bdi>
  </b>
);

/** For the days that were chosen, where it can be had; else the price it is listed with. */
export function ThingPrice({ thing, days: { span, guests } }: { thing: SavedThing; days: ShownDays }) {
  const t = useTranslations("saved");
  const stay = useTranslations("stayCard");
  const experience = useTranslations("experienceCard");
  const vehicle = useTranslations("vehicle");
  const money = useMoney();
  const { kind, card, offer } = thing;
  if (kind === "property") return <PropertyPrice property={card} />;
  if (offer?.state === "free" && span) {
    const price = money.exact(offer.total);
    if (kind === "experience") return t.rich("forPeople", { price, n: guests, b: bold });
    return t.rich(kind === "stay" ? "forNights" : "forDays", { price, n: daysBetween(span.from, span.to), b: bold });
  }
  if (kind === "stay") return stay.rich("perNight", { price: money.exact(card.price), b: bold });
  if (kind === "experience") return experience.rich("from", { price: money.exact(card.price), b: bold });
  return vehicle.rich("perDay", { price: money.exact(card.price_per_day), b: bold });
}

const STATE_ICONS = { free: CircleCheck, taken: Ban, request: MessageCircle };

/** Whether it can be had on the days that were chosen. */
export function OfferState({ thing: { offer } }: { thing: SavedThing }) {
  const t = useTranslations("saved");
  if (!offer) return null;
  const Icon = STATE_ICONS[offer.state];
  return (
    <span className={`offer-state is-${offer.state}`}>
      <Icon aria-hidden />
      {t(offer.state)}
    </span>
  );
}
