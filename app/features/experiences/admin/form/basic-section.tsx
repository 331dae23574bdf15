import { CategoryDot } from "#app/features/experiences/admin/category-dot";
import type { ExperienceDraft } from "#app/features/experiences/admin/form/draft";
import { categoriesInUse } from "#app/features/experiences/rules";
import { DURATIONS, EXPERIENCE_CATEGORIES } from "#app/features/experiences/schema";
import { LocalisedInput } from "#app/ui/office/form/localised-input";
import { PriceField, SelectField, TextField } from "#app/ui/office/form/plain-fields";
import type { FormState } from "#app/ui/office/form/use-record-form";

export function BasicSection({ form }: { form: FormState<ExperienceDraft> }) {
  const { category } = form.draft;
  return (
    <section className="office-card form-card" id="section-basic">
      <h2>Basic Information</h2>
      <p>Shown on cards, in search results and when the page is shared.</p>
      <LocalisedInput form={form} field="title" label="Title" />
      <SelectField
        form={form}
        field="category"
        label="Category"
        isRequired
        options={categoryOptions(category)}
        before={<CategoryDot category={category} />}
      />
      <div className="field-pair">
        <PriceField form={form} field="price" label="Price" hint="Per person, USD" isRequired />
        <TextField
          form={form}
          field="duration"
          label="Duration"
          isRequired
          suggestions={DURATIONS.map(({ name }) => name)}
        />
      </div>
    </section>
  );
}

/** The six, and the one it has if that is another. */
function categoryOptions(current: string) {
  return categoriesInUse([...EXPERIENCE_CATEGORIES.map(({ name }) => name), current].filter(Boolean)).map((name) => ({
    value: name,
    name,
  }));
}

export function DescriptionSection({ form }: { form: FormState<ExperienceDraft> }) {
  return (
    <section className="office-card form-card" id="section-description">
      <h2>Description</h2>
      <p>Plain words, two or three short paragraphs.</p>
      <LocalisedInput form={form} field="description" label="Description" isLong />
    </section>
  );
}
