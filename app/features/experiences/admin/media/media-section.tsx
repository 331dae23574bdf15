import { Clapperboard, FileImage } from "lucide-react";
import type { DraftErrors } from "#app/ui/office/form/draft";
import { admitThumbnail, admitVideo } from "#app/features/experiences/admin/media/admission";
import { ImageField } from "#app/features/experiences/admin/media/image-field";
import { SingleFileField } from "#app/features/experiences/admin/media/single-file-field";
import type { Uploads } from "#app/features/media/use-uploads";
import { IMAGE_TYPES, VIDEO_TYPES } from "#app/features/media/schema";

export function MediaSection(props: { images: Uploads; video: Uploads; thumbnail: Uploads; errors: DraftErrors }) {
  return (
    <section className="office-card form-card" id="section-media">
      <h2>Media</h2>
      <p>Up to 10 images of 20 MB. The first one is the cover. Drag to reorder.</p>
      <ImageField uploads={props.images} error={props.errors.images} />
      <div className="field-pair media-pair">
        <SingleFileField
          name="video_url"
          label="Video"
          hint="Optional. MP4, WebM or QuickTime, up to 1 GB"
          icon={Clapperboard}
          accept={VIDEO_TYPES}
          admit={admitVideo}
          uploads={props.video}
          error={props.errors.video_url}
        />
        <SingleFileField
          name="video_thumbnail"
          label="Video thumbnail"
          hint="Optional. JPEG, PNG or WebP"
          icon={FileImage}
          accept={IMAGE_TYPES}
          admit={admitThumbnail}
          uploads={props.thumbnail}
          error={props.errors.video_thumbnail}
        />
      </div>
    </section>
  );
}
