import type { ArticleDraft } from "#app/features/blog/admin/form/draft";
import { uploadMedia } from "#app/features/media/office/upload";
import { parseAltTexts, serializeAltTexts } from "#app/features/media/alt-texts";
import type { MediaKind } from "#app/features/media/schema";
import { storedUrls, useUploads, type Uploads } from "#app/features/media/use-uploads";

export type ArticleFile = "cover_image" | "video_url" | "video_thumbnail" | "seo_og_image";
export type ArticleUploads = Record<ArticleFile, Uploads>;

/** The four files of an article. */
export function useArticleUploads(draft: ArticleDraft): ArticleUploads {
  const size = draft.file_size ? Number(draft.file_size) : null;
  return {
    cover_image: useUploads(file("image", draft.cover_image)),
    video_url: useUploads({ ...file("video", draft.video_url, size), compress: false }),
    video_thumbnail: useUploads(file("thumbnail", draft.video_thumbnail)),
    seo_og_image: useUploads(file("og", draft.seo_og_image)),
  };
}

function file(kind: MediaKind, url: string, size: number | null = null) {
  return { send: uploadMedia("blog-media", kind), initial: url ? [{ url, size }] : [] };
}

/** The draft with the files that have arrived since. */
export function withFiles(draft: ArticleDraft, uploads: ArticleUploads): ArticleDraft {
  const addressOf = (name: ArticleFile) => storedUrls(uploads[name].items)[0] ?? "";
  const [video] = uploads.video_url.items;
  const known = video?.url === draft.video_url ? draft.file_size : "";
  return {
    ...draft,
    cover_image: addressOf("cover_image"),
    image_texts: serializeAltTexts(parseAltTexts(draft.image_texts), [addressOf("cover_image")]),
    video_url: addressOf("video_url"),
    file_size: String(video?.storedSize ?? known),
    video_thumbnail: addressOf("video_thumbnail"),
    seo_og_image: addressOf("seo_og_image"),
  };
}
