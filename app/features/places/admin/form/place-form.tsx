import type { ReactNode } from "react";
import type { MapGround } from "#app/features/maps/schema";
import { LOCALISED_FIELDS, type PlaceDraft } from "#app/features/places/admin/form/draft";
import { MapSection, PlaceSection, SECTIONS } from "#app/features/places/admin/form/sections";
import { LanguageSection } from "#app/ui/office/form/language-chips";
import { RecordForm } from "#app/ui/office/form/record-form";
import type { SaveProblem } from "#app/ui/office/form/save-problem";
import { useRecordForm } from "#app/ui/office/form/use-record-form";
import { ADMIN_PREFIX } from "#app/urls";

interface PlaceFormProps {
  saved: PlaceDraft;
  problem: SaveProblem<PlaceDraft> | undefined;
  ground: MapGround;
  isNew: boolean;
  head: ReactNode;
  history: ReactNode;
}

export function PlaceForm({ saved, problem, ground, isNew, head, history }: PlaceFormProps) {
  const form = useRecordForm(saved, problem, LOCALISED_FIELDS);
  return (
    <RecordForm
      form={form}
      current={form.draft}
      isNew={isNew}
      isUploading={false}
      sections={SECTIONS}
      submitLabel={isNew ? "Create Place" : "Update Place"}
      cancelTo={`${ADMIN_PREFIX}/places`}
      failureText="Failed to save place"
      head={head}
      side={history}
    >
      <LanguageSection
        text="A filled dot means the name exists in that language. Where it is empty, maps show the Latin one."
        draft={form.draft}
        fields={["name"]}
        current={form.language}
        onChange={form.setLanguage}
      />
      <PlaceSection form={form} />
      <MapSection form={form} ground={ground} />
    </RecordForm>
  );
}
