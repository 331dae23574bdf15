import { RotateCcw } from "lucide-react";
import { ContentField } from "#app/features/blog/admin/form/content-field";
import type { ArticleDraft } from "#app/features/blog/admin/form/draft";
import type { Uploads } from "#app/features/media/use-uploads";
import { Field } from "#app/ui/office/form/field";
import { LocalisedInput } from "#app/ui/office/form/localised-input";
import { SlugRedirectNote } from "#app/ui/office/form/slug-redirect-note";
import type { FormState } from "#app/ui/office/form/use-record-form";

interface ArticleSectionProps {
  form: FormState<ArticleDraft>;
  /** Whether the slug follows the English title. */
  isSlugGenerated: boolean;
  onSlug: (typed: string) => void;
  onSlugFromTitle: () => void;
  /** Of pictures in the text. */
  pictures: Uploads;
}

export function ArticleSection({ form, isSlugGenerated, onSlug, onSlugFromTitle, pictures }: ArticleSectionProps) {
  return (
    <section className="office-card form-card" id="section-article">
      <h2>Article</h2>
      <p>Title and description appear on the card and when shared.</p>
      <LocalisedInput form={form} field="title" label="Title" />
      <Field
        name="slug"
        label="Slug"
        isRequired
        error={form.errors.slug}
        hint={
          isSlugGenerated ? (
            "Made from the English title"
          ) : (
            <button type="button" className="field-action" onClick={onSlugFromTitle}>
              <RotateCcw aria-hidden />
              Make from the title
            </button>
          )
        }
      >
        {(control) => (
          <div className="input input-group slug-input" data-live={isSlugGenerated || undefined}>
            <span aria-hidden>/blog/</span>
            <input
              {...control}
              required
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={form.draft.slug}
              onChange={(event) => onSlug(event.target.value)}
            />
          </div>
        )}
      </Field>
      <SlugRedirectNote before={form.base.slug} now={form.draft.slug} />
      <LocalisedInput form={form} field="description" label="Description" isLong rows={2} />
      <ContentField form={form} pictures={pictures} />
    </section>
  );
}
