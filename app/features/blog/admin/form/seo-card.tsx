import type { ReactNode } from "react";
import type { ArticleDraft } from "#app/features/blog/admin/form/draft";
import { SingleFileField } from "#app/features/media/office/single-file-field";
import type { Uploads } from "#app/features/media/use-uploads";
import { useSiteName } from "#app/features/settings/components/site-name";
import { metaDescription, pageTitle } from "#app/features/settings/rules";
import { Field } from "#app/ui/office/form/field";
import type { FormState } from "#app/ui/office/form/use-record-form";

/** What search engines show without cutting. */
const VISIBLE_LENGTH = { title: 60, description: 160 };

interface SearchCardProps {
  form: FormState<ArticleDraft>;
  og: Uploads;
  cover: Uploads;
  host: string;
}

export function SeoCard({ form, og, cover, host }: SearchCardProps) {
  const { draft, errors, change } = form;
  const siteName = useSiteName();
  const title = draft.seo_title.trim() || draft.title.trim() || "No title yet";
  const description = metaDescription(draft.seo_description || draft.description) || "No description yet";
  const picture = og.items[0] ?? cover.items[0];
  return (
    <section className="office-card side-card" id="section-search">
      <h2>Search and sharing</h2>
      <div className="search-result" lang="en" role="group" aria-label="How a search engine may show it">
        <small>{`${host} › blog`}</small>
        <b>{pageTitle(title, siteName)}</b>
        <p>{description}</p>
      </div>
      <CountedField
        name="seo_title"
        label="SEO title"
        text={draft.seo_title}
        visibleLength={VISIBLE_LENGTH.title}
        error={errors.seo_title}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            lang="en"
            placeholder={draft.title}
            value={draft.seo_title}
            onChange={(event) => change("seo_title", event.target.value)}
          />
        )}
      </CountedField>
      <CountedField
        name="seo_description"
        label="SEO description"
        text={draft.seo_description}
        visibleLength={VISIBLE_LENGTH.description}
        error={errors.seo_description}
      >
        {(control) => (
          <textarea
            {...control}
            className="input"
            lang="en"
            rows={3}
            placeholder={draft.description}
            value={draft.seo_description}
            onChange={(event) => change("seo_description", event.target.value)}
          />
        )}
      </CountedField>
      {picture && (
        <div className="share-preview">
          <img src={picture.preview} alt="" />
          <div>
            <small>{host}</small>
            <b>{title}</b>
          </div>
        </div>
      )}
      <SingleFileField
        kind="picture"
        name="seo_og_image"
        label="Share image"
        hint="The cover, unless you choose one"
        uploads={og}
        error={errors.seo_og_image}
      />
    </section>
  );
}

interface CountedProps {
  name: string;
  label: string;
  text: string;
  visibleLength: number;
  error: string | undefined;
  children: Parameters<typeof Field>[0]["children"];
}

/** A field with the length at which it is cut elsewhere. Longer is allowed. */
function CountedField({ name, label, text, visibleLength, error, children }: CountedProps): ReactNode {
  const length = text.trim().length;
  return (
    <div className="counted" data-over={length > visibleLength || undefined}>
      <Field
        name={name}
        label={label}
        hint={length > visibleLength ? `${length} / ${visibleLength}, will be cut` : `${length} / ${visibleLength}`}
        error={error}
      >
        {children}
      </Field>
      <i aria-hidden style={{ inlineSize: `${Math.min(100, (length / visibleLength) * 100)}%` }} />
    </div>
  );
}
