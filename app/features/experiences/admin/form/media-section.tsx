import { ImageField, imageHint } from "#app/features/media/office/image-field";
import { SingleFileField } from "#app/features/media/office/single-file-field";
import type { FormImages } from "#app/features/media/office/use-form-files";
import type { Uploads } from "#app/features/media/use-uploads";
import type { Language } from "#app/platform/i18n/languages";
import type { DraftErrors } from "#app/ui/office/form/draft";

export function MediaSection(props: {
  images: FormImages;
  language: Language;
  video: Uploads;
  thumbnail: Uploads;
  errors: DraftErrors;
}) {
  const { errors } = props;
  return (
    <section className="office-card form-card" id="section-media">
      <h2>Media</h2>
      <p>{imageHint()}</p>
      <ImageField {...props.images} language={props.language} error={errors.images ?? errors.image_texts} />
      <div className="field-pair media-pair">
        <SingleFileField
          kind="video"
          name="video_url"
          label="Video"
          hint="Optional. MP4, WebM or QuickTime, up to 1 GB"
          uploads={props.video}
          error={errors.video_url}
        />
        <SingleFileField
          kind="picture"
          name="video_thumbnail"
          label="Video thumbnail"
          hint="Optional. JPEG, PNG or WebP"
          uploads={props.thumbnail}
          error={errors.video_thumbnail}
        />
      </div>
    </section>
  );
}
