import { CircleAlert, Motorbike, RotateCcw, TriangleAlert } from "lucide-react";
import { lazy, Suspense } from "react";
import { useLocation, useNavigation, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { PageBanner } from "#app/features/page/components/page-banner";
import { sceneUrl } from "#app/features/media/scenes";
import { PageHead } from "#app/features/page/components/page-head";
import type { Vehicle } from "#app/features/transportation/queries.server";
import { sortVehicles, matchesSearch } from "#app/features/transportation/rules";
import { readFilters, isSameServerQuery, type VehicleSort } from "#app/features/transportation/schema";
import { VehicleCard, VehicleCardSkeleton } from "#app/features/transportation/site/card";
import { FILTER_FORM, FilterBar } from "#app/features/transportation/site/filters";
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
export function TransportationPage({ vehicles, stamp }: { vehicles: Vehicle[] | null; stamp: string }) {
  const t = useTranslations("transportation");
  const booking = useTranslations("vehicleBooking");
  const path = usePath();
  const [query] = useSearchParams();
  const { offered } = useCurrency();
  const filters = readFilters(query, offered);
  const [search, setSearch, searchBox] = useUrlSyncedInput(filters.search);
  const reading = useIsRefiltering();
  const found = sortVehicles(vehicles ?? [], filters.sort).filter((vehicle) => matchesSearch(vehicle, search));
  const wanted = query.get("book");
  const booked = vehicles?.find(({ id }) => id === wanted);
  return (
    <>
      <PageHead
        title={t("metaTitle")}
        description={t("metaDescription")}
        image={sceneUrl("road")}
        data={[useVehicleListData(vehicles ?? [])]}
        noIndex={!vehicles}
      />
      <PageBanner scene="road" eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")} />
      <div className="wrap">
        <FilterBar filters={filters} search={search} onSearch={setSearch} searchBox={searchBox} />
        {wanted && vehicles && !booked && (
          <p className="form-failure vehicle-gone" role="alert">
            <CircleAlert aria-hidden />
            {t("gone")}
          </p>
        )}
        <Count n={reading ? null : found.length} sort={filters.sort} />
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
        {!reading && found.length === 0 && (
          <NoVehicles failed={!vehicles} filtered={query.size > 0 || search !== ""} onClear={() => setSearch("")} />
        )}
      </div>
      {booked && (
        <Suspense>
          <BookingDialog
            key={booked.id}
            vehicle={booked}
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
