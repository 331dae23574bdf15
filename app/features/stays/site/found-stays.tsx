import { addressWith } from "#app/features/availability/components/day-query";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { FoundHead, NothingFree, SearchSection, useSpanText } from "#app/features/availability/components/search-notes";
import type { ListMapProps } from "#app/features/maps/components/list-map";
import {
  ListWithMap,
  MapNote,
  PinnedItem,
  ViewSwitch,
  WholeIslandLink,
} from "#app/features/maps/components/list-with-map";
import { Picture } from "#app/features/media/components/picture";
import type { StayFilters } from "#app/features/stays/filters";
import { StayRow } from "#app/features/stays/site/stay-row";
import { ClearFilters, FILTER_FORM } from "#app/features/stays/site/filters";
import type { foundStaysView, LongerStay } from "#app/features/stays/site/found-stays-view.server";
import { SiteLink } from "#app/platform/i18n/paths";
import { useCurrency, useMoney } from "#app/platform/money/currency";
import { PAGE_SIZE, pageQuery } from "#app/platform/http/paging";
import { boundedCountTag, SortSelect } from "#app/ui/filters";
import { Pager } from "#app/ui/pager";

/** The stays that are free on the days of the address, each with its price for all of them. */
export function FoundStays({
  found,
  filters,
  map,
  query,
}: {
  found: ReturnType<typeof foundStaysView>;
  filters: StayFilters;
  map: ListMapProps | null;
  query: Record<string, string>;
}) {
  const t = useTranslations("staySearch");
  const search = useTranslations("dateSearch");
  const daysOf = useSpanText();
  const { current } = useCurrency();
  const { rows, page, pages, isMore, withMoreNights, nearest } = found;
  const n = (page - 1) * PAGE_SIZE + rows.length;
  return (
    <>
      <FoundHead
        title={t.rich("found", { n, days: daysOf(found.text), b: boundedCountTag(isMore) })}
        summary={t("summary", { nights: found.nights, guests: filters.guests, currency: current.code })}
      >
        <ClearFilters filters={filters} />
        {filters.area && <WholeIslandLink to="/:lang?/stays" query={query} />}
        <SortSelect form={FILTER_FORM} value={filters.sort} />
        <ViewSwitch to="/:lang?/stays" query={{ ...query, page: pageQuery(page) }} view={filters.view} />
      </FoundHead>
      <MapNote area={filters.area} map={map} total={isMore || pages > 1 ? null : n} />
      <ListWithMap view={filters.view} map={map}>
        {rows.length > 0 ? (
          <div className="stay-rows">
            {rows.map((stay, index) => (
              <PinnedItem key={stay.id} index={index} id={stay.id}>
                <StayRow stay={stay} guests={filters.guests} />
              </PinnedItem>
            ))}
          </div>
        ) : (
          <NothingFree to="/:lang?/stays" nearest={nearest.spans} isMore={nearest.isMore} />
        )}
        <Pager page={page} pages={pages} />
      </ListWithMap>
      {withMoreNights.length > 0 && (
        <SearchSection title={t("longerTitle")} body={t("longerBody")}>
          {withMoreNights.map((stay) => (
            <WithMoreNights key={stay.id} stay={stay} />
          ))}
        </SearchSection>
      )}
      {found.isBounded && <SearchSection title={search("moreTitle")} body={search("moreBody")} />}
    </>
  );
}

function WithMoreNights({ stay }: { stay: LongerStay }) {
  const t = useTranslations("staySearch");
  const daysOf = useSpanText();
  const money = useMoney();
  const [query] = useSearchParams();
  const { from, to, nights, total } = stay.offer;
  return (
    <div className="longer-row">
      {stay.image && <Picture src={stay.image} alt="" sizes="112px" />}
      <div>
        <h3>{stay.name}</h3>
        <p>{t("longer", { n: nights, days: daysOf(stay.text), price: money.exact(total) })}</p>
      </div>
      <SiteLink
        to="/:lang?/stays/:slug"
        params={{ slug: stay.slug }}
        search={addressWith(new URLSearchParams({ guests: query.get("guests") ?? "1" }), { from, to })}
        className="btn btn-small btn-secondary"
      >
        {t("showLonger", { n: nights })}
        <span className="visually-hidden"> {stay.name}</span>
      </SiteLink>
    </div>
  );
}
