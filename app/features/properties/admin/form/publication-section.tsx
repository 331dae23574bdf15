import type { ReactNode } from "react";
import type { PropertyDraft } from "#app/features/properties/admin/form/draft";
import { formatDay } from "#app/platform/dates/dates";
import type { FormState } from "#app/ui/office/form/use-record-form";

/** What is known of a property beside what is in the form. */
export interface PropertyFacts {
  /** A day. */
  created: string;
  inquiries: number;
}

export function PublicationSection({ form, facts }: { form: FormState<PropertyDraft>; facts: PropertyFacts | null }) {
  return (
    <section className="office-card publication" id="section-publication">
      <h2>Publication Status</h2>
      <SwitchRow form={form} name="published" label="Published" />
      <SwitchRow form={form} name="is_featured" label="Featured on home">
        {form.draft.is_featured && !form.draft.published ? "Shows there once it is published" : null}
      </SwitchRow>
      {facts && (
        <dl>
          <div>
            <dt>Created</dt>
            <dd>{formatDay(facts.created, "en", "short")}</dd>
          </div>
          <div>
            <dt>Inquiries</dt>
            <dd>{facts.inquiries}</dd>
          </div>
        </dl>
      )}
    </section>
  );
}

/** A checkbox to the browser, so that the form works before scripts. */
function SwitchRow({ form, name, label, children }: { form: FormState<PropertyDraft>; name: "published" | "is_featured"; label: string; children?: ReactNode }) {
  const isOn = form.draft[name] === "on";
  return (
    <label className="publication-row">
      <span>
        <b>{label}</b>
        {children && <small>{children}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        className="form-switch"
        id={name}
        name={name}
        checked={isOn}
        aria-checked={isOn}
        onChange={({ target }) => form.change(name, target.checked ? "on" : "")}
      />
    </label>
  );
}
