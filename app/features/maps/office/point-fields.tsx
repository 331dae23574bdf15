import { X } from "lucide-react";
import { isOnPemba, type Coordinates } from "#app/features/maps/island/projection";
import { LATITUDE, LONGITUDE, type EMPTY_POINT } from "#app/features/maps/input";
import { PointPicker } from "#app/features/maps/office/point-picker";
import type { MapGround } from "#app/features/maps/schema";
import { NumberField } from "#app/ui/office/form/plain-fields";
import { SwitchRow } from "#app/ui/office/form/switch-row";
import type { FormState } from "#app/ui/office/form/use-record-form";

type PointDraft = typeof EMPTY_POINT;

/** Where the marker waits while there is no point: the middle of the island. */
const START = { latitude: -5.2, longitude: 39.7, zoom: 10 };

/** A point by its numbers, and by hand on the map. The numbers work before scripts and without. */
export function PointFields<Draft extends PointDraft>({
  form: given,
  ground,
  circle,
  isRequired = false,
}: {
  form: FormState<Draft>;
  ground: MapGround;
  /** What visitors are shown instead of the point. */
  circle?: Coordinates | null;
  /** It needs a point, and one on Pemba. */
  isRequired?: boolean;
}) {
  // Of the draft only the point matters here.
  const form = given as unknown as FormState<PointDraft>;
  const point = readPoint(form.draft);
  const set = (latitude: string, longitude: string) => {
    form.change("latitude", latitude);
    form.change("longitude", longitude);
  };
  return (
    <>
      <div className="field-pair">
        <NumberField form={form} field="latitude" label="Latitude" {...LATITUDE} step="any" isRequired={isRequired} />
        <NumberField
          form={form}
          field="longitude"
          label="Longitude"
          {...LONGITUDE}
          step="any"
          isRequired={isRequired}
        />
      </div>
      {!isRequired && point && !isOnPemba(point) && (
        <SwitchRow
          name="keep_point"
          label="Keep this point"
          hint="It is not on Pemba: no map shows it."
          isOn={form.draft.keep_point === "on"}
          onChange={(isOn) => form.change("keep_point", isOn ? "on" : "")}
        />
      )}
      <PointPicker
        {...ground}
        place={point}
        circle={circle ?? null}
        start={START}
        onChange={({ latitude, longitude }) => set(String(latitude), String(longitude))}
      />
      {!isRequired && (form.draft.latitude || form.draft.longitude) && (
        <button type="button" className="button button-secondary" onClick={() => set("", "")}>
          <X aria-hidden />
          No point
        </button>
      )}
    </>
  );
}

/** The point that is typed, where it is one. */
function readPoint({ latitude, longitude }: PointDraft): Coordinates | null {
  const read = (text: string) => (text.trim() === "" ? Number.NaN : Number(text));
  const point = { latitude: read(latitude), longitude: read(longitude) };
  return Math.abs(point.latitude) <= 90 && Math.abs(point.longitude) <= 180 ? point : null;
}
