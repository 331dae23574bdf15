import { Form } from "react-router";
import { needsConfirmation, type Outcome } from "#app/features/bookings/office/outcome";
import { ConfirmationText } from "#app/features/bookings/office/status-dialog";
import { withOverride, confirmationTexts } from "#app/features/bookings/office/status-conflicts";

/** The question of the dialog, for whoever set a status before the scripts had loaded. */
export function StatusNotice({ answer }: { answer: (Outcome & { form?: Record<string, string> }) | undefined }) {
  if (!answer?.form || !needsConfirmation(answer)) return null;
  const { form } = answer;
  return (
    <Form method="post" className="office-card clash-notice">
      {Object.entries(withOverride(answer, form)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <ConfirmationText problem={answer} fields={form} />
      <div className="clash-actions">
        <button type="submit" className="button button-primary">
          {confirmationTexts(answer, form).confirmLabel}
        </button>
      </div>
    </Form>
  );
}
