import { daysQuery } from "#app/features/availability/components/day-query";
import { useTranslations } from "use-intl";
import { SearchSection, useSpanText } from "#app/features/availability/components/search-notes";
import { Picture } from "#app/features/media/components/picture";
import type { LongerRental } from "#app/features/transportation/site/found-vehicles-view.server";
import { SiteLink } from "#app/platform/i18n/paths";
import { useMoney } from "#app/platform/money/currency";

/** Vehicles that can be had for more days than were asked for. */
export function LongerRentals({ vehicles }: { vehicles: LongerRental[] }) {
  const t = useTranslations("vehicleSearch");
  const daysOf = useSpanText();
  const money = useMoney();
  if (vehicles.length === 0) return null;
  return (
    <SearchSection title={t("longerTitle")} body={t("longerBody")}>
      {vehicles.map(({ id, name, image, offer: { from, to, days: n, total, vehicles: wanted }, text }) => (
        <div key={id} className="longer-row">
          {image && <Picture src={image} alt="" sizes="112px" />}
          <div>
            <h3>{name}</h3>
            <p>{t("longer", { n, days: daysOf(text), price: money.exact(total) })}</p>
          </div>
          <SiteLink
            to="/:lang?/transportation/:id"
            params={{ id }}
            search={daysQuery({ from, to, vehicles: wanted })}
            className="btn btn-small btn-secondary"
          >
            {t("showLonger", { n })}
            <span className="visually-hidden"> {name}</span>
          </SiteLink>
        </div>
      ))}
    </SearchSection>
  );
}
