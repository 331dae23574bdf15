import type { ArticleUploads } from "#app/features/blog/admin/form/use-article-uploads";
import { SingleFileField } from "#app/features/media/office/single-file-field";
import type { DraftErrors } from "#app/ui/office/form/draft";

export function VideoSection({
  uploads,
  fileSize,
  errors,
}: {
  uploads: ArticleUploads;
  fileSize: string;
  errors: DraftErrors;
}) {
  return (
    <section className="office-card form-card" id="section-video">
      <h2>Video</h2>
      <p>Optional. Up to 1 GB, with a still to show before it plays.</p>
      <input type="hidden" name="file_size" value={fileSize} />
      <div className="field-pair media-pair">
        <SingleFileField
          kind="video"
          name="video_url"
          label="Video"
          hint="MP4, WebM or QuickTime"
          uploads={uploads.video_url}
          error={errors.video_url ?? errors.file_size}
        />
        <SingleFileField
          kind="picture"
          name="video_thumbnail"
          label="Video thumbnail"
          hint="JPEG, PNG or WebP"
          uploads={uploads.video_thumbnail}
          error={errors.video_thumbnail}
        />
      </div>
    </section>
  );
}
