import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { sectionsFor, type Submission } from "#app/features/properties/site/submission/use-submission";
import { SUBMISSION_SECTIONS, type SubmissionSection } from "#app/features/properties/submission";

export type SectionState = "done" | "current" | "wrong" | undefined;

export function sectionState(section: SubmissionSection, { errors, current, done }: Submission): SectionState {
  if (SUBMISSION_SECTIONS[section].some((field) => errors[field])) return "wrong";
  if (section === current) return "current";
  return done.has(section) ? "done" : undefined;
}

export const sectionId = (section: SubmissionSection) => `submit-${section}`;

/** One part of the form under its numbered heading. */
export function Section({
  name,
  submission,
  children,
}: {
  name: SubmissionSection;
  submission: Submission;
  children: ReactNode;
}) {
  const t = useTranslations("submitSection");
  const state = sectionState(name, submission);
  return (
    <section
      className="submit-section"
      id={sectionId(name)}
      data-section={name}
      aria-labelledby={`${sectionId(name)}-title`}
    >
      <div className="submit-section-head">
        <span className="submit-number" data-state={state} aria-hidden>
          {state === "done" ? <Check /> : sectionsFor(submission.type).indexOf(name) + 1}
        </span>
        <div>
          <h2 className="display display-small" id={`${sectionId(name)}-title`}>
            {t(name)}
          </h2>
          <p>{t(`${name}Hint`)}</p>
        </div>
      </div>
      {children}
    </section>
  );
}
