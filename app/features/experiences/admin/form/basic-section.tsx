import { ChevronDown } from "lucide-react";
import { CategoryDot } from "#app/features/experiences/admin/category-dot";
import type { ExperienceDraft } from "#app/features/experiences/admin/form/draft";
import { categoriesInUse } from "#app/features/experiences/rules";
import { DURATIONS, EXPERIENCE_CATEGORIES } from "#app/features/experiences/schema";
import { Field } from "#app/ui/office/form/field";
import { LocalisedInput } from "#app/ui/office/form/localised-input";
import type { FormState } from "#app/ui/office/form/use-record-form";

export function BasicSection({ form }: { form: FormState<ExperienceDraft> }) {
  const { draft, errors, change } = form;
  return (
    <section className="office-card form-card" id="section-basic">
      <h2>Basic Information</h2>
      <p>Shown on cards, in search results and when the page is shared.</p>
      <LocalisedInput form={form} field="title" label="Title" />
      <Field name="category" label="Category" isRequired error={errors.category}>
        {(control) => (
          <div className="input input-group">
            <CategoryDot category={draft.category} />
            <select {...control} required value={draft.category} onChange={(event) => change("category", event.target.value)}>
              <option value="">Choose one</option>
              {categoryOptions(draft.category).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
            <ChevronDown aria-hidden />
          </div>
        )}
      </Field>
      <div className="field-pair">
        <Field name="price" label="Price" hint="Per person, USD" isRequired error={errors.price}>
          {(control) => (
            <div className="input input-group">
              <span aria-hidden>$</span>
              <input
                {...control}
                type="number"
                min={0}
                step={0.01}
                inputMode="decimal"
                required
                value={draft.price}
                onChange={(event) => change("price", event.target.value)}
              />
            </div>
          )}
        </Field>
        <Field name="duration" label="Duration" isRequired error={errors.duration}>
          {(control) => (
            <>
              <input
                {...control}
                className="input"
                list="durations"
                autoComplete="off"
                required
                value={draft.duration}
                onChange={(event) => change("duration", event.target.value)}
              />
              <datalist id="durations">
                {DURATIONS.map(({ key, name }) => (
                  <option key={key}>{name}</option>
                ))}
              </datalist>
            </>
          )}
        </Field>
      </div>
    </section>
  );
}

/** The six, and the one it has if that is another. */
function categoryOptions(current: string): string[] {
  return categoriesInUse([...EXPERIENCE_CATEGORIES.map(({ name }) => name), current].filter(Boolean));
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
