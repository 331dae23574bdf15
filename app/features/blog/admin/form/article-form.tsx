import { useState, type ReactNode } from "react";
import { ArticleSection } from "#app/features/blog/admin/form/article-section";
import { LOCALISED, type ArticleDraft } from "#app/features/blog/admin/form/draft";
import { PublishingCard } from "#app/features/blog/admin/form/publishing-card";
import { SeoCard } from "#app/features/blog/admin/form/seo-card";
import { useArticleUploads, withFiles, type ArticleFile } from "#app/features/blog/admin/form/use-article-uploads";
import { useCategories } from "#app/features/blog/admin/form/use-categories";
import { VideoSection } from "#app/features/blog/admin/form/video-section";
import { uploadMedia } from "#app/features/media/office/upload";
import { isBusy, uninsertedFiles, unsentFiles, useUploads } from "#app/features/media/use-uploads";
import type { Day } from "#app/platform/dates/dates";
import { slugFrom } from "#app/platform/i18n/slug";
import { LanguageSection } from "#app/ui/office/form/language-chips";
import type { SaveProblem } from "#app/ui/office/form/save-problem";
import { RecordForm } from "#app/ui/office/form/record-form";
import { useRecordForm, type FormState } from "#app/ui/office/form/use-record-form";
import { ADMIN_PREFIX } from "#app/urls";

interface ArticleFormProps {
  saved: ArticleDraft;
  problem: SaveProblem<ArticleDraft> | undefined;
  isNew: boolean;
  /** Null when they could not be read. */
  categories: readonly string[] | null;
  /** On the island. */
  today: Day;
  host: string;
  head: ReactNode;
  history: ReactNode;
}

export function ArticleForm({ saved, problem, isNew, today, host, head, history, ...props }: ArticleFormProps) {
  const form = useRecordForm(saved, problem, LOCALISED);
  const slug = useSlug(form, isNew);
  const uploads = useArticleUploads(form.draft);
  const pictures = useUploads({ send: uploadMedia("blog-media", "image"), initial: [] });
  const categories = useCategories(props.categories);
  const current = withFiles(form.draft, uploads);

  return (
    <RecordForm
      form={form}
      current={current}
      isNew={isNew}
      isUploading={Object.values(uploads).some(({ items }) => items.some(isBusy))}
      unfinishedUploads={[
        ...Object.values(uploads).flatMap((files) => unsentFiles(files)),
        ...uninsertedFiles(pictures),
      ]}
      sections={NO_SECTIONS}
      submitLabel={isNew ? "Create Article" : "Update Article"}
      cancelTo={`${ADMIN_PREFIX}/blog`}
      failureText="Failed to save article"
      head={head}
      side={
        <div className="article-side">
          <PublishingCard
            form={form}
            categories={categories}
            cover={uploads.cover_image}
            pictureTexts={current.image_texts}
            today={today}
          />
          <SeoCard form={form} og={uploads.seo_og_image} cover={uploads.cover_image} host={host} />
          {history}
        </div>
      }
      onRemoteValue={(field, value) => uploads[field as ArticleFile]?.reset([value].flat().filter(Boolean))}
    >
      <LanguageSection
        text="English comes first; the others fall back to it."
        draft={form.draft}
        fields={LOCALISED}
        current={form.language}
        onChange={form.setLanguage}
      />
      <ArticleSection
        form={slug.form}
        isSlugGenerated={slug.isMade}
        onSlug={slug.edit}
        onSlugFromTitle={slug.regenerate}
        pictures={pictures}
      />
      <VideoSection uploads={uploads} fileSize={current.file_size} errors={form.errors} />
    </RecordForm>
  );
}

/** The page is short enough to be seen at once. */
const NO_SECTIONS: never[] = [];

/**
 * The slug of a new article follows its English title until somebody types one. That of a stored one is in other
 * people's links.
 */
function useSlug(form: FormState<ArticleDraft>, isNew: boolean) {
  const [isMade, setMade] = useState(isNew && form.draft.slug === slugFrom(form.draft.title));
  const change: typeof form.change = (field, value) => {
    form.change(field, value);
    if (field === "title" && isMade && typeof value === "string") form.change("slug", slugFrom(value));
  };
  return {
    form: { ...form, change },
    isMade,
    edit: (typed: string) => {
      setMade(false);
      form.change("slug", typed);
    },
    regenerate: () => {
      setMade(isNew);
      form.change("slug", slugFrom(form.draft.title));
    },
  };
}
