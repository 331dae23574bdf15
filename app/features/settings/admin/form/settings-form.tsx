import type { ReactNode } from "react";
import { useFormFile } from "#app/features/media/office/use-form-files";
import { LOCALISED_FIELDS, type SettingsDraft } from "#app/features/settings/admin/form/draft";
import { BookingsSection } from "#app/features/settings/admin/form/bookings-section";
import { GuestsSection } from "#app/features/settings/admin/form/guests-section";
import { FindingSection } from "#app/features/settings/admin/form/finding-section";
import { FooterSection } from "#app/features/settings/admin/form/footer-section";
import { IdentitySection } from "#app/features/settings/admin/form/identity-section";
import { OfficeSection } from "#app/features/settings/admin/form/office-section";
import { HomepageSection } from "#app/features/settings/admin/form/homepage-section";
import { PrivacySection } from "#app/features/settings/admin/form/privacy-section";
import { SECTIONS } from "#app/features/settings/admin/form/sections";
import { SeoSection } from "#app/features/settings/admin/form/seo-section";
import type { Country } from "#app/features/settings/countries";
import type { SeoDefaults } from "#app/features/settings/schema";
import type { Language } from "#app/platform/i18n/languages";
import type { SaveProblem } from "#app/ui/office/form/save-problem";
import { RecordForm } from "#app/ui/office/form/record-form";
import { useRecordForm } from "#app/ui/office/form/use-record-form";
import { ADMIN_PREFIX } from "#app/urls";

/** What the site says where a field is empty. */
interface SettingsFallback {
  heroTitles: Record<Language, string>;
  addresses: Record<Language, string>;
  seo: SeoDefaults;
  /** Who mails come from, when the server was told so. */
  mailFrom: string | null;
  countries: readonly Country[];
}

interface SettingsFormProps {
  saved: SettingsDraft;
  problem: SaveProblem<SettingsDraft> | undefined;
  /** The settings were never saved on this site. */
  isNew: boolean;
  fallback: SettingsFallback;
  origin: string;
  head: ReactNode;
  side: ReactNode;
}

export function SettingsForm({ saved, problem, isNew, fallback, origin, head, side }: SettingsFormProps) {
  const form = useRecordForm(saved, problem, LOCALISED_FIELDS);
  // The stores are those of the specification, which has none for the home page.
  const picture = useFormFile(form, "homepage_hero_image", "experience-media", "image");
  return (
    <RecordForm
      form={form}
      current={{ ...form.draft, ...picture.current }}
      isNew={isNew}
      isUploading={picture.isUploading}
      unfinishedUploads={picture.unsent}
      sections={SECTIONS}
      submitLabel="Save Changes"
      cancelTo={ADMIN_PREFIX}
      failureText="Failed to save settings"
      head={head}
      side={side}
      onRemoteValue={(field, value) =>
        field === "homepage_hero_image" && picture.uploads.reset([value].flat().filter(Boolean))
      }
    >
      {/* The one row was made by somebody else between reading and saving. It has no field of its own. */}
      {form.errors.single_row && (
        <p className="error-box" role="alert">
          {form.errors.single_row}
        </p>
      )}
      <IdentitySection form={form} mailFrom={fallback.mailFrom} countries={fallback.countries} />
      <OfficeSection form={form} addresses={fallback.addresses} />
      <HomepageSection form={form} titles={fallback.heroTitles} picture={picture.uploads} />
      <SeoSection form={form} fallback={fallback.seo} origin={origin} />
      <FooterSection form={form} />
      <BookingsSection form={form} />
      <GuestsSection form={form} />
      <FindingSection form={form} />
      <PrivacySection form={form} />
    </RecordForm>
  );
}
