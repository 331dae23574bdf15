import { BedDouble, Clock, Image, Info, Languages, MapPin, Sparkles, Text } from "lucide-react";
import { AMENITIES, FEATURES, TYPES } from "#app/features/stays/admin/form/choices";
import type { StayDraft } from "#app/features/stays/admin/form/draft";
import { PointFields } from "#app/features/maps/office/point-fields";
import type { MapGround } from "#app/features/maps/schema";
import { GUESTS } from "#app/features/stays/input";
import { CheckTiles } from "#app/ui/office/form/check-tiles";
import { FreeHoursField } from "#app/features/settings/office/free-hours-field";
import { LocalisedInput } from "#app/ui/office/form/localised-input";
import { LocalisedSlug } from "#app/ui/office/form/localised-slug";
import { NumberField, PriceField, SelectField, TextField, TimeField } from "#app/ui/office/form/plain-fields";
import type { FormSection } from "#app/ui/office/form/section-nav";
import type { SlugState } from "#app/ui/office/form/use-auto-slug";
import type { FormState } from "#app/ui/office/form/use-record-form";

export const SECTIONS: readonly FormSection[] = [
  { id: "section-language", name: "Edit Language", icon: Languages, fieldPattern: /^(name|slug|description)_/ },
  {
    id: "section-basic",
    name: "Basic Information",
    icon: Info,
    fieldPattern: /^(name|slug|location|type|price|max_guests)/,
  },
  { id: "section-place", name: "Place", icon: MapPin, fieldPattern: /^(latitude|longitude|keep_point)$/ },
  { id: "section-description", name: "Description", icon: Text, fieldPattern: /^description/ },
  { id: "section-media", name: "Media", icon: Image, fieldPattern: /^image/ },
  { id: "section-features", name: "Features", icon: Sparkles, fieldPattern: /^features/ },
  { id: "section-amenities", name: "Amenities", icon: BedDouble, fieldPattern: /^amenities/ },
  { id: "section-rules", name: "Beds and Rules", icon: Clock, fieldPattern: /^(beds|check_|house_rules|cancel_)/ },
];

export function BasicSection({ form, slugs }: { form: FormState<StayDraft>; slugs: SlugState }) {
  return (
    <section className="office-card form-card" id="section-basic">
      <h2>Basic Information</h2>
      <p>Shown on cards, in search results and when the page is shared.</p>
      <LocalisedInput form={form} field="name" label="Name" />
      <LocalisedSlug form={form} slugs={slugs} path="/stays/" source="name" isRequired />
      <div className="field-pair">
        <TextField form={form} field="location" label="Location" isRequired />
        <SelectField form={form} field="type" label="Type" isRequired options={TYPES} />
      </div>
      <div className="field-pair">
        <PriceField form={form} field="price" label="Price per night" hint="USD" isRequired />
        <NumberField
          form={form}
          field="max_guests"
          label="Max guests"
          isRequired
          min={GUESTS.min}
          max={GUESTS.max}
          step={1}
        />
      </div>
    </section>
  );
}

export function PlaceSection({ form, ground }: { form: FormState<StayDraft>; ground: MapGround }) {
  return (
    <section className="office-card form-card" id="section-place">
      <h2>Place</h2>
      <p>Where guests arrive. It stands on the map of all stays and on its own page.</p>
      <PointFields form={form} ground={ground} />
    </section>
  );
}

export function DescriptionSection({ form }: { form: FormState<StayDraft> }) {
  return (
    <section className="office-card form-card" id="section-description">
      <h2>Description</h2>
      <p>Plain words, two or three short paragraphs.</p>
      <LocalisedInput form={form} field="description" label="Description" isLong />
    </section>
  );
}

export function FeatureSections({ form }: { form: FormState<StayDraft> }) {
  const { draft, errors, change } = form;
  return (
    <>
      <section className="office-card form-card" id="section-features">
        <h2>Features</h2>
        <p>What the place has, for every guest.</p>
        <CheckTiles
          name="features"
          legend="Features"
          options={FEATURES}
          selected={draft.features}
          error={errors.features}
          onChange={(ticked) => change("features", ticked)}
        />
      </section>
      <section className="office-card form-card" id="section-amenities">
        <h2>Amenities</h2>
        <p>What every room has.</p>
        <CheckTiles
          name="amenities"
          legend="Amenities"
          options={AMENITIES}
          selected={draft.amenities}
          error={errors.amenities}
          onChange={(ticked) => change("amenities", ticked)}
        />
      </section>
    </>
  );
}

export function RulesSection({ form }: { form: FormState<StayDraft> }) {
  return (
    <section className="office-card form-card" id="section-rules">
      <h2>Beds and Rules</h2>
      <p>All optional. What is left empty does not stand on the page.</p>
      <LocalisedInput form={form} field="beds" label="Beds" isLong rows={2} isOptional />
      <div className="field-pair">
        <TimeField form={form} field="check_in_from" label="Check-in from" />
        <TimeField form={form} field="check_out_until" label="Check-out until" />
      </div>
      <LocalisedInput form={form} field="house_rules" label="House rules, one per line" isLong rows={4} isOptional />
      <LocalisedInput form={form} field="cancel_text" label="Cancellation" isLong rows={3} isOptional />
      <FreeHoursField form={form} />
    </section>
  );
}
