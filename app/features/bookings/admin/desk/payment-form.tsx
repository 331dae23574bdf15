import type { DeskRefusal } from "#app/features/bookings/desk/answer";
import { PanelForm } from "#app/features/bookings/admin/desk/panel-form";
import { METHOD_NAMES } from "#app/features/bookings/admin/desk/payments-card";
import type { DeskBooking, PaymentRow } from "#app/features/bookings/desk/queries.server";
import { PAYMENT_METHODS } from "#app/features/bookings/schema";
import type { Day } from "#app/platform/dates/dates";
import { formatUsd, usdInputValue, type Cents } from "#app/platform/money/money";
import { Field } from "#app/ui/office/form/field";

interface PaymentFormProps {
  booking: DeskBooking;
  answer: DeskRefusal | null;
  panel: "payment" | "refund";
  currencies: readonly { code: string; rate: number }[];
  suggested: Cents;
  newId: string;
  today: Day;
}

export function PaymentForm({ booking, answer, panel, currencies, suggested, newId, today }: PaymentFormProps) {
  const { errors = {}, typed = {} } = answer ?? {};
  const noun = panel === "refund" ? "refund" : "payment";
  return (
    <PanelForm
      booking={booking}
      intent={panel}
      title={`Record a ${noun}`}
      answer={answer}
      submitLabel={`Record ${noun}`}
    >
      <input type="hidden" name="new_id" value={typed.new_id ?? newId} />
      <div className="field-pair">
        <Field name="amount" label="Amount" isRequired error={errors.amount}>
          {(control) => (
            <input
              {...control}
              className="input"
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              defaultValue={typed.amount ?? (suggested > 0 ? usdInputValue(suggested) : "")}
            />
          )}
        </Field>
        <Field name="currency" label="Currency" isRequired error={errors.currency}>
          {(control) => (
            <select {...control} className="input" defaultValue={typed.currency ?? "USD"}>
              {currencies.map(({ code, rate }) => (
                <option key={code} value={code}>
                  {code === "USD" ? code : `${code}, ${rate} for $1`}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className="field-pair">
        <Field name="usd" label="In dollars" hint="Empty: by the table's rate" error={errors.usd}>
          {(control) => (
            <input
              {...control}
              className="input"
              inputMode="decimal"
              autoComplete="off"
              maxLength={20}
              defaultValue={typed.usd}
            />
          )}
        </Field>
        <Field name="method" label="Method" isRequired error={errors.method}>
          {(control) => (
            <select {...control} className="input" defaultValue={typed.method ?? "bank"}>
              {PAYMENT_METHODS.map((method) => (
                <option key={method} value={method}>
                  {METHOD_NAMES[method]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className="field-pair">
        <Field name="day" label="Day" isRequired error={errors.day}>
          {(control) => (
            <input {...control} className="input" type="date" max={today} defaultValue={typed.day ?? today} />
          )}
        </Field>
        <Field name="note" label="Note" error={errors.note}>
          {(control) => <input {...control} className="input" maxLength={500} defaultValue={typed.note} dir="auto" />}
        </Field>
      </div>
    </PanelForm>
  );
}

interface VoidFormProps {
  booking: DeskBooking;
  answer: DeskRefusal | null;
  payment: string;
  rows: readonly PaymentRow[];
}

export function VoidForm({ booking, answer, payment, rows }: VoidFormProps) {
  const row = rows.find(({ id }) => id === payment);
  const title = row ? `Void ${formatUsd(row.usd_amount)}, ${METHOD_NAMES[row.method].toLowerCase()}` : "Void a payment";
  return (
    <PanelForm booking={booking} intent="void" title={title} answer={answer} submitLabel="Void it" isDangerous>
      <input type="hidden" name="payment" value={payment} />
      <p className="desk-muted">It stays in the list, struck through, and no longer counts.</p>
      <Field name="reason" label="Reason" isRequired error={answer?.errors.reason}>
        {(control) => (
          <input {...control} className="input" maxLength={300} defaultValue={answer?.typed.reason} dir="auto" />
        )}
      </Field>
    </PanelForm>
  );
}
