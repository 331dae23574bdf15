import type { PropertyDraft } from "#app/features/properties/admin/form/draft";
import { NumberField, SelectField } from "#app/features/properties/admin/form/fields";
import { SlugField } from "#app/features/properties/admin/form/slug-field";
import { LISTING_NAMES, optionsOf, STATUS_NAMES, TYPE_NAMES } from "#app/features/properties/admin/names";
import { LocalisedInput } from "#app/ui/office/form/localised-input";
import type { FormState } from "#app/ui/office/form/use-record-form";

export function BasicSection({ form }: { form: FormState<PropertyDraft> }) {
  return (
    <section className="office-card form-card" id="section-basic">
      <h2>Basic Information</h2>
      <p>Shown on cards, in search results and when the page is shared.</p>
      <LocalisedInput form={form} field="title" label="Title" />
      <SlugField form={form} />
      <div className="field-pair">
        <SelectField form={form} name="type" label="Type" isRequired placeholder="Choose one" options={optionsOf(TYPE_NAMES)} />
        <SelectField form={form} name="listing_type" label="Listing" options={optionsOf(LISTING_NAMES)} />
        <NumberField form={form} name="price" label="Price" hint={form.draft.listing_type === "rent" ? "A month" : undefined} isRequired sign="$" step={0.01} />
        <SelectField form={form} name="status" label="Status" isRequired options={optionsOf(STATUS_NAMES)} />
      </div>
    </section>
  );
}

export function DescriptionSection({ form }: { form: FormState<PropertyDraft> }) {
  return (
    <section className="office-card form-card" id="section-description">
      <h2>Description</h2>
      <p>Plain words, two or three short paragraphs.</p>
      <LocalisedInput form={form} field="description" label="Description" isLong />
    </section>
  );
}
