import type { Coordinates } from "#app/features/maps/island/projection";
import type { PropertyDraft } from "#app/features/properties/admin/form/draft";
import { formatDay } from "#app/platform/dates/dates";
import { SwitchRow } from "#app/ui/office/form/switch-row";
import type { FormState } from "#app/ui/office/form/use-record-form";

/** What is known of a property beside what is in the form. */
export interface PropertyFacts {
  /** A day. */
  created: string;
  inquiries: number;
  /** What visitors are shown of a blurred one. */
  publicPoint: Coordinates | null;
  /** Now or before: only then an old address is kept. */
  wasPublic: boolean;
}

export function PublicationSection({ form, facts }: { form: FormState<PropertyDraft>; facts: PropertyFacts | null }) {
  const { draft } = form;
  return (
    <section className="office-card publication" id="section-publication">
      <h2>Publication Status</h2>
      <SwitchRow
        name="published"
        label="Published"
        isOn={draft.published === "on"}
        onChange={(isOn) => form.change("published", isOn ? "on" : "")}
      />
      <SwitchRow
        name="is_featured"
        label="Featured on home"
        hint={draft.is_featured && !draft.published ? "Shows there once it is published" : undefined}
        isOn={draft.is_featured === "on"}
        onChange={(isOn) => form.change("is_featured", isOn ? "on" : "")}
      />
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
