import { useTranslations } from "use-intl";
import type { CancelPolicy } from "#app/features/bookings/cancellation/policy";

const DAY_HOURS = 24;

/** What holds for cancelling, in one line: the words staff wrote, else the hours, else that one may ask. */
export function PolicyLine({ policy: { text, freeHours } }: { policy: CancelPolicy }) {
  const t = useTranslations("policy");
  if (text !== null) return <p className="policy-line">{text}</p>;
  if (freeHours === null) return <p className="policy-line">{t("ask")}</p>;
  if (freeHours === 0) return <p className="policy-line">{t("freeToStart")}</p>;
  const isDays = freeHours % DAY_HOURS === 0 && freeHours > DAY_HOURS;
  return (
    <p className="policy-line">
      {isDays ? t("freeDays", { n: freeHours / DAY_HOURS }) : t("freeHours", { n: freeHours })}
    </p>
  );
}
