import { ImageField, imageHint } from "#app/features/media/office/image-field";
import type { FormImages } from "#app/features/media/office/use-form-files";
import { PROPERTY_IMAGE_LIMITS } from "#app/features/media/schema";
import type { PropertyDraft } from "#app/features/properties/admin/form/draft";
import { TextField } from "#app/ui/office/form/plain-fields";
import type { FormState } from "#app/ui/office/form/use-record-form";

export function MediaSection({ form, images }: { form: FormState<PropertyDraft>; images: FormImages }) {
  return (
    <section className="office-card form-card" id="section-media">
      <h2>Media</h2>
      <p>{imageHint(PROPERTY_IMAGE_LIMITS)}</p>
      <ImageField
        {...images}
        bucketLimits={PROPERTY_IMAGE_LIMITS}
        language={form.language}
        error={form.errors.images ?? form.errors.image_texts}
      />
      <div className="video-address">
        <TextField form={form} field="video_url" label="Video URL" hint="Optional. A film or a page that shows it" />
      </div>
    </section>
  );
}
