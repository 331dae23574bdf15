import * as v from "valibot";
import { isOnPemba } from "#app/features/maps/island/projection";
import { checkbox, optionalNumber } from "#app/ui/office/form/input";

export const LATITUDE = { min: -90, max: 90 };
export const LONGITUDE = { min: -180, max: 180 };

/** Where staff say that something is. `keep_point` answers the question about one that is not on Pemba. */
export const pointEntries = {
  latitude: optionalNumber(LATITUDE),
  longitude: optionalNumber(LONGITUDE),
  keep_point: checkbox,
};

interface PointInput {
  latitude: number | null;
  longitude: number | null;
  keep_point: boolean;
}

/** A point needs both numbers, and one that is not on Pemba a second look. */
export function checkPoint<Input extends PointInput>() {
  return v.rawCheck<Input>(({ dataset, addIssue }) => {
    const input = dataset.value as Partial<Record<keyof PointInput, unknown>>;
    const { latitude, longitude, keep_point } = input;
    const complain = (key: "latitude" | "longitude", message: string) =>
      addIssue({ message, path: [{ type: "object", origin: "value", input, key, value: input[key] }] });
    if (latitude === null && typeof longitude === "number") complain("latitude", "A point needs both numbers");
    if (longitude === null && typeof latitude === "number") complain("longitude", "A point needs both numbers");
    if (typeof latitude !== "number" || typeof longitude !== "number") return;
    if (!keep_point && !isOnPemba({ latitude, longitude })) complain("latitude", "This is not on Pemba. Keep it?");
  });
}

/** The answer is no column. */
export function withoutAnswer<Input extends PointInput>({
  keep_point: _answer,
  ...point
}: Input): Omit<Input, "keep_point"> {
  return point;
}

/** The point of a row as it stands in the form. One that was kept is not asked about again. */
export function pointDraft(row: { latitude: number | null; longitude: number | null }) {
  const { latitude, longitude } = row;
  const isElsewhere = latitude !== null && longitude !== null && !isOnPemba({ latitude, longitude });
  return {
    latitude: latitude === null ? "" : String(latitude),
    longitude: longitude === null ? "" : String(longitude),
    keep_point: isElsewhere ? "on" : "",
  };
}

export const EMPTY_POINT = { latitude: "", longitude: "", keep_point: "" };
