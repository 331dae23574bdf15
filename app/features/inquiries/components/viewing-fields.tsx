import { useTranslations } from "use-intl";
import { islandDayOf } from "#app/features/availability/rules";
import type { FormValues } from "#app/features/forms/schema";
import type { PropertyInquiryField } from "#app/features/inquiries/property-inquiry";
import {
  DAY_FIELDS,
  DEFAULT_VIEWERS,
  FURTHEST_VIEWING_DAYS,
  MAX_VIEWERS,
  PARTS_OF_DAY,
  PROPERTY_INQUIRY_KINDS,
  type PropertyInquiryKind,
} from "#app/features/inquiries/viewing";
import { addDays } from "#app/platform/dates/dates";
import { FieldFrame, TextField } from "#app/ui/form-field";

interface FieldProps {
  id: string;
  name: string;
  label: string;
  error?: string;
  defaultValue?: string;
  onInput: () => void;
}

const KIND_TEXTS = { question: "question", viewing: "see" } as const satisfies Record<PropertyInquiryKind, string>;

/**
 * Whether somebody asks or wants to see the property, and for that his days. Style sheets show the days once they are
 * needed, so that it works without scripts.
 */
export function ViewingFields({
  field,
  typed,
  stamp,
}: {
  field: (name: PropertyInquiryField) => FieldProps;
  typed: FormValues;
  stamp: string;
}) {
  const t = useTranslations("viewing");
  const today = islandDayOf(stamp);
  const bounds = { min: addDays(today, 1), max: addDays(today, FURTHEST_VIEWING_DAYS) };
  const { onInput, defaultValue: part, ...partField } = field("part_of_day");
  const people = field("people");
  return (
    <>
      <fieldset className="inquiry-kind">
        <legend className="visually-hidden">{t("kind")}</legend>
        {PROPERTY_INQUIRY_KINDS.map((kind) => (
          <label key={kind}>
            <input type="radio" name="kind" value={kind} defaultChecked={(typed.kind ?? "question") === kind} />
            {t(KIND_TEXTS[kind])}
          </label>
        ))}
      </fieldset>
      <fieldset className="viewing-fields">
        <legend>{t("days")}</legend>
        <p className="form-hint">{t("daysHint")}</p>
        {DAY_FIELDS.map((name) => (
          <TextField key={name} {...field(name)} {...bounds} type="date" />
        ))}
        <div className="form-row">
          <FieldFrame {...partField}>
            {(control) => (
              <select {...control} className="input" defaultValue={part ?? PARTS_OF_DAY[0]} onInput={onInput}>
                {PARTS_OF_DAY.map((value) => (
                  <option key={value} value={value}>
                    {t(value)}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
          <TextField
            {...people}
            defaultValue={people.defaultValue ?? DEFAULT_VIEWERS}
            type="number"
            min={1}
            max={MAX_VIEWERS}
            inputMode="numeric"
            dir="ltr"
          />
        </div>
        <p className="form-hint">{t("addressLater")}</p>
      </fieldset>
    </>
  );
}
