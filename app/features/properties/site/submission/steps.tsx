import { Check, CircleAlert } from "lucide-react";
import { useTranslations } from "use-intl";
import { sectionId, sectionState } from "#app/features/properties/site/submission/section";
import { sectionsFor, type Submission } from "#app/features/properties/site/submission/use-submission";

/** The sections of the form, how each stands, and how far the visitor has come. */
export function Steps({ submission }: { submission: Submission }) {
  const t = useTranslations("submit");
  const name = useTranslations("submitSection");
  const sections = sectionsFor(submission.type);
  const done = sections.filter((section) => submission.done.has(section)).length;
  return (
    <nav className="submit-steps" aria-label={t("steps")}>
      <ol>
        {sections.map((section, index) => {
          const state = sectionState(section, submission);
          return (
            <li key={section}>
              <a
                href={`#${sectionId(section)}`}
                data-state={state}
                aria-current={section === submission.current ? "step" : undefined}
              >
                <span aria-hidden>
                  {state === "wrong" ? <CircleAlert /> : state === "done" ? <Check /> : index + 1}
                </span>
                {name(section)}
                {state === "done" && <span className="visually-hidden">, {t("stepDone")}</span>}
                {state === "wrong" && <span className="visually-hidden">, {t("stepWrong")}</span>}
              </a>
            </li>
          );
        })}
      </ol>
      <div className="submit-progress">
        <span>{t("progress", { done, total: sections.length })}</span>
        <i style={{ inlineSize: `${(done / sections.length) * 100}%` }} />
      </div>
    </nav>
  );
}
