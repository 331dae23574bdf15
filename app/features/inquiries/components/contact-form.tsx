import { ChevronDown, Send } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useActionData } from "react-router";
import { useTranslations } from "use-intl";
import { FormSuccess, SubmissionSummary, useReplyToItem } from "#app/features/forms/components/form-success";
import { SentLink } from "#app/features/forms/components/sent-link";
import { useFormDraft, type FormDraftState } from "#app/features/forms/components/form-draft";
import { SubmitArea, useVisitorForm, VisitorForm } from "#app/features/forms/components/visitor-form";
import type { FormFailure, FormResult } from "#app/features/forms/schema";
import type { InquiryField } from "#app/features/inquiries/inquiry-form";
import { INQUIRY_TOPICS, OFFERED_TOPICS, type InquiryTopic } from "#app/features/inquiries/schema";
import { TOPIC_TEXTS } from "#app/features/inquiries/topic-texts";
import { FieldFrame, TextArea, TextField } from "#app/ui/form-field";

/** How long the thank-you stands before an empty form returns. */
const SUCCESS_SHOWN_MS = 5_000;

interface ContactFormProps {
  stamp: string;
  topic: InquiryTopic;
}

/** Writes to the office. Needs the texts form, contactForm and invalid. Posts to the page it stands on. */
export function ContactForm(props: ContactFormProps) {
  const t = useTranslations("contactForm");
  const place = useRef<HTMLDivElement>(null);
  const result = useActionData<FormResult<InquiryField>>();
  const [dismissedResult, setThanked] = useState<typeof result>();
  const tab = useFormDraft(`contact ${props.topic}`, result);
  const label = useTranslations("sentLink");
  const replyTo = useReplyToItem();
  useEffect(() => {
    if (!result?.ok) return;
    const timer = setTimeout(() => {
      // The thanks go away with the focus on them: it stays here instead of falling back to the top of the page.
      if (place.current?.contains(document.activeElement)) place.current.focus({ preventScroll: true });
      setThanked(result);
    }, SUCCESS_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const { sent } = tab;
  const facts = sent && [
    { label: label("reference"), value: sent.reference && <bdi dir="ltr">{sent.reference}</bdi> },
    { label: t("topic"), value: topicName(sent.topic, t) },
    replyTo(sent.email),
  ];
  return (
    <div ref={place} tabIndex={-1} className="contact-form">
      {facts && result?.ok && dismissedResult !== result ? (
        <FormSuccess sent={sent} title={t("sent")} body={t("sentBody")} facts={facts} />
      ) : (
        <>
          {facts && (
            <>
              <SubmissionSummary item={t("sent")} facts={facts} />
              <SentLink sent={sent} />
            </>
          )}
          <Fields
            key={tab.restored ? "kept" : "new"}
            {...props}
            draftState={tab}
            failure={result?.ok ? undefined : result}
          />
        </>
      )}
    </div>
  );
}

function topicName(topic: string | undefined, t: (key: (typeof TOPIC_TEXTS)[InquiryTopic]) => string): string | null {
  const known = INQUIRY_TOPICS.find((one) => one === topic);
  return known ? t(TOPIC_TEXTS[known]) : null;
}

function Fields({
  stamp,
  topic,
  draftState,
  failure,
}: ContactFormProps & { draftState: FormDraftState; failure: FormFailure<InquiryField> | undefined }) {
  const t = useTranslations("contactForm");
  const label = useTranslations("form");
  const form = useVisitorForm<InquiryField>({
    failure,
    draftState,
    labels: {
      name: t("name"),
      email: label("email"),
      phone: t("phoneOptional"),
      topic: t("topic"),
      message: t("message"),
    },
    loadValidator: async () => (await import("#app/features/inquiries/inquiry-form")).checkInquiry,
  });
  const { field } = form;
  const { id, error, label: topicLabel, ...topicField } = field("topic");
  const topics = (OFFERED_TOPICS as readonly InquiryTopic[]).includes(topic)
    ? OFFERED_TOPICS
    : [...OFFERED_TOPICS, topic];
  return (
    <VisitorForm form={form} stamp={stamp}>
      <div className="form-row">
        <TextField {...field("name")} placeholder={t("nameHint")} required autoComplete="name" maxLength={120} />
        <TextField
          {...field("email")}
          required
          type="email"
          placeholder="name@example.com"
          autoComplete="email"
          maxLength={254}
          dir="ltr"
        />
      </div>
      <div className="form-row">
        <TextField {...field("phone")} type="tel" placeholder="+971" autoComplete="tel" maxLength={40} dir="ltr" />
        <FieldFrame id={id} name="topic" label={topicLabel} error={error} className="has-arrow">
          {(control) => (
            <>
              <select {...control} {...topicField} defaultValue={topicField.defaultValue ?? topic} required>
                {topics.map((option) => (
                  <option key={option} value={option}>
                    {t(TOPIC_TEXTS[option])}
                  </option>
                ))}
              </select>
              <ChevronDown aria-hidden />
            </>
          )}
        </FieldFrame>
      </div>
      <TextArea {...field("message")} placeholder={t("messageHint")} required rows={5} maxLength={5000} />
      <SubmitArea
        form={form}
        failure={t("failed")}
        busy={t("sending")}
        label={
          <>
            {t("submit")}
            <Send aria-hidden className="flip-rtl" />
          </>
        }
      />
      <p className="form-fine">{t("reassurance")}</p>
    </VisitorForm>
  );
}
