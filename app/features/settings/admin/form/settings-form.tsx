import type { ReactNode } from "react";
import { LOCALISED, type SettingsDraft } from "#app/features/settings/admin/form/draft";
import { FooterSection } from "#app/features/settings/admin/form/footer-section";
import { HomepageSection } from "#app/features/settings/admin/form/homepage-section";
import { PrivacySection } from "#app/features/settings/admin/form/privacy-section";
import { SECTIONS } from "#app/features/settings/admin/form/sections";
import { SeoSection } from "#app/features/settings/admin/form/seo-section";
import type { SeoDefaults } from "#app/features/settings/schema";
import type { SaveProblem } from "#app/ui/office/form/problem";
import { RecordForm } from "#app/ui/office/form/record-form";
import { useRecordForm } from "#app/ui/office/form/use-record-form";
import { ADMIN_PREFIX } from "#app/urls";

interface SettingsFormProps {
  saved: SettingsDraft;
  problem: SaveProblem<SettingsDraft> | undefined;
  /** The settings were never saved on this site. */
  isNew: boolean;
  /** What the site says where a field is empty. */
  fallback: { heroTitle: string; seo: SeoDefaults };
  origin: string;
  head: ReactNode;
  side: ReactNode;
}

export function SettingsForm({ saved, problem, isNew, fallback, origin, head, side }: SettingsFormProps) {
  const form = useRecordForm(saved, problem, LOCALISED);
  return (
    <RecordForm
      form={form}
      current={form.draft}
      isNew={isNew}
      isUploading={false}
      sections={SECTIONS}
      submitLabel="Save Changes"
      cancelTo={ADMIN_PREFIX}
      failure="Failed to save settings"
      head={head}
      side={side}
    >
      {/* The one row was made by somebody else between reading and saving. It has no field of its own. */}
      {form.errors.single_row && (
        <p className="error-box" role="alert">
          {form.errors.single_row}
        </p>
      )}
      <HomepageSection form={form} fallbackTitle={fallback.heroTitle} />
      <SeoSection form={form} fallback={fallback.seo} origin={origin} />
      <FooterSection form={form} />
      <PrivacySection form={form} />
    </RecordForm>
  );
}
