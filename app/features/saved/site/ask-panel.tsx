import { ArrowRight } from "lucide-react";
import { useState } from "react";
import { useActionData } from "react-router";
import { useTranslations } from "use-intl";
import { FormSuccess, useReplyToItem } from "#app/features/forms/components/form-success";
import { useFormDraft, type FormDraftState } from "#app/features/forms/components/form-draft";
import { SubmitArea, useVisitorForm, VisitorForm } from "#app/features/forms/components/visitor-form";
import type { FormFailure, FormResult } from "#app/features/forms/schema";
import type { AskField } from "#app/features/saved/asking/ask-form";
import type { Notes } from "#app/features/saved/site/notes";
import type { Refusal } from "#app/features/saved/site/saved.route";
import { TextArea, TextField } from "#app/ui/form-field";

interface AskPanelProps {
  stamp: string;
  /** Null without scripts. */
  notes: Notes | null;
  /** Of what is on the list. */
  keys: string[];
}

/** Sends the list as one question. */
export function AskPanel(props: AskPanelProps) {
  const t = useTranslations("saved");
  const contact = useTranslations("contactForm");
  const label = useTranslations("sentLink");
  const replyTo = useReplyToItem();
  const answer = useActionData<FormResult<AskField> | { problem: Refusal }>();
  // The same page answers who wants to know when a property gets cheaper.
  const result = answer && "ok" in answer && answer.values?.intent !== "watch" ? answer : undefined;
  const tab = useFormDraft("saved list", result);
  return (
    <section className="saved-panel is-ask" aria-labelledby="ask-title">
      <h2 id="ask-title" className="display display-small">
        {t("askTitle")}
      </h2>
      {tab.sent ? (
        <FormSuccess
          sent={tab.sent}
          title={contact("sent")}
          body={contact("sentBody")}
          facts={[
            { label: label("reference"), value: tab.sent.reference && <bdi dir="ltr">{tab.sent.reference}</bdi> },
            replyTo(tab.sent.email),
          ]}
          onStartOver={tab.startOver}
        />
      ) : (
        <>
          <p>{t("askBody")}</p>
          <Fields
            key={tab.restored ? "kept" : "new"}
            {...props}
            draftState={tab}
            failure={result?.ok ? undefined : result}
          />
        </>
      )}
    </section>
  );
}

function Fields({
  stamp,
  notes,
  keys,
  draftState,
  failure,
}: AskPanelProps & { draftState: FormDraftState; failure: FormFailure<AskField> | undefined }) {
  const t = useTranslations("saved");
  const contact = useTranslations("contactForm");
  const label = useTranslations("form");
  const [isWithNotes, setWithNotes] = useState(false);
  const form = useVisitorForm<AskField>({
    failure,
    draftState,
    labels: {
      name: contact("name"),
      email: label("email"),
      phone: contact("phoneOptional"),
      message: t("askWords"),
    },
    loadValidator: async () => (await import("#app/features/saved/asking/ask-form")).checkAskForm,
  });
  const { field } = form;
  const sent = Object.fromEntries(Object.entries(notes ?? {}).filter(([key]) => keys.includes(key)));
  return (
    <VisitorForm form={form} stamp={stamp}>
      <input type="hidden" name="intent" value="ask" />
      <div className="form-row">
        <TextField {...field("name")} required autoComplete="name" maxLength={120} />
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
      <TextField {...field("phone")} type="tel" placeholder="+971" autoComplete="tel" maxLength={40} dir="ltr" />
      <TextArea {...field("message")} rows={3} maxLength={1000} />
      {Object.keys(sent).length > 0 && (
        <label className="saved-with-notes">
          <input type="checkbox" checked={isWithNotes} onChange={(event) => setWithNotes(event.target.checked)} />
          {t("askNotes")}
        </label>
      )}
      {isWithNotes && <input type="hidden" name="notes" value={JSON.stringify(sent)} />}
      <SubmitArea
        form={form}
        failure={contact("failed")}
        busy={contact("sending")}
        label={
          <>
            {t("askButton")}
            <ArrowRight aria-hidden className="flip-rtl" />
          </>
        }
      />
    </VisitorForm>
  );
}
