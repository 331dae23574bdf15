import type { ReactNode } from "react";
import { LOCALISED_FIELDS, type GuideDraft } from "#app/features/guide/admin/form/draft";
import { DaysSection, ItemSection, SECTIONS, SourceSection } from "#app/features/guide/admin/form/sections";
import { LanguageSection } from "#app/ui/office/form/language-chips";
import { RecordForm } from "#app/ui/office/form/record-form";
import type { SaveProblem } from "#app/ui/office/form/save-problem";
import { useRecordForm } from "#app/ui/office/form/use-record-form";
import { ADMIN_PREFIX } from "#app/urls";

interface GuideFormProps {
  saved: GuideDraft;
  problem: SaveProblem<GuideDraft> | undefined;
  isNew: boolean;
  head: ReactNode;
  history: ReactNode;
}

export function GuideForm({ saved, problem, isNew, head, history }: GuideFormProps) {
  const form = useRecordForm(saved, problem, LOCALISED_FIELDS);
  return (
    <RecordForm
      form={form}
      current={form.draft}
      isNew={isNew}
      isUploading={false}
      sections={SECTIONS}
      submitLabel={isNew ? "Create Item" : "Update Item"}
      cancelTo={`${ADMIN_PREFIX}/guide`}
      failureText="Failed to save item"
      head={head}
      side={history}
    >
      <LanguageSection
        text="A filled dot means the title exists in that language."
        draft={form.draft}
        fields={["title"]}
        current={form.language}
        onChange={form.setLanguage}
      />
      <ItemSection form={form} />
      <DaysSection form={form} />
      <SourceSection form={form} />
    </RecordForm>
  );
}
