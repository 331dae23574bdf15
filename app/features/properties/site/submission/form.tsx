import { CircleAlert, LoaderCircle } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form, useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { SpamGuards } from "#app/features/forms/components/visitor-form";
import { AmenitiesSection } from "#app/features/properties/site/submission/amenities-section";
import { DetailsSection } from "#app/features/properties/site/submission/details-section";
import { SUBMISSION_DRAFT, type Draft } from "#app/features/properties/site/submission/draft";
import { ImagesSection } from "#app/features/properties/site/submission/images-section";
import { NextSteps } from "#app/features/properties/site/submission/next-steps";
import { OwnerSection } from "#app/features/properties/site/submission/owner-section";
import { Steps } from "#app/features/properties/site/submission/steps";
import {
  DescriptionSection,
  LocationSection,
  type SubmissionMap,
} from "#app/features/properties/site/submission/text-sections";
import { useSubmission, type Submission } from "#app/features/properties/site/submission/use-submission";
import { useProblemText } from "#app/features/properties/site/submission/submission-texts";
import { isLandType, type SubmissionField, type SubmissionResult } from "#app/features/properties/submission";
import { SiteLink } from "#app/platform/i18n/paths";
import { forgetDraft } from "#app/platform/tab-draft";

/** The form by which visitors offer a property. Posts to the page it stands on. */
export function SubmissionForm({
  stamp,
  year,
  result,
  initial,
  map,
}: {
  stamp: string;
  year: number;
  result: SubmissionResult | undefined;
  initial: Draft;
  map: SubmissionMap;
}) {
  const submission = useSubmission({ result, initial });
  const fields = { submission, initial };
  const { pathname, search } = useLocation();
  // Without scripts the answer is a new page: it opens where the form stands.
  const action = submission.ready ? undefined : `${pathname}${search}#send`;
  return (
    <Form {...submission.bind} id="send" action={action} method="post" encType="multipart/form-data" preventScrollReset>
      <AlertBox submission={submission} />
      {!submission.ready && <ProblemList errors={submission.errors} />}
      <div className="submit-grid">
        <Steps submission={submission} />
        <div className="submit-panel">
          <OwnerSection {...fields} />
          <DetailsSection {...fields} year={year} />
          <LocationSection {...fields} map={map} />
          <DescriptionSection {...fields} />
          <AmenitiesSection {...fields} hidden={isLandType(submission.type)} />
          <ImagesSection submission={submission} />
          <Actions sending={submission.sending} />
        </div>
        <NextSteps />
      </div>
      <SpamGuards stamp={stamp} submissionKey={submission.key} />
    </Form>
  );
}

/** The error alert at the top of the page; scrolls to it and moves the focus there. */
function AlertBox({ submission: { alert, errors, ready } }: { submission: Submission }) {
  const textOf = useProblemText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!alert) return;
    window.scrollTo(0, 0);
    box.current?.focus({ preventScroll: true });
  }, [alert]);
  if (!alert) return null;
  const text = textOf(alert.problem, alert.field);
  return (
    <div ref={box} className="form-failure submit-alert" role="alert" tabIndex={-1}>
      <CircleAlert aria-hidden />
      {ready || !errors[alert.field] ? text : <a href={fieldAddress(alert.field)}>{text}</a>}
    </div>
  );
}

const fieldAddress = (field: SubmissionField) => `#field-${field}`;

/**
 * Everything that is wrong, for a page without scripts, which cannot lead to the fields one by one. One mistake alone
 * stands above already.
 */
function ProblemList({ errors }: Pick<Submission, "errors">) {
  const textOf = useProblemText();
  const wrong = (Object.keys(errors) as SubmissionField[]).flatMap((field) =>
    errors[field] ? [{ field, problem: errors[field] }] : [],
  );
  if (wrong.length < 2) return null;
  return (
    <ul className="form-failure form-summary submit-problems">
      {wrong.map(({ field, problem }) => (
        <li key={field}>
          <a href={fieldAddress(field)}>{textOf(problem, field)}</a>
        </li>
      ))}
    </ul>
  );
}

function Actions({ sending }: { sending: boolean }) {
  const t = useTranslations("submitForm");
  return (
    <div className="submit-actions">
      <SiteLink to="/:lang?/real-estate" className="btn btn-secondary" onClick={() => forgetDraft(SUBMISSION_DRAFT)}>
        {t("cancel")}
      </SiteLink>
      <button type="submit" className="btn btn-primary" disabled={sending}>
        {sending && <LoaderCircle aria-hidden className="spinner" />}
        {sending ? t("sending") : t("submit")}
      </button>
    </div>
  );
}
