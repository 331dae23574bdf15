import { Hourglass } from "lucide-react";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { OFFICE } from "#app/brand";
import { addressWith } from "#app/features/availability/components/day-query";
import type { FormValues } from "#app/features/forms/schema";
import { formatMoment } from "#app/platform/dates/dates";
import { useLanguage } from "#app/platform/i18n/paths";

/** Whether it is days of a unit or seats of a departure: each has words of its own. */
type HoldWords = "quote" | "departures";

/** How long days are kept while staff look. Nothing is promised where they are not. */
export function KeptNote({ hours, words = "quote" }: { hours: number; words?: HoldWords }) {
  const t = useTranslations(words);
  if (hours === 0) return null;
  return (
    <p className="kept">
      <Hourglass aria-hidden />
      <span>{t("keeps", { n: hours })}</span>
    </p>
  );
}

interface Offer {
  text: string;
  /** What it changes in the address, for a page without scripts. */
  changes: Record<string, string | null>;
  choose: () => void;
}

/** What can be had instead of what was asked for. */
export function OfferList({ words = "quote", offers }: { words?: HoldWords; offers: Offer[] }) {
  const t = useTranslations(words);
  const [query] = useSearchParams();
  if (offers.length === 0) return null;
  return (
    <div className="offered-days">
      <p>{t("offers")}</p>
      <ul>
        {offers.map(({ text, changes, choose }) => (
          <li key={text}>
            <a
              href={`${addressWith(query, { ...changes, month: null })}#send`}
              data-button
              onClick={(event) => {
                event.preventDefault();
                choose();
              }}
            >
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The way to ask for days that are taken. After the first button: Enter in a field must not press this one. */
export function WishButton({ words = "quote" }: { words?: HoldWords }) {
  const t = useTranslations("quote");
  const hint = useTranslations(words);
  return (
    <div className="wish">
      <button type="submit" name="wish" value="true" className="btn btn-secondary">
        {t("wish")}
      </button>
      <p className="form-fine">{hint("wishHint")}</p>
    </div>
  );
}

/** What became of the days, by the island's clock and by the reader's own where that is another. */
export function useDaysNotes(sent: FormValues, words: HoldWords = "quote"): string[] {
  const quote = useTranslations("quote");
  const t = useTranslations(words);
  const language = useLanguage();
  const [hoursAhead, setHoursAhead] = useState<number | null>(null);
  const until = sent.hold_until;
  useEffect(() => {
    if (until) setHoursAhead(-new Date(until).getTimezoneOffset() / 60);
  }, [until]);
  if (sent.is_wish) return [t("wishSent")];
  // Without a reference nothing was stored that could be told of.
  if (!until) return sent.reference ? [t("notHeld")] : [];
  return [
    t("heldUntil", { moment: formatMoment(until, language, OFFICE.hoursAheadOfUtc) }),
    ...(hoursAhead === null || hoursAhead === OFFICE.hoursAheadOfUtc
      ? []
      : [quote("yourTime", { moment: formatMoment(until, language, hoursAhead) })]),
  ];
}
