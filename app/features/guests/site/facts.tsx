import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import type { GuestPageData } from "#app/features/guests/page/read.server";
import { Picture } from "#app/features/media/components/picture";
import { OFFICE } from "#app/brand";
import { formatDay, formatMoment } from "#app/platform/dates/dates";
import { SiteLink, useLanguage } from "#app/platform/i18n/paths";

type Shown = Omit<GuestPageData, "caseId">;

export interface Fact {
  label: string;
  value: ReactNode;
  /** Smaller, each in a line below it. */
  notes?: readonly ReactNode[];
}

/** A picture, and what was asked for beside it. */
export function FactsCard({
  image,
  facts,
  title,
}: {
  image: string | null;
  facts: readonly Fact[];
  /** Where there are several. */
  title?: string;
}) {
  return (
    <section className={`asked${image ? "" : " is-plain"}`} aria-label={title}>
      {image && <Picture src={image} alt="" sizes="(max-width: 820px) 100vw, 250px" />}
      <dl className="request-facts">
        {facts.map(({ label, value, notes = [] }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value}
              {notes.map(
                (note, index) =>
                  // oxlint-disable-next-line react/no-array-index-key -- lines have no name of their own
                  note && <small key={index}>{note}</small>,
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Who sent it; how to reach him only so far that he knows it is him. */
export function usePersonFacts({ name, email, phone }: Shown): Fact[] {
  const t = useTranslations("guest");
  const ltr = (text: string) => <bdi dir="ltr">{text}</bdi>;
  return [
    { label: t("name"), value: <bdi>{name}</bdi> },
    ...(email || phone
      ? [{ label: t("writeTo"), value: ltr(email ?? phone ?? ""), notes: [email && phone && ltr(phone)] }]
      : []),
  ];
}

const PARTS = { any: "any", morning: "morning", afternoon: "afternoon" } as const;

/** When somebody would come to see a property, and where it is once a moment is agreed. */
function useViewingFacts(subject: Shown["subject"]): Fact[] {
  const t = useTranslations("viewing");
  const language = useLanguage();
  if (subject.kind !== "viewing") return [];
  const { days, part, people, at, address, state } = subject;
  return [
    ...(at && state === "agreed"
      ? [{ label: t("when"), value: formatMoment(at, language, OFFICE.hoursAheadOfUtc, "long") }]
      : []),
    ...(address ? [{ label: t("address"), value: <bdi>{address}</bdi> }] : []),
    {
      label: t("wanted"),
      value: days.map((day) => formatDay(day, language, "full")).join(" · "),
      notes: [t(PARTS[part])],
    },
    { label: t("people"), value: String(people) },
  ];
}

/** A message, a question about a property, or one that was offered. */
export function PropertyFacts({ page }: { page: Shown }) {
  const t = useTranslations("guest");
  const language = useLanguage();
  const person = usePersonFacts(page);
  const { subject } = page;
  const sent = { label: t("sent"), value: formatMoment(page.sentAt, language, OFFICE.hoursAheadOfUtc) };
  const viewing = useViewingFacts(subject);
  if (subject.kind === "booking") return null;
  const isAboutProperty = subject.kind !== "message";
  const property: Fact[] =
    isAboutProperty && subject.slug
      ? [
          {
            label: t("topic"),
            value: <bdi>{subject.name}</bdi>,
            notes: [
              <SiteLink key="open" className="link" to="/:lang?/real-estate/:slug" params={{ slug: subject.slug }}>
                {t("openProperty")}
              </SiteLink>,
            ],
          },
        ]
      : [];
  return (
    <FactsCard image={isAboutProperty ? subject.image : null} facts={[...property, ...viewing, sent, ...person]} />
  );
}
