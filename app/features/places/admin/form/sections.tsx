import { Info, Languages, MapPin } from "lucide-react";
import { PointFields } from "#app/features/maps/office/point-fields";
import type { MapGround } from "#app/features/maps/schema";
import type { PlaceDraft } from "#app/features/places/admin/form/draft";
import { ACCURACY_OPTIONS, KIND_OPTIONS, RANK_OPTIONS, SIDE_OPTIONS } from "#app/features/places/admin/names";
import { LocalisedInput } from "#app/ui/office/form/localised-input";
import { SelectField, TextField } from "#app/ui/office/form/plain-fields";
import type { FormSection } from "#app/ui/office/form/section-nav";
import { SwitchRow } from "#app/ui/office/form/switch-row";
import type { FormState } from "#app/ui/office/form/use-record-form";

export const SECTIONS: readonly FormSection[] = [
  { id: "section-language", name: "Edit Language", icon: Languages, fieldPattern: /^(name|about)_/ },
  { id: "section-place", name: "Place", icon: Info, fieldPattern: /^(kind|name|key|about|published)/ },
  { id: "section-map", name: "On the Map", icon: MapPin, fieldPattern: /^(latitude|longitude|accuracy|label_|rank)/ },
];

export function PlaceSection({ form }: { form: FormState<PlaceDraft> }) {
  const { draft, change } = form;
  return (
    <section className="office-card form-card" id="section-place">
      <h2>Place</h2>
      <p>What maps, pages and the search call it. Listings say where they are by its Latin name.</p>
      <SelectField form={form} field="kind" label="Kind" isRequired options={KIND_OPTIONS} />
      <LocalisedInput form={form} field="name" label="Name" />
      <TextField
        form={form}
        field="key"
        label="Key"
        hint="In addresses, as in /map?place=chake-chake. Empty: made from the name"
      />
      <LocalisedInput form={form} field="about" label="Text" isLong rows={4} isOptional />
      <SwitchRow
        name="published"
        label="Published"
        hint="Visitors see it on maps and find it."
        isOn={draft.published === "on"}
        onChange={(isOn) => change("published", isOn ? "on" : "")}
      />
    </section>
  );
}

export function MapSection({ form, ground }: { form: FormState<PlaceDraft>; ground: MapGround }) {
  return (
    <section className="office-card form-card" id="section-map">
      <h2>On the Map</h2>
      <p>
        Its point, and how its name stands beside it. Where names would lie over each other, those of a higher rank
        stay.
      </p>
      <PointFields form={form} ground={ground} isRequired />
      <SelectField
        form={form}
        field="accuracy"
        label="Accuracy"
        hint="How well the point is known"
        isRequired
        options={ACCURACY_OPTIONS}
      />
      <div className="field-pair">
        <SelectField form={form} field="label_side" label="Name stands" isRequired options={SIDE_OPTIONS} />
        <SelectField form={form} field="rank" label="Rank" isRequired options={RANK_OPTIONS} />
      </div>
    </section>
  );
}
