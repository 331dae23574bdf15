import { Calendar, Ticket } from "lucide-react";
import { useTranslations } from "use-intl";
import { VISA_FEES } from "#app/features/guide/facts";
import type { GuideNote } from "#app/features/guide/schema";
import { GuideLink } from "#app/pages/travel/guide-link";
import { CheckedOn, Notes, NoteText, splitNotes } from "#app/pages/travel/notes";
import { GuideSection } from "#app/pages/travel/section";
import { useCurrency, useMoney } from "#app/platform/money/currency";
import { BASE_CURRENCY } from "#app/platform/money/money";

export function Visa({ notes }: { notes: GuideNote[] | undefined }) {
  const t = useTranslations("travelVisa");
  const links = splitNotes(notes, "link");
  const { placed: standing, others } = splitNotes(links.others, "visa");
  const official = links.placed.map((note) => (
    <div key={note.id}>
      <GuideLink note={note} className="more-link" />
      <CheckedOn checked={note.checked} />
    </div>
  ));
  return (
    <GuideSection id="visa" lead={t("lead")} aside={official}>
      <div className="visas">
        {VISA_FEES.map(({ visa, dollars }) => (
          <div key={visa} className="guide-card">
            <h3 id={`visa-${visa}`}>{t(visa)}</h3>
            <Fee dollars={dollars} />
            <ul>
              <li>
                <Ticket aria-hidden />
                {t(`${visa}Entry`)}
              </li>
              <li>
                <Calendar aria-hidden />
                {t(`${visa}Stay`)}
              </li>
            </ul>
          </div>
        ))}
      </div>
      {standing.map((note) => (
        <div key={note.id} className="visa-note">
          <NoteText text={note.body ?? note.title} />
          <CheckedOn checked={note.checked} />
        </div>
      ))}
      <Notes notes={others} />
    </GuideSection>
  );
}

/** Fees are set in dollars: another currency can only be told besides. */
function Fee({ dollars }: { dollars: number }) {
  const t = useTranslations("travelVisa");
  const { current } = useCurrency();
  const money = useMoney();
  return (
    <p className="visa-fee">
      <bdi dir="ltr" className="display">
        {dollars} <sup>{BASE_CURRENCY}</sup>
      </bdi>
      {current.code !== BASE_CURRENCY && (
        <small>
          {t.rich("converted", { price: money.exact(dollars * 100), b: (price) => <bdi dir="ltr">{price}</bdi> })}
        </small>
      )}
    </p>
  );
}
