import { Form } from "react-router";
import { asksFirst, type Outcome } from "#app/features/bookings/admin/outcome";
import { QuestionText } from "#app/features/bookings/admin/status-dialog";
import { inSpiteOf, questionWords } from "#app/features/bookings/admin/status-questions";

/** The question of the dialog, for whoever set a status before the scripts had loaded. */
export function StatusNotice({ answer }: { answer: (Outcome & { form?: Record<string, string> }) | undefined }) {
  if (!answer?.form || !asksFirst(answer)) return null;
  const { form } = answer;
  return (
    <Form method="post" className="office-card clash-notice">
      {Object.entries(inSpiteOf(answer, form)).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <QuestionText problem={answer} fields={form} />
      <div className="clash-actions">
        <button type="submit" className="button button-primary">
          {questionWords(answer, form).goOn}
        </button>
      </div>
    </Form>
  );
}
