import { useTranslations } from "use-intl";
import type { GuideNote, Holidays as HolidaysView } from "#app/features/guide/schema";
import { GuideLink } from "#app/pages/travel/guide-link";
import { Holidays } from "#app/pages/travel/holidays";
import { CheckedOn, Notes, splitNotes } from "#app/pages/travel/notes";
import { GuideSection, Tips } from "#app/pages/travel/section";

const HOURS = ["shops", "banks", "friday", "sunday"] as const;

interface PracticalProps {
  notes: GuideNote[] | undefined;
  holidays: HolidaysView;
}

export function Practical({ notes, holidays }: PracticalProps) {
  const t = useTranslations("travelPractical");
  const { placed: links, others } = splitNotes(notes, "link");
  return (
    <GuideSection id="practical" lead={t("lead")}>
      <div className="practical">
        <div className="guide-card">
          <h3 id="hours">{t("hours")}</h3>
          <dl className="guide-lines">
            {HOURS.map((row) => (
              <div key={row}>
                <dt>{t(row)}</dt>
                <dd>{t(`${row}Hours`)}</dd>
              </div>
            ))}
          </dl>
        </div>
        {links.length > 0 && (
          <div className="guide-card">
            <h3 id="links">{t("links")}</h3>
            <ul className="guide-lines">
              {links.map((note) => (
                <li key={note.id}>
                  <GuideLink note={note} />
                  <CheckedOn checked={note.checked} />
                </li>
              ))}
            </ul>
          </div>
        )}
        <Holidays holidays={holidays} />
      </div>
      <Notes notes={others} />
      <Tips tips={[t("tip1"), t("tip2"), t("tip3"), t("tip4")]} />
    </GuideSection>
  );
}
