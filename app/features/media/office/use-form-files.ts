import { uploadMedia } from "#app/features/media/office/upload";
import type { AltTextsUpdate } from "#app/features/media/office/image-field";
import { parseAltTexts, serializeAltTexts } from "#app/features/media/alt-texts";
import type { Bucket, MediaKind, AltTexts } from "#app/features/media/schema";
import { isBusy, storedUrls, unsentFiles, useUploads, type Uploads } from "#app/features/media/use-uploads";
import type { Draft } from "#app/ui/office/form/draft";
import type { UnfinishedUpload } from "#app/ui/office/form/unfinished-uploads";
import type { FormState } from "#app/ui/office/form/use-record-form";

/** Files that belong to a form's draft but are held by their uploads. */
export interface FormFiles {
  uploads: Uploads;
  isUploading: boolean;
  /** What a save would leave out. */
  unsent: UnfinishedUpload[];
  /** Their part of the draft, as it stands now. */
  current: Draft;
}

export interface FormImages extends FormFiles {
  current: { images: string[]; image_texts: string };
  texts: AltTexts;
  onTextsChange: (change: AltTextsUpdate) => void;
}

/** The pictures of an item, with what they show. */
export function useFormImages<D extends Draft & { images: string[]; image_texts: string }>(
  form: FormState<D>,
  bucket: Bucket,
): FormImages {
  const { draft, change } = form;
  const uploads = useUploads({ send: uploadMedia(bucket, "image"), initial: draft.images.map((url) => ({ url })) });
  const images = storedUrls(uploads.items);
  const texts = parseAltTexts(draft.image_texts);
  return {
    uploads,
    isUploading: uploads.items.some(isBusy),
    unsent: unsentFiles(uploads),
    current: { images, image_texts: serializeAltTexts(texts, images) },
    texts,
    onTextsChange: (changeTexts) =>
      change("image_texts", (before) => JSON.stringify(changeTexts(parseAltTexts(String(before))))),
  };
}

/** A single file of an item: a film, its still, a cover. */
export function useFormFile<const Field extends string>(
  form: FormState<Draft & Record<Field, string>>,
  field: Field,
  bucket: Bucket,
  kind: MediaKind,
): FormFiles & { current: Record<Field, string> } {
  const stored = String(form.draft[field]);
  const uploads = useUploads({
    send: uploadMedia(bucket, kind),
    compress: kind !== "video",
    initial: stored ? [{ url: stored }] : [],
  });
  const current = { [field]: storedUrls(uploads.items)[0] ?? "" } as Record<Field, string>;
  return { uploads, isUploading: uploads.items.some(isBusy), unsent: unsentFiles(uploads), current };
}
