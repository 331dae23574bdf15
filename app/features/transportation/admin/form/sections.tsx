import { CalendarCheck, Image, Info, Languages, MapPin, Sparkles, Text } from "lucide-react";
import { FEATURES, TYPES } from "#app/features/transportation/admin/form/choices";
import type { VehicleDraft } from "#app/features/transportation/admin/form/draft";
import { CheckTiles } from "#app/ui/office/form/check-tiles";
import { FreeHoursField } from "#app/features/settings/office/free-hours-field";
import { LocalisedInput } from "#app/ui/office/form/localised-input";
import { PriceField, SelectField, TimeField } from "#app/ui/office/form/plain-fields";
import type { FormSection } from "#app/ui/office/form/section-nav";
import { SwitchRow } from "#app/ui/office/form/switch-row";
import type { FormState } from "#app/ui/office/form/use-record-form";

export const SECTIONS: readonly FormSection[] = [
  { id: "section-language", name: "Edit Language", icon: Languages, fieldPattern: /^(name|description)_/ },
  { id: "section-basic", name: "Basic Information", icon: Info, fieldPattern: /^(name|type|price)/ },
  { id: "section-description", name: "Description", icon: Text, fieldPattern: /^description/ },
  { id: "section-media", name: "Media", icon: Image, fieldPattern: /^image/ },
  { id: "section-features", name: "Features", icon: Sparkles, fieldPattern: /^features/ },
  { id: "section-rental", name: "Rental", icon: CalendarCheck, fieldPattern: /^(available|with_driver|driver)/ },
  { id: "section-pickup", name: "Pick-up and Terms", icon: MapPin, fieldPattern: /^(pickup|terms|cancel_)/ },
];

export function BasicSection({ form }: { form: FormState<VehicleDraft> }) {
  return (
    <section className="office-card form-card" id="section-basic">
      <h2>Basic Information</h2>
      <p>Shown on the card and in the booking form.</p>
      <LocalisedInput form={form} field="name" label="Name" />
      <SelectField form={form} field="type" label="Type" isRequired options={TYPES} />
      <div className="field-pair">
        <PriceField form={form} field="price_per_day" label="Price per day" hint="USD" isRequired />
        <PriceField form={form} field="price_per_week" label="Price per week" hint="USD" isRequired />
      </div>
    </section>
  );
}

export function DescriptionSection({ form }: { form: FormState<VehicleDraft> }) {
  return (
    <section className="office-card form-card" id="section-description">
      <h2>Description</h2>
      <p>Plain words, one or two sentences.</p>
      <LocalisedInput form={form} field="description" label="Description" isLong rows={4} />
    </section>
  );
}

export function FeaturesSection({ form: { draft, errors, change } }: { form: FormState<VehicleDraft> }) {
  return (
    <section className="office-card form-card" id="section-features">
      <h2>Features</h2>
      <p>What comes with it at no extra cost.</p>
      <CheckTiles
        name="features"
        legend="Features"
        options={FEATURES}
        selected={draft.features}
        error={errors.features}
        onChange={(ticked) => change("features", ticked)}
      />
    </section>
  );
}

export function RentalSection({ form }: { form: FormState<VehicleDraft> }) {
  const { draft, change } = form;
  return (
    <section className="office-card form-card" id="section-rental">
      <h2>Rental</h2>
      <p>Whether it can be had, and with whom at the wheel.</p>
      <SwitchRow
        name="available"
        label="Available"
        hint="Visitors see and book it only while it is available."
        isOn={draft.available === "on"}
        onChange={(isOn) => change("available", isOn ? "on" : "")}
      />
      <SwitchRow
        name="with_driver"
        label="With driver"
        hint="Visitors may ask for a driver, at a price of its own."
        isOn={draft.with_driver === "on"}
        onChange={(isOn) => change("with_driver", isOn ? "on" : "")}
      />
      {draft.with_driver === "on" && (
        <div className="field-pair">
          <PriceField form={form} field="driver_price_per_day" label="Driver price per day" hint="USD" isRequired />
        </div>
      )}
    </section>
  );
}

export function PickupSection({ form }: { form: FormState<VehicleDraft> }) {
  return (
    <section className="office-card form-card" id="section-pickup">
      <h2>Pick-up and Terms</h2>
      <p>All optional. What is left empty does not stand on the page.</p>
      <LocalisedInput form={form} field="pickup_place" label="Place of pick-up" isOptional />
      <div className="field-pair">
        <TimeField form={form} field="pickup_from" label="Pick-up from" />
        <TimeField form={form} field="pickup_until" label="Pick-up until" />
      </div>
      <LocalisedInput form={form} field="terms" label="Terms, one per line" isLong rows={4} isOptional />
      <LocalisedInput form={form} field="cancel_text" label="Cancellation" isLong rows={3} isOptional />
      <FreeHoursField form={form} />
    </section>
  );
}
