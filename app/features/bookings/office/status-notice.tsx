import { TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { Form } from "react-router";
import { isBusy, needsConfirmation, type Outcome } from "#app/features/bookings/office/outcome";
import { ConfirmationText } from "#app/features/bookings/office/status-dialog";
import { BUSY_TEXT, confirmationTexts, withOverride } from "#app/features/bookings/office/status-conflicts";

/** The question of the dialog, for whoever set a status before the scripts had loaded. */
export function StatusNotice({ answer }: { answer: (Outcome & { form?: Record<string, string> }) | undefined }) {
  if (!answer?.form) return null;
  const { form } = answer;
  if (needsConfirmation(answer))
    return (
      <NoticeForm fields={withOverride(answer, form)} label={confirmationTexts(answer, form).confirmLabel}>
        <ConfirmationText problem={answer} fields={form} />
      </NoticeForm>
    );
  if (!isBusy(answer)) return null;
  return (
    <NoticeForm fields={form} label="Try again">
      <h2>
        <TriangleAlert aria-hidden />
        Not saved
      </h2>
      <p>{BUSY_TEXT}</p>
    </NoticeForm>
  );
}

function NoticeForm({
  fields,
  label,
  children,
}: {
  fields: Readonly<Record<string, string>>;
  label: string;
  children: ReactNode;
}) {
  return (
    <Form method="post" className="office-card clash-notice">
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <div className="clash-actions">
        <button type="submit" className="button button-primary">
          {label}
        </button>
      </div>
    </Form>
  );
}
