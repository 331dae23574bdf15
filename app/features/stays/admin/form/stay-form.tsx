import { MapPin, Users } from "lucide-react";
import type { ReactNode } from "react";
import { ImagesSection } from "#app/features/media/office/images-section";
import { useFormImages } from "#app/features/media/office/use-form-files";
import type { MapGround } from "#app/features/maps/schema";
import { LOCALISED_FIELDS, type StayDraft } from "#app/features/stays/admin/form/draft";
import {
  BasicSection,
  DescriptionSection,
  FeatureSections,
  PlaceSection,
  RulesSection,
  SECTIONS,
} from "#app/features/stays/admin/form/sections";
import { CardPreview } from "#app/ui/office/form/card-preview";
import { LanguageSection } from "#app/ui/office/form/language-chips";
import type { SaveProblem } from "#app/ui/office/form/save-problem";
import { RecordForm } from "#app/ui/office/form/record-form";
import { useAutoSlug } from "#app/ui/office/form/use-auto-slug";
import { useRecordForm } from "#app/ui/office/form/use-record-form";
import { ADMIN_PREFIX } from "#app/urls";

interface StayFormProps {
  saved: StayDraft;
  problem: SaveProblem<StayDraft> | undefined;
  isNew: boolean;
  ground: MapGround;
  head: ReactNode;
  history: ReactNode;
}

export function StayForm({ saved, problem, isNew, ground, head, history }: StayFormProps) {
  const { form, slugs } = useAutoSlug(useRecordForm(saved, problem, LOCALISED_FIELDS), "name");
  const images = useFormImages(form, "stays-media");
  const current: StayDraft = { ...form.draft, ...images.current };
  return (
    <RecordForm
      form={form}
      current={current}
      isNew={isNew}
      isUploading={images.isUploading}
      unfinishedUploads={images.unsent}
      sections={SECTIONS}
      submitLabel={isNew ? "Create Stay" : "Update Stay"}
      cancelTo={`${ADMIN_PREFIX}/stays`}
      failureText="Failed to save stay. Please try again."
      head={head}
      side={
        <>
          <StayPreview draft={current} picture={images.uploads.items[0]?.preview ?? null} />
          {history}
        </>
      }
      onRemoteValue={(field, value) => field === "images" && images.uploads.reset([value].flat())}
    >
      <LanguageSection
        text="A filled dot means the name and description exist in that language."
        draft={form.draft}
        fields={["name", "description"]}
        current={form.language}
        onChange={form.setLanguage}
      />
      <BasicSection form={form} slugs={slugs} />
      <PlaceSection form={form} ground={ground} />
      <DescriptionSection form={form} />
      <ImagesSection images={images} language={form.language} errors={form.errors} />
      <FeatureSections form={form} />
      <RulesSection form={form} />
    </RecordForm>
  );
}

function StayPreview({ draft, picture }: { draft: StayDraft; picture: string | null }) {
  return (
    <CardPreview picture={picture} price={draft.price} per="per night" title={draft.name} untitled="No name yet">
      {draft.location && (
        <span>
          <MapPin aria-hidden />
          {draft.location}
        </span>
      )}
      {draft.max_guests && (
        <span>
          <Users aria-hidden />
          {draft.max_guests === "1" ? "1 guest" : `${draft.max_guests} guests`}
        </span>
      )}
    </CardPreview>
  );
}
