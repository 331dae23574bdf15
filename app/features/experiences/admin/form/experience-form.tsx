import type { ReactNode } from "react";
import { BasicSection, DescriptionSection } from "#app/features/experiences/admin/form/basic-section";
import { CardPreview } from "#app/features/experiences/admin/form/card-preview";
import { LOCALISED, type ExperienceDraft } from "#app/features/experiences/admin/form/draft";
import { SECTIONS } from "#app/features/experiences/admin/form/sections";
import { MediaSection } from "#app/features/experiences/admin/media/media-section";
import { uploadMedia } from "#app/features/experiences/admin/media/upload";
import { isBusy, storedUrls, useUploads } from "#app/features/media/use-uploads";
import { LanguageSection } from "#app/ui/office/form/language-chips";
import type { SaveProblem } from "#app/ui/office/form/problem";
import { RecordForm } from "#app/ui/office/form/record-form";
import { useRecordForm } from "#app/ui/office/form/use-record-form";
import { ADMIN_PREFIX } from "#app/urls";

interface ExperienceFormProps {
  saved: ExperienceDraft;
  problem: SaveProblem<ExperienceDraft> | undefined;
  isNew: boolean;
  head: ReactNode;
  history: ReactNode;
}

export function ExperienceForm({ saved, problem, isNew, head, history }: ExperienceFormProps) {
  const form = useRecordForm(saved, problem, LOCALISED);
  const { draft } = form;
  const images = useUploads({ send: uploadMedia("image"), initial: draft.images.map((url) => ({ url })) });
  const video = useUploads({ send: uploadMedia("video"), compress: false, initial: draft.video_url ? [{ url: draft.video_url }] : [] });
  const thumbnail = useUploads({ send: uploadMedia("thumbnail"), initial: draft.video_thumbnail ? [{ url: draft.video_thumbnail }] : [] });
  const uploads = { images, video_url: video, video_thumbnail: thumbnail };
  const current: ExperienceDraft = {
    ...draft,
    images: storedUrls(images.items),
    video_url: storedUrls(video.items)[0] ?? "",
    video_thumbnail: storedUrls(thumbnail.items)[0] ?? "",
  };

  return (
    <RecordForm
      form={form}
      current={current}
      isNew={isNew}
      isUploading={Object.values(uploads).some(({ items }) => items.some(isBusy))}
      sections={SECTIONS}
      submitLabel={isNew ? "Create Experience" : "Update Experience"}
      cancelTo={`${ADMIN_PREFIX}/experiences`}
      failure="Failed to save experience. Please try again."
      head={head}
      side={
        <>
          <CardPreview draft={current} picture={images.items[0]?.preview ?? null} />
          {history}
        </>
      }
      onTakeTheirs={(field, value) => uploads[field as keyof typeof uploads]?.replace([value].flat().filter(Boolean))}
    >
      <LanguageSection text="A filled dot means the title and description exist in that language." draft={draft} fields={LOCALISED} current={form.language} onChange={form.setLanguage} />
      <BasicSection form={form} />
      <DescriptionSection form={form} />
      <MediaSection images={images} video={video} thumbnail={thumbnail} errors={form.errors} />
    </RecordForm>
  );
}
