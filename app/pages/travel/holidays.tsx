import { useTranslations } from "use-intl";
import type { GuideHoliday, Holidays as HolidaysView } from "#app/features/guide/schema";
import { CheckedOn, NoteText } from "#app/pages/travel/notes";

export function Holidays({ holidays: { spans, days, undated } }: { holidays: HolidaysView }) {
  const t = useTranslations("travelItems");
  const listed = [...days, ...undated];
  if (spans.length + listed.length === 0) return null;
  return (
    <div className="guide-card guide-holidays">
      <h3 id="holidays">{t("holidays")}</h3>
      {spans.map((span) => (
        <div key={span.id} className="guide-note">
          <h4 lang={span.title.lang ?? undefined}>{span.title.text}</h4>
          <p>
            <When holiday={span} />
          </p>
          {span.body && <NoteText text={span.body} />}
          <CheckedOn checked={span.checked} />
        </div>
      ))}
      <dl className="guide-lines">
        {listed.map((holiday) => (
          <div key={holiday.id}>
            <dt>
              <span lang={holiday.title.lang ?? undefined}>{holiday.title.text}</span>
              <CheckedOn checked={holiday.checked} />
            </dt>
            <dd>
              <When holiday={holiday} />
            </dd>
          </div>
        ))}
      </dl>
      {[...spans, ...listed].some(({ isAbout }) => isAbout) && <p className="guide-moon">{t("moon")}</p>}
    </div>
  );
}

/** A day that depends on the moon never stands without a word that says so. */
function When({ holiday: { days, isAbout } }: { holiday: GuideHoliday }) {
  const t = useTranslations("travelItems");
  if (!days) return t("dateFollows");
  const { from, to } = days;
  if (to === null) return isAbout ? t("aboutDay", { day: from }) : from;
  return t(isAbout ? "aboutDays" : "days", { from, to });
}
