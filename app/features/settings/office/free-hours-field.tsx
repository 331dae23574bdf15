import { CANCEL_FREE_HOURS } from "#app/features/settings/schema";
import type { Draft } from "#app/ui/office/form/draft";
import { NumberField } from "#app/ui/office/form/plain-fields";
import type { FormState } from "#app/ui/office/form/use-record-form";

/** Until when a booking of a listing is cancelled free of charge. */
export function FreeHoursField<D extends Draft & { cancel_free_hours: string }>({ form }: { form: FormState<D> }) {
  return (
    <div className="field-pair">
      <NumberField
        form={form}
        field="cancel_free_hours"
        label="Cancelling is free until"
        hint="Empty: guests always ask us. Without words and hours those of Settings hold."
        suffix="hours before"
        step={1}
        {...CANCEL_FREE_HOURS}
      />
    </div>
  );
}
