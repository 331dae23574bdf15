import { DEFAULT_SITE_NAME } from "#app/brand";
import type { SettingsDraft } from "#app/features/settings/admin/form/draft";
import { SearchPreview } from "#app/features/settings/admin/form/search-preview";
import { metaDescription, pageTitle } from "#app/features/settings/rules";
import type { SeoDefaults } from "#app/features/settings/schema";
import { Field } from "#app/ui/office/form/field";
import type { FormState } from "#app/ui/office/form/use-record-form";

/** Search engines cut what is longer. */
const TITLE_SHOWN = 60;
const DESCRIPTION_SHOWN = 160;

export function SeoSection({
  form,
  fallback,
  origin,
}: {
  form: FormState<SettingsDraft>;
  fallback: SeoDefaults;
  origin: string;
}) {
  const { draft, errors, change } = form;
  const siteName = draft.site_name.trim() || DEFAULT_SITE_NAME;
  const title = pageTitle(draft.seo_title.trim() || fallback.title, siteName);
  const description = draft.seo_description.trim() || fallback.description;
  return (
    <section className="office-card form-card" id="section-seo">
      <h2>SEO Defaults</h2>
      <p>For English pages that have no title or description of their own.</p>
      <Field
        name="seo_title"
        label="Default Title"
        hint={<Count of={title} at={TITLE_SHOWN} />}
        error={errors.seo_title}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            lang="en"
            placeholder={fallback.title}
            value={draft.seo_title}
            onChange={(event) => change("seo_title", event.target.value)}
          />
        )}
      </Field>
      <Field
        name="seo_description"
        label="Default Description"
        hint={<Count of={description} at={DESCRIPTION_SHOWN} />}
        error={errors.seo_description}
      >
        {(control) => (
          <textarea
            {...control}
            className="input seo-description"
            lang="en"
            rows={3}
            placeholder={fallback.description}
            value={draft.seo_description}
            onChange={(event) => change("seo_description", event.target.value)}
          />
        )}
      </Field>
      <SearchPreview siteName={siteName} title={title} description={metaDescription(description)} address={origin} />
    </section>
  );
}

function Count({ of: text, at: limit }: { of: string; at: number }) {
  const { length } = text;
  return (
    <span className="character-count" data-over={length > limit || undefined}>
      {`${length} of ${limit} characters`}
      {length > limit && ": may be cut"}
    </span>
  );
}
