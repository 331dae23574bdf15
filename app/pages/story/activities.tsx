import { ArrowRight, type LucideIcon } from "lucide-react";
import { useTranslations } from "use-intl";
import { EXPERIENCE_CATEGORIES, type CategoryKey } from "#app/features/experiences/schema";
import { SiteLink } from "#app/platform/i18n/paths";
import { queryWith } from "#app/ui/filters";

export interface ActivityGroup {
  icon: LucideIcon;
  /** Whose colour the icon has. */
  hue: CategoryKey;
  title: string;
  /** What to do, and the kind of experience it leads to. */
  activities: [text: string, category: CategoryKey][];
}

export function Activities({ title, groups }: { title: string; groups: ActivityGroup[] }) {
  const t = useTranslations("destinations");
  return (
    <section className="section on-sand">
      <div className="wrap">
        <div className="section-head">
          <div>
            <p className="eyebrow">{t("activities")}</p>
            <h2 className="display">{title}</h2>
          </div>
        </div>
        <div className="activity-groups">
          {groups.map((group) => (
            <div key={group.title} className={`activity-group category-${group.hue}`}>
              <h3 className="display display-small">
                <group.icon aria-hidden />
                {group.title}
              </h3>
              <ul>
                {group.activities.map(([text, category]) => (
                  <li key={text}>
                    <SiteLink to="/:lang?/experiences" search={searchOf(category)}>
                      {text}
                      <ArrowRight aria-hidden className="flip-rtl" />
                    </SiteLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

function searchOf(category: CategoryKey): string {
  return queryWith({}, { category: EXPERIENCE_CATEGORIES.find(({ key }) => key === category)?.name ?? "" });
}
