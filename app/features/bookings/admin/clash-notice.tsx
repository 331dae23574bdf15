import { Form } from "react-router";
import { ClashText } from "#app/features/bookings/admin/clash-dialog";
import { inSpiteOf } from "#app/features/bookings/admin/clash-words";
import { isClash, type Outcome } from "#app/features/bookings/admin/outcome";

/** The question of the dialog, for whoever confirmed before the scripts had loaded. */
export function ClashNotice({ answer }: { answer: (Outcome & { form?: Record<string, string> }) | undefined }) {
  if (!answer?.form || !isClash(answer)) return null;
  return (
    <Form method="post" className="office-card clash-notice">
      {Object.entries(inSpiteOf(answer.clashes, answer.form)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ClashText clashes={answer.clashes} />
      <div className="clash-actions">
        <button type="submit" className="button button-primary">
          Confirm anyway
        </button>
      </div>
    </Form>
  );
}
