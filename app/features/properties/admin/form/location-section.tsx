import { PointPicker } from "#app/features/maps/office/point-picker";
import type { MapPlace, MapTiles } from "#app/features/maps/schema";
import type { PropertyDraft } from "#app/features/properties/admin/form/draft";
import { NumberField, TextField } from "#app/ui/office/form/plain-fields";
import type { FormState } from "#app/ui/office/form/use-record-form";

/** Where the marker waits while there is no point: the middle of the island. */
const START = { latitude: -5.2, longitude: 39.7, zoom: 10 };

export function LocationSection({
  form,
  tiles,
  places,
}: {
  form: FormState<PropertyDraft>;
  tiles: MapTiles | null;
  places: MapPlace[];
}) {
  return (
    <section className="office-card form-card" id="section-location">
      <h2>Location</h2>
      <p>Drag the marker to the gate, not to the middle of the plot.</p>
      <TextField form={form} field="full_address" label="Full address" isRequired />
      <div className="field-pair">
        <TextField form={form} field="location" label="Location" isRequired />
        <TextField form={form} field="neighborhood" label="Neighborhood" />
        <NumberField form={form} field="latitude" label="Latitude" min={-90} max={90} step="any" />
        <NumberField form={form} field="longitude" label="Longitude" min={-180} max={180} step="any" />
      </div>
      <PointPicker
        tiles={tiles}
        places={places}
        place={placeOf(form.draft)}
        start={START}
        onChange={({ latitude, longitude }) => {
          form.change("latitude", String(latitude));
          form.change("longitude", String(longitude));
        }}
      />
    </section>
  );
}

/** The point that is typed, where it is one. */
function placeOf({ latitude, longitude }: PropertyDraft) {
  const read = (text: string) => (text.trim() === "" ? Number.NaN : Number(text));
  const point = { latitude: read(latitude), longitude: read(longitude) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null;
}
