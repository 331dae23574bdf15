import { serializeAltTexts } from "#app/features/media/alt-texts";
import { emptyTexts } from "#app/ui/office/form/draft";

export const LOCALISED = ["title", "description", "content"] as const;

/** In the order of the page: the first one with an error gets the focus. */
export const EMPTY_ARTICLE = {
  ...emptyTexts("title"),
  slug: "",
  ...emptyTexts("description"),
  ...emptyTexts("content"),
  video_url: "",
  file_size: "",
  video_thumbnail: "",
  category: "",
  published_date: "",
  cover_image: "",
  image_texts: serializeAltTexts({}, []),
  seo_title: "",
  seo_description: "",
  seo_og_image: "",
};

/** An article as it stands in the form. */
export type ArticleDraft = typeof EMPTY_ARTICLE;
