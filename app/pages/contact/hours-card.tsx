import { Clock } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import {
  daysOf,
  groupHours,
  officeStatusAt,
  unambiguousTime,
  type HoursLine,
} from "#app/features/settings/opening-hours";
import type { OpeningHours } from "#app/features/settings/schema";
import { useLanguage } from "#app/platform/i18n/paths";

const TICK_MS = 20_000;

interface HoursCardProps {
  now: string;
  hours: OpeningHours;
  /** The rows of the hours, in words. */
  lines: readonly HoursLine[];
}

/** When somebody is in the office, and whether that is now. */
export function HoursCard({ now, hours, lines }: HoursCardProps) {
  const t = useTranslations("contactPage");
  const { time, today, isOpen } = officeStatusAt(useCurrentTime(now), hours);
  const current = groupHours(hours).findIndex((row) => daysOf(row).includes(today));
  const language = useLanguage();
  const clock = (time: string) => unambiguousTime(time, language);
  return (
    <section className="contact-hours" aria-labelledby="opening-hours">
      <div className="contact-hours-head">
        <h2 id="opening-hours" className="display display-small">
          {t("hours")}
        </h2>
        <span className="contact-door" data-open={isOpen}>
          {isOpen ? t("openNow") : t("closedNow")}
        </span>
      </div>
      <dl>
        {lines.map(({ days, opens, closes }, index) => (
          <div key={days} data-today={index === current || undefined}>
            <dt>
              {days}
              {index === current && <span className="visually-hidden"> {t("today")}</span>}
            </dt>
            <dd>
              {opens === null || closes === null ? (
                t("closed")
              ) : (
                <bdi>{t("opening", { opens: clock(opens), closes: clock(closes) })}</bdi>
              )}
            </dd>
          </div>
        ))}
      </dl>
      <p>
        <Clock aria-hidden />
        <span>{t.rich("clock", { time, b: (words) => <bdi dir="ltr">{words}</bdi> })}</span>
      </p>
    </section>
  );
}

/** The render time during hydration, then the current time. */
function useCurrentTime(start: string): Date {
  const [now, setNow] = useState(() => new Date(start));
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
