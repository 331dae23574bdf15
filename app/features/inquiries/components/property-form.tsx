import { Send } from "lucide-react";
import { useEffect } from "react";
import { useActionData } from "react-router";
import { useTranslations } from "use-intl";
import { FormSuccess, useReplyToItem } from "#app/features/forms/components/form-success";
import { useFormDraft, type FormDraftState } from "#app/features/forms/components/form-draft";
import { SubmitArea, useVisitorForm, VisitorForm } from "#app/features/forms/components/visitor-form";
import type { FormFailure, FormResult } from "#app/features/forms/schema";
import { ViewingFields } from "#app/features/inquiries/components/viewing-fields";
import type { PropertyInquiryField } from "#app/features/inquiries/property-inquiry";
import { DEFAULT_PHONE_PREFIX } from "#app/features/properties/schema";
import { TextArea, TextField } from "#app/ui/form-field";
import { showToast } from "#app/ui/toasts";

/**
 * Asks the agent about a property, or to see it. Needs the texts form, propertyInquiry, viewing and invalid. Posts to
 * the page it stands on.
 */
export function PropertyInquiryForm({
  id,
  title,
  stamp,
  message,
  canBeSeen = true,
}: {
  id: string;
  title: string;
  stamp: string;
  /** What it begins with, in place of the usual words. */
  message?: string;
  /** Whether it can be visited. */
  canBeSeen?: boolean;
}) {
  const t = useTranslations("propertyInquiry");
  const result = useActionData<FormResult<PropertyInquiryField>>();
  const tab = useFormDraft(`property ${id}`, result);
  const label = useTranslations("sentLink");
  const replyTo = useReplyToItem();
  useEffect(() => {
    if (result?.ok) showToast("success", t("sentToast"));
    else if (result?.reason === "failed") showToast("error", t("failed"));
    // Once for each answer, whatever else changes.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [result]);
  if (tab.sent)
    return (
      <FormSuccess
        sent={tab.sent}
        title={t("sent")}
        body={t("sentBody")}
        item={title}
        facts={[
          { label: label("reference"), value: tab.sent.reference && <bdi dir="ltr">{tab.sent.reference}</bdi> },
          replyTo(tab.sent.email),
        ]}
        onStartOver={tab.startOver}
      />
    );
  return (
    <Fields
      key={tab.restored ? "kept" : (message ?? "new")}
      stamp={stamp}
      firstWords={message}
      canBeSeen={canBeSeen}
      draftState={tab}
      failure={result?.ok ? undefined : result}
    />
  );
}

function Fields({
  stamp,
  firstWords,
  canBeSeen,
  draftState,
  failure,
}: {
  stamp: string;
  firstWords: string | undefined;
  canBeSeen: boolean;
  draftState: FormDraftState;
  failure: FormFailure<PropertyInquiryField> | undefined;
}) {
  const t = useTranslations("propertyInquiry");
  const label = useTranslations("form");
  const viewing = useTranslations("viewing");
  const form = useVisitorForm<PropertyInquiryField>({
    failure,
    draftState,
    labels: {
      kind: viewing("kind"),
      day_1: viewing("day", { n: "1" }),
      day_2: viewing("day", { n: "2" }),
      day_3: viewing("day", { n: "3" }),
      part_of_day: viewing("part"),
      people: viewing("people"),
      name: t("name"),
      email: label("email"),
      phone: label("phone"),
      message: t("message"),
    },
    loadValidator: async () => (await import("#app/features/inquiries/property-inquiry")).checkPropertyInquiry,
  });
  const { field } = form;
  const message = field("message");
  return (
    <VisitorForm form={form} stamp={stamp}>
      {canBeSeen && <ViewingFields field={field} typed={form.typed} stamp={stamp} />}
      <TextField {...field("name")} placeholder={t("nameHint")} required autoComplete="name" maxLength={120} />
      <TextField
        {...field("email")}
        placeholder="name@example.com"
        required
        type="email"
        autoComplete="email"
        maxLength={254}
        dir="ltr"
      />
      <TextField
        {...field("phone")}
        placeholder={DEFAULT_PHONE_PREFIX}
        type="tel"
        autoComplete="tel"
        maxLength={40}
        dir="ltr"
      />
      <TextArea
        {...message}
        defaultValue={message.defaultValue ?? firstWords ?? t("messageText")}
        required
        rows={3}
        maxLength={5000}
      />
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
    </VisitorForm>
  );
}
