import { Flame } from "lucide-react";
import { useTranslations } from "use-intl";
import { daysQuery } from "#app/features/availability/components/day-query";
import { LastOne } from "#app/features/availability/components/search-notes";
import type { OfferedStay } from "#app/features/availability/search/stays.server";
import { Picture } from "#app/features/media/components/picture";
import { CardHeart } from "#app/features/page/components/heart";
import type { Rated } from "#app/features/page/rating";
import { StayMeta } from "#app/features/stays/components/card";
import { SiteLink } from "#app/platform/i18n/paths";
import { Price, useMoney } from "#app/platform/money/currency";

const SIZES = "(max-width: 640px) 92vw, 260px";

/** A stay with the price of all its nights. Needs the texts stayType, stayCard, rating, staySearch, dateSearch and place. */
export function StayRow({ stay, guests }: { stay: OfferedStay & Rated; guests: number }) {
  const search = useTranslations("staySearch");
  const type = useTranslations("stayType");
  const money = useMoney();
  const { from, to, nights, total, night, isLowest, extras, isLast } = stay.offer;
  return (
    <article className="card stay-row">
      <div className="card-picture">
        {stay.image && <Picture src={stay.image} alt="" sizes={SIZES} />}
        <span className="chip is-top">{type(stay.type)}</span>
      </div>
      <div className="stay-row-body">
        <h3 className="card-title display display-small">
          <SiteLink to="/:lang?/stays/:slug" params={{ slug: stay.slug }} search={daysQuery({ from, to, guests })}>
            {stay.name}
          </SiteLink>
        </h3>
        <StayMeta stay={stay} />
        <div className="stay-row-price">
          <p className="whole-price">
            <b>
              <Price amount={total} />
            </b>
            {search(isLowest ? "nightFrom" : "night", { n: nights, extras, price: money.exact(night) })}
          </p>
          {isLast && <LastOne icon={Flame} />}
        </div>
      </div>
      <CardHeart kind="stay" id={stay.id} name={stay.name} />
    </article>
  );
}
