import { CircleAlert, LoaderCircle } from "lucide-react";
import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { FormGuards } from "#app/features/forms/components/visitor-form";
import { AmenitiesSection } from "#app/features/properties/site/submission/amenities-section";
import { DetailsSection } from "#app/features/properties/site/submission/details-section";
import { forgetDraft, type Draft } from "#app/features/properties/site/submission/draft";
import { ImagesSection } from "#app/features/properties/site/submission/images-section";
import { NextSteps } from "#app/features/properties/site/submission/next-steps";
import { OwnerSection } from "#app/features/properties/site/submission/owner-section";
import { Steps } from "#app/features/properties/site/submission/steps";
import { DescriptionSection, LocationSection } from "#app/features/properties/site/submission/text-sections";
import { useSubmission, type Submission } from "#app/features/properties/site/submission/use-submission";
import { useProblemText } from "#app/features/properties/site/submission/words";
import { isBare, type SubmissionResult } from "#app/features/properties/submission";
import { SiteLink } from "#app/platform/i18n/paths";

/** The form by which visitors offer a property. Posts to the page it stands on. */
export function SubmissionForm({ stamp, year, result, initial }: { stamp: string; year: number; result: SubmissionResult | undefined; initial: Draft }) {
  const submission = useSubmission({ result, initial });
  const fields = { submission, initial };
  return (
    <Form {...submission.bind} method="post" encType="multipart/form-data" preventScrollReset>
      <AlertBox alert={submission.alert} />
      <div className="submit-grid">
        <Steps submission={submission} />
        <div className="submit-panel">
          <OwnerSection {...fields} />
          <DetailsSection {...fields} year={year} />
          <LocationSection {...fields} />
          <DescriptionSection {...fields} />
          <AmenitiesSection {...fields} hidden={isBare(submission.type)} />
          <ImagesSection submission={submission} />
          <Actions sending={submission.sending} />
        </div>
        <NextSteps />
      </div>
      <FormGuards stamp={stamp} submissionKey={submission.key} />
    </Form>
  );
}

/** What stands in the way, at the top of the page: the page goes there, and so does the focus. */
function AlertBox({ alert }: Pick<Submission, "alert">) {
  const textOf = useProblemText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!alert) return;
    window.scrollTo(0, 0);
    box.current?.focus({ preventScroll: true });
  }, [alert]);
  if (!alert) return null;
  return (
    <div ref={box} className="form-failure submit-alert" role="alert" tabIndex={-1}>
      <CircleAlert aria-hidden />
      {textOf(alert.problem, alert.field)}
    </div>
  );
}

function Actions({ sending }: { sending: boolean }) {
  const t = useTranslations("submitForm");
  return (
    <div className="submit-actions">
      <SiteLink to="/:lang?/real-estate" className="btn btn-secondary" onClick={forgetDraft}>
        {t("cancel")}
      </SiteLink>
      <button type="submit" className="btn btn-primary" disabled={sending}>
        {sending && <LoaderCircle aria-hidden className="spinner" />}
        {sending ? t("sending") : t("submit")}
      </button>
    </div>
  );
}
