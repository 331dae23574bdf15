import { useTranslations } from "use-intl";
import { FactsCard, usePersonFacts, type Fact } from "#app/features/guests/site/facts";
import type { GuestItem, GuestPageData } from "#app/features/guests/page/read.server";
import { usePlaceName } from "#app/features/translations/components/place-name";
import { daysBetween, formatDay, formatTime } from "#app/platform/dates/dates";
import { SiteLink, useLanguage } from "#app/platform/i18n/paths";

/** What was asked for: days, people, and the way to its page while it is offered. */
export function BookingItem({
  item,
  page,
  isAlone,
}: {
  item: GuestItem;
  page: Omit<GuestPageData, "caseId">;
  /** Else it says what it is, and the page says once who sent it. */
  isAlone: boolean;
}) {
  const person = usePersonFacts(page);
  const t = useTranslations("guest");
  const facts = useDayFacts(item);
  const placeName = usePlaceName();
  const open = useListingLink(item);
  const where: Fact[] =
    item.place || open
      ? [
          {
            label: item.place ? t("where") : t("topic"),
            value: item.place ? placeName(item.place) : <bdi>{item.name}</bdi>,
            notes: [open],
          },
        ]
      : [];
  if (isAlone) return <FactsCard image={item.image} facts={[...facts, ...where, ...person]} />;
  const name = { label: t("topic"), value: <bdi>{item.name}</bdi>, notes: [open] };
  return <FactsCard title={item.name} image={item.image} facts={[name, ...facts]} />;
}

function useDayFacts(item: GuestItem): Fact[] {
  const t = useTranslations("guest");
  const text = useTranslations();
  const language = useLanguage();
  const day = (of: string) => formatDay(of, language, "full");
  const time = (of: string) => formatTime(of, language);
  const length = daysBetween(item.from, item.to);
  const since = item.check_in_from ? t("from", { time: time(item.check_in_from) }) : undefined;
  const until = item.check_out_until ? t("until", { time: time(item.check_out_until) }) : null;
  if (item.kind === "stay")
    return [
      { label: text("stayBooking.checkIn"), value: day(item.from), notes: [since] },
      {
        label: text("stayBooking.checkOut"),
        value: day(item.to),
        notes: [until, text("calendar.nights", { n: length })],
      },
      { label: text("stayBooking.guests"), value: t("guests", { n: item.people }) },
    ];
  if (item.kind === "vehicle")
    return [
      { label: text("vehicleBooking.pickupDate"), value: day(item.from), notes: [since] },
      { label: text("vehicleBooking.returnDate"), value: day(item.to), notes: [text("calendar.days", { n: length })] },
      {
        label: text("vehicleBooking.driverLine"),
        value: t(item.with_driver ? "withDriver" : "withoutDriver"),
        notes: [item.vehicles > 1 && text("quote.forVehicles", { n: item.vehicles })],
      },
    ];
  return [
    {
      label: text("booking.date"),
      value: day(item.from),
      notes: [item.start_time && text("departures.islandTime", { time: time(item.start_time) })],
    },
    {
      label: text("booking.participants"),
      value: t("people", { n: item.people }),
      notes: [item.children > 0 && t("children", { n: item.children })],
    },
    ...(item.accommodation
      ? [{ label: text("booking.accommodation"), value: <bdi dir="auto">{item.accommodation}</bdi> }]
      : []),
  ];
}

function useListingLink({ kind, listing }: GuestItem) {
  const t = useTranslations("guest");
  if (!listing) return undefined;
  if (kind === "stay")
    return (
      <SiteLink className="link" to="/:lang?/stays/:slug" params={{ slug: listing }}>
        {t("openStay")}
      </SiteLink>
    );
  if (kind === "vehicle")
    return (
      <SiteLink className="link" to="/:lang?/transportation/:id" params={{ id: listing }}>
        {t("openVehicle")}
      </SiteLink>
    );
  return (
    <SiteLink className="link" to="/:lang?/experiences/:id" params={{ id: listing }}>
      {t("openExperience")}
    </SiteLink>
  );
}
