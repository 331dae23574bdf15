import { namesDays } from "#app/features/availability/components/day-query";
import { CircleAlert, Motorbike, RotateCcw, TriangleAlert } from "lucide-react";
import { lazy, Suspense } from "react";
import { useLocation, useNavigation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import type { DayBounds } from "#app/features/availability/components/day-fields";
import { FoundHead, NothingFree, SearchProblem, useSpanText } from "#app/features/availability/components/search-notes";
import type { DayProblem } from "#app/features/availability/rules";
import type { SearchDays } from "#app/features/availability/search/search-days";
import type { VehicleDetails } from "#app/features/bookings/vehicle-details.server";
import { PageBanner } from "#app/features/page/components/page-banner";
import { sceneUrl } from "#app/features/media/scenes";
import { PageHead } from "#app/features/page/components/page-head";
import { sortVehicles, matchesSearch } from "#app/features/transportation/rules";
import { readFilters, isSameServerQuery, type VehicleSort } from "#app/features/transportation/schema";
import { VehicleCard, VehicleCardSkeleton, type ListedVehicle } from "#app/features/transportation/site/card";
import { FILTER_FORM, FilterBar } from "#app/features/transportation/site/filters";
import type { FoundVehiclesView } from "#app/features/transportation/site/found-vehicles-view.server";
import { LongerRentals } from "#app/features/transportation/site/longer-rentals";
import { useVehicleListData } from "#app/features/transportation/site/structured-data";
import { SiteLink, usePath } from "#app/platform/i18n/paths";
import { useCurrency } from "#app/platform/money/currency";
import { EmptyState } from "#app/ui/empty-state";
import { ResultCount, SortSelect, useUrlSyncedInput } from "#app/ui/filters";

const BookingDialog = lazy(async () => ({
  default: (await import("#app/features/transportation/site/booking-dialog")).BookingDialog,
}));

const SKELETONS = 6;

/** `vehicles` is null when they could not be read. */
export function TransportationPage({
  vehicles,
  found: search,
  days,
  problem,
  bounds,
  details,
  stamp,
}: {
  vehicles: ListedVehicle[] | null;
  /** What was found for the days of the address; null without any. */
  found: FoundVehiclesView | null;
  days: SearchDays["typed"];
  problem: DayProblem | "away" | null;
  bounds: DayBounds;
  /** Of the vehicle whose form the address opens. */
  details: VehicleDetails | null;
  stamp: string;
}) {
  const t = useTranslations("transportation");
  const booking = useTranslations("vehicleBooking");
  const path = usePath();
  const [query] = useSearchParams();
  const { offered } = useCurrency();
  const filters = readFilters(query, offered);
  const [typed, setTyped, searchBox] = useUrlSyncedInput(filters.search);
  const reading = useIsRefiltering();
  const found = sortVehicles(vehicles ?? [], filters.sort).filter((vehicle) => matchesSearch(vehicle, typed));
  const wanted = query.get("book");
  const booked = vehicles?.find(({ id }) => id === wanted);
  return (
    <>
      <PageHead
        title={t("metaTitle")}
        description={t("metaDescription")}
        image={sceneUrl("road")}
        data={useVehicleListData(vehicles ?? [])}
        noIndex={!vehicles || namesDays(query)}
      />
      <PageBanner scene="road" eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")} />
      <div className="wrap">
        <FilterBar
          filters={filters}
          days={days}
          bounds={bounds}
          search={typed}
          onSearch={setTyped}
          searchBox={searchBox}
        />
        <SearchProblem problem={problem} />
        {wanted && vehicles && !booked && (
          <p className="form-failure vehicle-gone" role="alert">
            <CircleAlert aria-hidden />
            {t("gone")}
          </p>
        )}
        {search && !reading ? (
          <FoundVehicles n={found.length} search={search} sort={filters.sort} />
        ) : (
          <Count n={reading ? null : found.length} sort={filters.sort} />
        )}
        {reading && (
          <div className="card-grid list-grid" aria-busy>
            {Array.from({ length: SKELETONS }, (_, index) => (
              <VehicleCardSkeleton key={index} />
            ))}
          </div>
        )}
        {!reading && found.length > 0 && (
          <div className="card-grid list-grid">
            {found.map((vehicle) => (
              <VehicleCard key={vehicle.id} vehicle={vehicle} bookingSearch={bookingQuery(query, vehicle.id)} />
            ))}
          </div>
        )}
        {!reading &&
          found.length === 0 &&
          (search && vehicles?.length === 0 ? (
            <NothingFree to="/:lang?/transportation" nearest={search.nearest.spans} isMore={search.nearest.isMore} />
          ) : (
            <NoVehicles failed={!vehicles} filtered={query.size > 0 || typed !== ""} onClear={() => setTyped("")} />
          ))}
        {!reading && search && <LongerRentals vehicles={search.withMoreDays} />}
      </div>
      {booked && (
        <Suspense>
          <BookingDialog
            key={booked.id}
            vehicle={booked}
            details={details}
            stamp={stamp}
            backUrl={path("/:lang?/transportation") + bookingQuery(query, null)}
            closeLabel={booking("back")}
          />
        </Suspense>
      )}
    </>
  );
}

function Count({ n, sort }: { n: number | null; sort: VehicleSort }) {
  const t = useTranslations("transportation");
  const ui = useTranslations("ui");
  return (
    <div className="list-head">
      <ResultCount>{n === null ? ui("loading") : t.rich("count", { n, b: (number) => <b>{number}</b> })}</ResultCount>
      <div>
        <p className="list-note">{t("weekHint")}</p>
        <SortSelect form={FILTER_FORM} value={sort} />
      </div>
    </div>
  );
}

/** How many are free, and when. */
function FoundVehicles({ n, search, sort }: { n: number; search: FoundVehiclesView; sort: VehicleSort }) {
  const t = useTranslations("vehicleSearch");
  const daysOf = useSpanText();
  const { current } = useCurrency();
  return (
    <FoundHead
      title={t.rich("found", { n, days: daysOf(search.text), b: (number) => <b>{number}</b> })}
      summary={t("summary", { n: search.days, currency: current.code })}
    >
      <ClearFilters />
      <SortSelect form={FILTER_FORM} value={sort} />
    </FoundHead>
  );
}

function ClearFilters({ onClear }: { onClear?: () => void }) {
  const ui = useTranslations("ui");
  return (
    <SiteLink
      to="/:lang?/transportation"
      preventScrollReset
      prefetch="none"
      className="btn btn-small clear-filters"
      onClick={onClear}
    >
      <RotateCcw aria-hidden />
      {ui("clearFilters")}
    </SiteLink>
  );
}

function NoVehicles({ failed, filtered, onClear }: { failed: boolean; filtered: boolean; onClear: () => void }) {
  const t = useTranslations("transportation");
  const ui = useTranslations("ui");
  const { search } = useLocation();
  if (failed) {
    return (
      <EmptyState icon={TriangleAlert} title={t("failedTitle")} body={t("failedBody")}>
        <SiteLink
          to="/:lang?/transportation"
          search={search}
          replace
          preventScrollReset
          prefetch="none"
          className="btn btn-small btn-secondary"
        >
          <RotateCcw aria-hidden />
          {t("retry")}
        </SiteLink>
      </EmptyState>
    );
  }
  if (!filtered) return <EmptyState icon={Motorbike} title={t("noneTitle")} body={t("noneBody")} />;
  return (
    <EmptyState icon={Motorbike} title={t("emptyTitle")} body={t("emptyBody")}>
      <SiteLink
        to="/:lang?/transportation"
        preventScrollReset
        prefetch="none"
        className="btn btn-small btn-secondary"
        onClick={onClear}
      >
        <RotateCcw aria-hidden />
        {ui("clearFilters")}
      </SiteLink>
    </EmptyState>
  );
}

/** The page's query with the booking form of a vehicle, or without any. */
function bookingQuery(query: URLSearchParams, book: string | null): string {
  const changed = new URLSearchParams(query);
  if (book) changed.set("book", book);
  else changed.delete("book");
  return changed.size > 0 ? `?${changed}` : "";
}

/** Whether the server is being asked for other vehicles. */
function useIsRefiltering(): boolean {
  const navigation = useNavigation();
  const location = useLocation();
  const next = navigation.state === "loading" ? navigation.location : null;
  return next !== null && !isSameServerQuery(new URLSearchParams(next.search), new URLSearchParams(location.search));
}
