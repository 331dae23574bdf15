import { Check, Plus } from "lucide-react";
import type { DeskRefusal, Panel } from "#app/features/bookings/desk/answer";
import { balanceDueDay, balanceOf, MONEY_STATE_NAMES, moneyState, paidOf } from "#app/features/bookings/desk/money";
import { PanelLink } from "#app/features/bookings/office/panel-link";
import { PaymentForm, VoidForm } from "#app/features/bookings/admin/desk/payment-form";
import type { DeskBooking, PaymentRow } from "#app/features/bookings/desk/queries.server";
import type { DeskScreen } from "#app/features/bookings/desk/read-screen.server";
import { formatDay, type Day } from "#app/platform/dates/dates";
import { BASE_CURRENCY, formatUsd } from "#app/platform/money/money";

interface Props {
  booking: DeskBooking;
  screen: DeskScreen;
  panel: Panel | null;
  answer: DeskRefusal | null;
  query: Record<string, string>;
  newId: string;
  today: Day;
}

/** What was asked, paid and is owed, and every row of it; voided ones are struck through and never gone. */
export function PaymentsCard({ booking, screen, panel, answer, query, newId, today }: Props) {
  const paid = paidOf(screen.payments);
  const state = moneyState(booking, paid);
  const owed = balanceOf(booking, paid);
  const due = balanceDueDay(booking.from, screen.settings.balance_due_days);
  const isOverdue = owed !== null && owed > 0 && booking.status !== "cancelled" && due < today;
  if (panel === "payment" || panel === "refund")
    return (
      <PaymentForm
        {...{ booking, answer, newId, today, panel }}
        currencies={screen.currencies}
        suggested={panel === "refund" ? Math.max(0, paid) : Math.max(0, owed ?? 0)}
      />
    );
  if (panel === "void")
    return (
      <VoidForm
        booking={booking}
        answer={answer}
        payment={answer?.typed.payment ?? query.payment ?? ""}
        rows={screen.payments}
      />
    );
  return (
    <section className="office-card" aria-labelledby="payments-title">
      <div className="card-head">
        <h2 id="payments-title">Payments</h2>
        <span className="desk-actions">
          <span className="badge" data-money={state}>
            {MONEY_STATE_NAMES[state]}
          </span>
          {paid > 0 && (
            <PanelLink booking={booking} panel="refund" className="small-button">
              Record refund
            </PanelLink>
          )}
          <PanelLink booking={booking} panel="payment" className="small-button">
            <Plus aria-hidden />
            Record payment
          </PanelLink>
        </span>
      </div>
      <div className="desk-money">
        <div>
          <small>Total</small>
          <b>{booking.total === null ? "Not known" : formatUsd(booking.total)}</b>
        </div>
        <div>
          <small>Deposit asked</small>
          <b>{booking.deposit === null ? "None" : formatUsd(booking.deposit)}</b>
          {booking.deposit !== null && paid >= booking.deposit && (
            <em>
              <Check aria-hidden />
              Paid
            </em>
          )}
        </div>
        <div>
          <small>Paid</small>
          <b>{formatUsd(paid)}</b>
        </div>
        <div data-owed={isOverdue || undefined}>
          <small>{owedLabel(owed, due, isOverdue)}</small>
          <b>{owed === null ? "Not known" : formatUsd(Math.abs(owed))}</b>
        </div>
        {booking.total !== null && booking.total > 0 && (
          <progress
            className="desk-meter"
            max={booking.total}
            value={Math.max(0, Math.min(paid, booking.total))}
            aria-label="Paid of the total"
          />
        )}
      </div>
      {screen.payments.length === 0 && <p className="desk-empty">No money was recorded yet.</p>}
      <ul>
        {screen.payments.map((row) => (
          <PaymentItem key={row.id} booking={booking} row={row} />
        ))}
      </ul>
    </section>
  );
}

function owedLabel(owed: number | null, due: Day, isOverdue: boolean): string {
  if (owed !== null && owed < 0) return "To give back";
  if (owed === 0) return "Owed";
  return `${isOverdue ? "Owed since" : "Owed, due"} ${formatDay(due, "en", "short")}`;
}

export const METHOD_NAMES: Readonly<Record<PaymentRow["method"], string>> = {
  cash: "Cash",
  bank: "Bank transfer",
  card: "Card",
  mobile_money: "Mobile money",
  other: "Other",
};

function PaymentItem({ booking, row }: { booking: DeskBooking; row: PaymentRow }) {
  const isVoid = row.voided_at !== null;
  const note = isVoid
    ? `Voided by ${row.voided_by ?? "a former colleague"}: ${row.void_reason}`
    : [row.note, row.recorded_by && `Recorded by ${row.recorded_by}`].filter(Boolean).join(". ");
  const name = row.kind === "refund" ? `Refund, ${METHOD_NAMES[row.method].toLowerCase()}` : METHOD_NAMES[row.method];
  const Name = isVoid ? "s" : "b";
  return (
    <li className="desk-pay" data-void={isVoid || undefined}>
      <span className="desk-pay-day">{formatDay(row.day, "en", "short")}</span>
      <div>
        <Name>{name}</Name>
        <small dir="auto">{note}</small>
      </div>
      <span className="desk-pay-sum">
        <Name>{`${row.kind === "refund" ? "-" : ""}${formatUsd(row.usd_amount)}`}</Name>
        {row.currency !== BASE_CURRENCY && <small>{`${row.currency} ${row.amount}`}</small>}
      </span>
      {!isVoid && (
        <PanelLink booking={booking} panel="void" query={{ payment: row.id }} className="small-button">
          Void
        </PanelLink>
      )}
    </li>
  );
}
