import type { PropertyDraft } from "#app/features/properties/admin/form/draft";
import { AMENITY_ICONS } from "#app/features/properties/components/amenity-icons";
import {
  LISTING_NAMES,
  MARKET_NAMES,
  optionsOf,
  RENT_MARKET_NAMES,
  STATUS_NAMES,
  TYPE_NAMES,
} from "#app/features/properties/office/names";
import { PROPERTY_AMENITIES } from "#app/features/properties/schema";
import { CheckTiles } from "#app/ui/office/form/check-tiles";
import { LocalisedInput } from "#app/ui/office/form/localised-input";
import { LocalisedSlug } from "#app/ui/office/form/localised-slug";
import { PriceField, SelectField } from "#app/ui/office/form/plain-fields";
import { SwitchRow } from "#app/ui/office/form/switch-row";
import type { SlugState } from "#app/ui/office/form/use-auto-slug";
import type { FormState } from "#app/ui/office/form/use-record-form";

const MARKET_HINTS: Partial<Record<string, string>> = {
  under_offer: "Visitors can still ask about it and see it",
  sold: "Nobody is told of it any more, and the form asks for something similar",
};

export function BasicSection({
  form,
  slugs,
  wasPublic,
}: {
  form: FormState<PropertyDraft>;
  slugs: SlugState;
  wasPublic: boolean;
}) {
  return (
    <section className="office-card form-card" id="section-basic">
      <h2>Basic Information</h2>
      <p>Shown on cards, in search results and when the page is shared.</p>
      <LocalisedInput form={form} field="title" label="Title" />
      <LocalisedSlug form={form} slugs={slugs} path="/real-estate/" source="title" wasPublic={wasPublic} />
      <div className="field-pair">
        <SelectField form={form} field="type" label="Type" isRequired options={optionsOf(TYPE_NAMES)} />
        <SelectField form={form} field="listing_type" label="Listing" options={optionsOf(LISTING_NAMES)} />
        <PriceField
          form={form}
          field="price"
          label="Price"
          hint={form.draft.listing_type === "rent" ? "A month" : undefined}
          isRequired
        />
        <SelectField form={form} field="status" label="Status" isRequired options={optionsOf(STATUS_NAMES)} />
        <SelectField
          form={form}
          field="market"
          label="Market"
          hint={MARKET_HINTS[form.draft.market]}
          options={optionsOf(form.draft.listing_type === "rent" ? RENT_MARKET_NAMES : MARKET_NAMES)}
        />
      </div>
      <SwitchRow
        name="price_on_request"
        label="Price on request"
        hint="Visitors see these words in place of the number, which is nowhere on the site"
        isOn={form.draft.price_on_request === "on"}
        onChange={(isOn) => form.change("price_on_request", isOn ? "on" : "")}
      />
    </section>
  );
}

export function DescriptionSection({ form }: { form: FormState<PropertyDraft> }) {
  return (
    <section className="office-card form-card" id="section-description">
      <h2>Description</h2>
      <p>Plain words, two or three short paragraphs.</p>
      <LocalisedInput form={form} field="description" label="Description" isLong />
    </section>
  );
}

const AMENITIES = PROPERTY_AMENITIES.map((amenity) => ({
  value: amenity,
  name: amenity,
  icon: AMENITY_ICONS[amenity],
}));

export function AmenitiesSection({ form }: { form: FormState<PropertyDraft> }) {
  return (
    <section className="office-card form-card property-amenities" id="section-amenities">
      <h2>Amenities</h2>
      <CheckTiles
        name="amenities"
        legend="Amenities"
        options={AMENITIES}
        selected={form.draft.amenities}
        error={form.errors.amenities}
        onChange={(ticked) => form.change("amenities", ticked)}
      />
    </section>
  );
}
