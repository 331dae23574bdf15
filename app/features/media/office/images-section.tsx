import { ImageField, imageHint } from "#app/features/media/office/image-field";
import type { FormImages } from "#app/features/media/office/use-form-files";
import type { Language } from "#app/platform/i18n/languages";
import type { DraftErrors } from "#app/ui/office/form/draft";

/** The card of a form whose only files are pictures. */
export function ImagesSection({
  images,
  language,
  errors,
}: {
  images: FormImages;
  language: Language;
  errors: DraftErrors;
}) {
  return (
    <section className="office-card form-card" id="section-media">
      <h2>Media</h2>
      <p>{imageHint()}</p>
      <ImageField {...images} language={language} error={errors.images ?? errors.image_texts} />
    </section>
  );
}
