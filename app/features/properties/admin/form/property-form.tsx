import type { ReactNode } from "react";
import type { MapGround } from "#app/features/maps/schema";
import { useFormImages } from "#app/features/media/office/use-form-files";
import { AmenitiesSection, BasicSection, DescriptionSection } from "#app/features/properties/admin/form/basic-sections";
import { DetailsSection } from "#app/features/properties/admin/form/details-section";
import { LOCALISED_FIELDS, COMPLETENESS_FIELDS, type PropertyDraft } from "#app/features/properties/admin/form/draft";
import { LocationSection } from "#app/features/properties/admin/form/location-section";
import { MediaSection } from "#app/features/properties/admin/form/media-section";
import { PublicationSection, type PropertyFacts } from "#app/features/properties/admin/form/publication-section";
import { SECTIONS } from "#app/features/properties/admin/form/sections";
import { summaryOf } from "#app/features/properties/admin/form/summary";
import { CardPreview } from "#app/ui/office/form/card-preview";
import { localisedName } from "#app/ui/office/form/draft";
import { LanguageSection } from "#app/ui/office/form/language-chips";
import type { SaveProblem } from "#app/ui/office/form/save-problem";
import { RecordForm } from "#app/ui/office/form/record-form";
import { useAutoSlug } from "#app/ui/office/form/use-auto-slug";
import { useRecordForm } from "#app/ui/office/form/use-record-form";
import { ADMIN_PREFIX } from "#app/urls";

interface PropertyFormProps {
  saved: PropertyDraft;
  problem: SaveProblem<PropertyDraft> | undefined;
  /** Null for a new one. */
  facts: PropertyFacts | null;
  ground: MapGround;
  head: ReactNode;
  history: ReactNode;
}

const FAILURE = "Failed to save property";

export function PropertyForm({ saved, problem, facts, ground, head, history }: PropertyFormProps) {
  const { form, slugs } = useAutoSlug(useRecordForm(saved, problem, LOCALISED_FIELDS), "title");
  const { draft } = form;
  const images = useFormImages(form, "property-images");
  const current: PropertyDraft = { ...draft, ...images.current };

  return (
    <RecordForm
      form={form}
      current={current}
      isNew={!facts}
      isUploading={images.isUploading}
      unfinishedUploads={images.unsent}
      sections={SECTIONS}
      submitLabel={facts ? "Update Property" : "Create Property"}
      cancelTo={`${ADMIN_PREFIX}/properties`}
      failureText={FAILURE}
      summary={summaryOf(form.errors)}
      head={head}
      side={
        <>
          <PublicationSection form={form} facts={facts} />
          <CardPreview
            picture={images.uploads.items[0]?.preview ?? null}
            price={draft.price}
            priceText={draft.price_on_request ? "Price on request" : undefined}
            per={draft.listing_type === "rent" ? "/month" : undefined}
            // In the language being edited.
            title={draft[localisedName("title", form.language)].trim() || draft.title}
            untitled="No title yet"
          >
            {draft.location && <bdi>{draft.location}</bdi>}
          </CardPreview>
          {history}
        </>
      }
      onRemoteValue={(field, value) => field === "images" && images.uploads.reset([value].flat())}
    >
      <LanguageSection
        text="A filled dot means the title and description exist in that language."
        draft={draft}
        fields={COMPLETENESS_FIELDS}
        current={form.language}
        onChange={form.setLanguage}
      />
      <BasicSection form={form} slugs={slugs} wasPublic={facts?.wasPublic ?? false} />
      <DetailsSection form={form} />
      <DescriptionSection form={form} />
      <LocationSection form={form} ground={ground} circle={facts?.publicPoint ?? null} />
      <MediaSection form={form} images={images} />
      <AmenitiesSection form={form} />
    </RecordForm>
  );
}
