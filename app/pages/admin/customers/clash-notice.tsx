import { Form } from "react-router";
import { ClashText } from "#app/features/bookings/admin/clash-dialog";
import { CLASH_SEEN } from "#app/features/bookings/admin/clash-words";
import type { Clash } from "#app/features/bookings/schema";

/** The question of the dialog, for whoever confirmed before the scripts had loaded. */
export function ClashNotice({ clashes, fields }: { clashes: readonly Clash[]; fields: Readonly<Record<string, string>> }) {
  return (
    <Form method="post" className="office-card clash-notice">
      {Object.entries({ ...fields, [CLASH_SEEN]: "true" }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ClashText clashes={clashes} />
      <div className="clash-actions">
        <button type="submit" className="button button-primary">
          Confirm anyway
        </button>
      </div>
    </Form>
  );
}
