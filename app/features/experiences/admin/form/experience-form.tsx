import type { ReactNode } from "react";
import type { MapGround } from "#app/features/maps/schema";
import { CategoryDot } from "#app/features/experiences/admin/category-dot";
import { BasicSection, DescriptionSection } from "#app/features/experiences/admin/form/basic-section";
import { DetailsSection } from "#app/features/experiences/admin/form/details-section";
import { LOCALISED, type ExperienceDraft } from "#app/features/experiences/admin/form/draft";
import { SECTIONS } from "#app/features/experiences/admin/form/sections";
import { MediaSection } from "#app/features/experiences/admin/form/media-section";
import { useFormFile, useFormImages } from "#app/features/media/office/use-form-files";
import { CardPreview } from "#app/ui/office/form/card-preview";
import { LanguageSection } from "#app/ui/office/form/language-chips";
import type { SaveProblem } from "#app/ui/office/form/save-problem";
import { RecordForm } from "#app/ui/office/form/record-form";
import { useRecordForm } from "#app/ui/office/form/use-record-form";
import { ADMIN_PREFIX } from "#app/urls";

interface ExperienceFormProps {
  saved: ExperienceDraft;
  problem: SaveProblem<ExperienceDraft> | undefined;
  isNew: boolean;
  ground: MapGround;
  head: ReactNode;
  history: ReactNode;
}

export function ExperienceForm({ saved, problem, isNew, ground, head, history }: ExperienceFormProps) {
  const form = useRecordForm(saved, problem, LOCALISED);
  const { draft } = form;
  const images = useFormImages(form, "experience-media");
  const video = useFormFile(form, "video_url", "experience-media", "video");
  const thumbnail = useFormFile(form, "video_thumbnail", "experience-media", "thumbnail");
  const files = { images, video_url: video, video_thumbnail: thumbnail };
  const current: ExperienceDraft = { ...draft, ...images.current, ...video.current, ...thumbnail.current };

  return (
    <RecordForm
      form={form}
      current={current}
      isNew={isNew}
      isUploading={Object.values(files).some((file) => file.isUploading)}
      unfinishedUploads={Object.values(files).flatMap((file) => file.unsent)}
      sections={SECTIONS}
      submitLabel={isNew ? "Create Experience" : "Update Experience"}
      cancelTo={`${ADMIN_PREFIX}/experiences`}
      failureText="Failed to save experience. Please try again."
      hidesToast
      head={head}
      side={
        <>
          <CardPreview
            picture={images.uploads.items[0]?.preview ?? null}
            price={draft.price}
            title={draft.title}
            untitled="No title yet"
          >
            {draft.category && (
              <span>
                <CategoryDot category={draft.category} />
                {draft.category}
              </span>
            )}
          </CardPreview>
          {history}
        </>
      }
      onRemoteValue={(field, value) =>
        files[field as keyof typeof files]?.uploads.reset([value].flat().filter(Boolean))
      }
    >
      <LanguageSection
        text="A filled dot means the title and description exist in that language."
        draft={draft}
        fields={["title", "description"]}
        current={form.language}
        onChange={form.setLanguage}
      />
      <BasicSection form={form} />
      <DescriptionSection form={form} />
      <DetailsSection form={form} ground={ground} />
      <MediaSection
        images={images}
        video={video.uploads}
        thumbnail={thumbnail.uploads}
        language={form.language}
        errors={form.errors}
      />
    </RecordForm>
  );
}
