import { Plus } from "lucide-react";
import type { PriceLine } from "#app/features/availability/quotes/price-lines";
import type { DeskRefusal } from "#app/features/bookings/desk/answer";
import type { MailPreview } from "#app/features/bookings/desk/guest-emails.server";
import { MailFields } from "#app/features/bookings/office/mail-fields";
import { PanelForm } from "#app/features/bookings/admin/desk/panel-form";
import { PanelLink } from "#app/features/bookings/office/panel-link";
import { lineCount, lineFields, lineName, linesToEdit } from "#app/features/bookings/desk/price-lines";
import type { DeskBooking } from "#app/features/bookings/desk/queries.server";
import { formatMoney, formatUsd, isCurrencyCode, usdInputValue } from "#app/platform/money/money";
import { Field, FieldError } from "#app/ui/office/form/field";

/** The lines of the price as they were frozen, and the sum. */
export function PriceCard({ booking, original }: { booking: DeskBooking; original: string | null }) {
  const { lines, total } = booking;
  return (
    <section className="office-card" aria-labelledby="price-title">
      <div className="card-head">
        <h2 id="price-title">Price</h2>
        <span className="desk-actions">
          {original !== null && <span className="desk-muted">{`Quote then $${original}`}</span>}
          {!booking.erased_at && (
            <PanelLink booking={booking} panel="price" className="small-button">
              <Plus aria-hidden />
              Change lines
            </PanelLink>
          )}
        </span>
      </div>
      <table className="office-table desk-lines">
        <caption className="visually-hidden">Lines of the price</caption>
        <thead>
          <tr>
            <th scope="col">Line</th>
            <th scope="col" className="is-number">
              Count
            </th>
            <th scope="col" className="is-number">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {(lines ?? []).map((line, index) => (
            // Lines have no id of their own; their order is their identity.
            <Line key={`${index} ${lineName(line)}`} line={line} />
          ))}
          {!lines && (
            <tr>
              <td colSpan={3}>Before lines were kept</td>
            </tr>
          )}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Total <small>{shownAs(booking)}</small>
            </th>
            <td className="is-number">{total === null ? "Not known" : formatUsd(total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}

function shownAs({ total, shown_currency: code, shown_rate: rate }: DeskBooking): string {
  if (total === null || rate === null || !isCurrencyCode(code) || code === "USD") return "";
  return `in the currency of the guest ${formatMoney(total, { code, rate }, "en")} at ${rate}`;
}

function Line({ line }: { line: PriceLine }) {
  return (
    <tr data-own={line.kind === "other" || undefined}>
      <td>
        <b dir="auto">{lineName(line)}</b>
        {line.season && <small dir="auto">{line.season}</small>}
      </td>
      <td className="is-number">{lineCount(line)}</td>
      <td className="is-number">{formatUsd(line.amount)}</td>
    </tr>
  );
}

interface PriceFormProps {
  booking: DeskBooking;
  answer: DeskRefusal | null;
  mail: MailPreview | null;
}

/** Lines can be changed, taken away and added; each with the same reason. */
export function PriceForm({ booking, answer, mail }: PriceFormProps) {
  const lines = linesToEdit(booking.lines, booking.total);
  const { errors = {}, typed } = answer ?? {};
  return (
    <PanelForm
      booking={booking}
      intent="price"
      title="Change the price"
      answer={answer}
      version={booking.version}
      submitLabel="Save price"
    >
      <FieldError id="lines-error" error={errors.lines} />
      <ol className="desk-line-fields">
        {[...lines, null].map((line, index) => (
          <LineFields
            key={line ? index : "new"}
            line={line}
            index={line ? index : "new"}
            errors={errors}
            typed={typed}
          />
        ))}
      </ol>
      <Field name="reason" label="Reason" hint="Staff only, in the history" isRequired error={errors.reason}>
        {(control) => <input {...control} className="input" maxLength={300} defaultValue={typed?.reason} dir="auto" />}
      </Field>
      <MailFields mail={mail} typed={answer?.typed} />
    </PanelForm>
  );
}

interface LineFieldsProps {
  line: PriceLine | null;
  index: number | "new";
  errors: Record<string, string>;
  typed: Record<string, string> | undefined;
}

function LineFields({ line, index, errors, typed }: LineFieldsProps) {
  const names = lineFields(index);
  return (
    <li>
      <Field name={names.text} label={line ? "Line" : "New line"} error={errors[names.text]}>
        {(control) => (
          <input
            {...control}
            className="input"
            maxLength={120}
            defaultValue={typed?.[names.text] ?? (line ? lineName(line) : "")}
            dir="auto"
          />
        )}
      </Field>
      <Field name={names.amount} label="Amount" error={errors[names.amount]}>
        {(control) => (
          <input
            {...control}
            className="input"
            inputMode="text"
            maxLength={14}
            defaultValue={typed?.[names.amount] ?? (line ? signed(line.amount) : "")}
          />
        )}
      </Field>
      {line && (
        <label className="desk-tick">
          <input type="checkbox" name={names.remove} defaultChecked={typed?.[names.remove] === "on"} />
          <span>Remove</span>
        </label>
      )}
    </li>
  );
}

const signed = (amount: number) => (amount < 0 ? `-${usdInputValue(-amount)}` : usdInputValue(amount));
