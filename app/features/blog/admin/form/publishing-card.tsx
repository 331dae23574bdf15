import { ChevronDown, CircleAlert, Clock } from "lucide-react";
import type { ArticleDraft } from "#app/features/blog/admin/form/draft";
import type { CategoryChoice } from "#app/features/blog/admin/form/use-categories";
import { CoverPicture } from "#app/features/blog/admin/form/cover-picture";
import { SingleFileField } from "#app/features/media/office/single-file-field";
import type { Uploads } from "#app/features/media/use-uploads";
import type { Day } from "#app/platform/dates/dates";
import { Field } from "#app/ui/office/form/field";
import type { FormState } from "#app/ui/office/form/use-record-form";

interface PublishingCardProps {
  form: FormState<ArticleDraft>;
  categories: CategoryChoice;
  cover: Uploads;
  /** What the cover shows, as the form sends it. */
  pictureTexts: string;
  today: Day;
}

export function PublishingCard({ form, categories, cover, pictureTexts, today }: PublishingCardProps) {
  const { draft, errors, change } = form;
  const picture = cover.items[0];
  const isAhead = draft.published_date > today;
  return (
    <section className="office-card side-card" id="section-publishing">
      <h2>Publishing</h2>
      <Field name="category" label="Category" isRequired error={errors.category}>
        {(control) => (
          <div className="input input-group">
            <select
              {...control}
              required
              value={draft.category}
              onChange={(event) => change("category", event.target.value)}
            >
              <option value="">Choose one</option>
              {offered(categories.names, draft.category).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
            <ChevronDown aria-hidden />
          </div>
        )}
      </Field>
      {categories.isFailed && (
        <p className="side-problem" role="alert">
          <CircleAlert aria-hidden />
          <span>Failed to load categories</span>
          <button type="button" className="small-button" disabled={categories.isLoading} onClick={categories.retry}>
            {categories.isLoading ? "Loading..." : "Try again"}
          </button>
        </p>
      )}
      <Field name="published_date" label="Publication date" isRequired error={errors.published_date}>
        {(control) => (
          <input
            {...control}
            className="input"
            type="date"
            required
            value={draft.published_date}
            onChange={(event) => change("published_date", event.target.value)}
          />
        )}
      </Field>
      <output className="side-warning" hidden={!isAhead}>
        {isAhead && (
          <>
            <Clock aria-hidden />
            This day is in the future. Visitors see the article as soon as it is saved.
          </>
        )}
      </output>
      <input type="hidden" name="image_texts" value={pictureTexts} />
      {picture && <CoverPicture form={form} picture={picture} />}
      <SingleFileField
        kind="picture"
        name="cover_image"
        label="Cover Image"
        hint="JPEG, PNG or WebP"
        uploads={cover}
        error={errors.cover_image ?? errors.image_texts}
      />
    </section>
  );
}

/** Those of the table, and the one the article has if that is gone from it. */
function offered(names: readonly string[], current: string): string[] {
  return current && !names.includes(current) ? [...names, current] : [...names];
}
