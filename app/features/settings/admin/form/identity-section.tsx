import { Info } from "lucide-react";
import type { ReactNode } from "react";
import { DEFAULT_SITE_NAME } from "#app/brand";
import { CountryField } from "#app/features/settings/admin/form/country-field";
import type { SettingsDraft } from "#app/features/settings/admin/form/draft";
import { ExampleMark } from "#app/features/settings/admin/form/example-mark";
import type { Country } from "#app/features/settings/countries";
import { exampleFields, isExample, type ExampleField } from "#app/features/settings/examples";
import { Field } from "#app/ui/office/form/field";
import type { FormState } from "#app/ui/office/form/use-record-form";

type IdentityField =
  | "site_name"
  | "contact_email"
  | "reply_to_email"
  | "contact_phone"
  | "emergency_phone"
  | "operator_name";

/** Who the site is: on every page, in mails, on legal pages and for search engines. */
export function IdentitySection({
  form,
  mailFrom,
  countries,
}: {
  form: FormState<SettingsDraft>;
  mailFrom: string | null;
  countries: readonly Country[];
}) {
  const { draft } = form;
  const { instagram, facebook, twitter } = draft;
  const examples = exampleFields({ ...draft, social_links: { instagram, facebook, twitter } });
  const text = (
    field: IdentityField,
    label: string,
    more: { hint?: ReactNode; type?: "email" | "tel"; placeholder?: string } = {},
  ) => <IdentityText form={form} field={field} label={label} {...more} />;
  return (
    <section className="office-card form-card" id="section-identity">
      <h2>Identity</h2>
      <p>Used on every page, in mails, on the legal pages and for search engines. What is empty is left out.</p>
      {examples.length > 0 && (
        <p className="example-note">
          <Info aria-hidden />
          <span>{`Visitors of this demo see examples nobody answers to: ${examples.join(", ")}. Replace or empty them before the site goes live.`}</span>
        </p>
      )}
      <div className="identity-fields">
        {text("site_name", "Name", { placeholder: DEFAULT_SITE_NAME })}
        {text("operator_name", "Legal operator", { hint: "Who answers before the law" })}
        {text("contact_email", "Email", { type: "email" })}
        {text("reply_to_email", "Answers to our mails go to", {
          type: "email",
          placeholder: draft.contact_email || mailFrom || undefined,
        })}
        {text("contact_phone", "Phone", { type: "tel", placeholder: "+255" })}
        {text("emergency_phone", "Emergency phone", {
          type: "tel",
          placeholder: "+255",
          hint: "Answered day and night",
        })}
        <CountryField form={form} countries={countries} />
      </div>
      <small className="profile-hint">{replyNote(draft, mailFrom)}</small>
    </section>
  );
}

/** Where an answer to a mail really goes, as the fields stand now. */
function replyNote({ reply_to_email, contact_email }: SettingsDraft, mailFrom: string | null): string {
  const address = reply_to_email.trim() || contact_email.trim() || mailFrom;
  return address
    ? `A visitor who answers one of our mails writes to ${address}.`
    : "Without an email address no mail can be sent: there is nothing to send it from.";
}

const MARKED: readonly string[] = [
  "contact_email",
  "contact_phone",
  "emergency_phone",
  "operator_name",
] satisfies ExampleField[];

interface IdentityTextProps {
  form: FormState<SettingsDraft>;
  field: IdentityField;
  label: string;
  hint?: ReactNode;
  type?: "email" | "tel";
  placeholder?: string;
}

function IdentityText({ form, field, label, hint, type, placeholder }: IdentityTextProps) {
  const value = form.draft[field];
  const isMarked = MARKED.includes(field) && isExample(field as ExampleField, value);
  return (
    <Field name={field} label={label} hint={isMarked ? <ExampleMark /> : hint} error={form.errors[field]}>
      {(control) => (
        <input
          {...control}
          className="input"
          type={type ?? "text"}
          dir={type ? "ltr" : "auto"}
          autoComplete="off"
          placeholder={placeholder}
          value={value}
          onChange={(event) => form.change(field, event.target.value)}
        />
      )}
    </Field>
  );
}
