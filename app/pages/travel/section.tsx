import { CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { SectionId } from "#app/pages/travel/sections";

/** One section of the guide: heading and lead on one side, content on the other. */
export function GuideSection({
  id,
  lead,
  aside,
  children,
}: {
  id: SectionId;
  lead: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslations("travel");
  return (
    <section className="guide-section" id={id}>
      <div className="guide-about">
        <h2 className="display">{t(id)}</h2>
        <p>{lead}</p>
        {aside}
      </div>
      <div>{children}</div>
    </section>
  );
}

export function Tips({ tips }: { tips: string[] }) {
  return (
    <ul className="tick-list guide-tips">
      {tips.map((tip) => (
        <li key={tip}>
          <CircleCheck aria-hidden />
          {tip}
        </li>
      ))}
    </ul>
  );
}
