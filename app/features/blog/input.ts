import * as v from "valibot";
import { isBlankHtml } from "#app/features/blog/article-html";
import { optionalMediaUrl, altTextsInput } from "#app/features/media/input";
import { pickAltTexts } from "#app/features/media/alt-texts";
import { isDay } from "#app/platform/dates/dates";
import { translatedEntries, optionalText, requiredSlug, requiredText } from "#app/ui/office/form/input";
import { defined } from "#app/platform/defined";

export interface Category {
  id: string;
  name: string;
}

const TITLE_MAX = 200;
const DESCRIPTION_MAX = 1_000;
const CONTENT_MAX = 100_000;
const SEO_TITLE_MAX = 200;
const SEO_DESCRIPTION_MAX = 500;

/** What staff enter for an article. `clean` makes its HTML safe; whether any is there is asked of what is left. */
export function articleForm({
  categories,
  clean,
}: {
  categories: readonly Category[];
  clean: (html: string) => string;
}) {
  const html = v.pipe(
    v.optional(v.string(), ""),
    v.transform(clean),
    v.maxLength(CONTENT_MAX, `At most ${CONTENT_MAX.toLocaleString("en")} characters`),
  );
  const requiredHtml = v.pipe(
    html,
    v.check((text) => !isBlankHtml(text), "Required"),
  );
  const optionalHtml = v.pipe(
    html,
    v.transform((text) => (isBlankHtml(text) ? null : text)),
  );
  return v.pipe(
    v.object({
      title: requiredText(TITLE_MAX),
      ...translatedEntries("title", optionalText(TITLE_MAX)),
      slug: requiredSlug,
      description: requiredText(DESCRIPTION_MAX),
      ...translatedEntries("description", optionalText(DESCRIPTION_MAX)),
      content: requiredHtml,
      ...translatedEntries("content", optionalHtml),
      category: v.pipe(
        requiredText(100),
        v.check((name) => categories.some((category) => category.name === name), "Choose from the list"),
      ),
      published_date: v.pipe(requiredText(10), v.check(isDay, "Must be a day of the calendar")),
      cover_image: optionalMediaUrl,
      image_texts: altTextsInput,
      video_url: optionalMediaUrl,
      video_thumbnail: optionalMediaUrl,
      file_size: v.pipe(
        v.optional(v.string(), ""),
        v.regex(/^\d{0,15}$/, "Must be a number of bytes"),
        v.transform((digits) => (digits ? Number(digits) : null)),
      ),
      seo_title: optionalText(SEO_TITLE_MAX),
      seo_description: optionalText(SEO_DESCRIPTION_MAX),
      seo_og_image: optionalMediaUrl,
    }),
    v.transform((article) => ({
      ...article,
      category_id: defined(
        categories.find(({ name }) => name === article.category),
        "the category",
      ).id,
      image_texts: pickAltTexts(article.image_texts, article.cover_image ? [article.cover_image] : []),
      // The size is that of the video: without one there is nothing it could be of.
      file_size: article.video_url ? article.file_size : null,
    })),
  );
}
