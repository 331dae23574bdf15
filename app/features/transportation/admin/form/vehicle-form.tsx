import type { ReactNode } from "react";
import { ImagesSection } from "#app/features/media/office/images-section";
import { useFormImages } from "#app/features/media/office/use-form-files";
import { TYPES } from "#app/features/transportation/admin/form/choices";
import { LOCALISED_FIELDS, type VehicleDraft } from "#app/features/transportation/admin/form/draft";
import {
  BasicSection,
  DescriptionSection,
  FeaturesSection,
  PickupSection,
  RentalSection,
  SECTIONS,
} from "#app/features/transportation/admin/form/sections";
import { CardPreview } from "#app/ui/office/form/card-preview";
import { LanguageSection } from "#app/ui/office/form/language-chips";
import type { SaveProblem } from "#app/ui/office/form/save-problem";
import { RecordForm } from "#app/ui/office/form/record-form";
import { useRecordForm } from "#app/ui/office/form/use-record-form";
import { ADMIN_PREFIX } from "#app/urls";

interface VehicleFormProps {
  saved: VehicleDraft;
  problem: SaveProblem<VehicleDraft> | undefined;
  isNew: boolean;
  head: ReactNode;
  history: ReactNode;
}

export function VehicleForm({ saved, problem, isNew, head, history }: VehicleFormProps) {
  const form = useRecordForm(saved, problem, LOCALISED_FIELDS);
  const images = useFormImages(form, "transportation-media");
  const current: VehicleDraft = { ...form.draft, ...images.current };
  return (
    <RecordForm
      form={form}
      current={current}
      isNew={isNew}
      isUploading={images.isUploading}
      unfinishedUploads={images.unsent}
      sections={SECTIONS}
      submitLabel={isNew ? "Create Vehicle" : "Update Vehicle"}
      cancelTo={`${ADMIN_PREFIX}/transportation`}
      failureText="Failed to save vehicle"
      head={head}
      side={
        <>
          <VehiclePreview draft={current} picture={images.uploads.items[0]?.preview ?? null} />
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
      <BasicSection form={form} />
      <DescriptionSection form={form} />
      <ImagesSection images={images} language={form.language} errors={form.errors} />
      <FeaturesSection form={form} />
      <RentalSection form={form} />
      <PickupSection form={form} />
    </RecordForm>
  );
}

function VehiclePreview({ draft, picture }: { draft: VehicleDraft; picture: string | null }) {
  const type = TYPES.find(({ value }) => value === draft.type);
  return (
    <CardPreview picture={picture} price={draft.price_per_day} per="per day" title={draft.name} untitled="No name yet">
      {type && <span>{type.name}</span>}
      {draft.with_driver === "on" && <span>With driver</span>}
      {draft.available !== "on" && <span>Not on the site</span>}
    </CardPreview>
  );
}
