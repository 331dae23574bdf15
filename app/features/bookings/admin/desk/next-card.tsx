import { CircleHelp, LogIn, MailWarning, Wallet, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { nextSteps, whenText, type NextStep } from "#app/features/bookings/desk/next-steps";
import type { DeskBooking } from "#app/features/bookings/desk/queries.server";
import type { DeskScreen } from "#app/features/bookings/desk/read-screen.server";
import { dayPath } from "#app/features/bookings/admin/timeline/paths";
import { PanelLink } from "#app/features/bookings/office/panel-link";
import { formatDay, type Day } from "#app/platform/dates/dates";

const ICONS: Readonly<Record<NextStep["about"], LucideIcon>> = {
  answer: CircleHelp,
  money: Wallet,
  mail: MailWarning,
  visit: LogIn,
};

/** What is to be done about the booking, the most urgent first. */
export function NextCard(props: { booking: DeskBooking; screen: DeskScreen; today: Day; now: Date }) {
  const { booking, screen, today, now } = props;
  if (booking.erased_at) return null;
  const steps = nextSteps({
    booking,
    payments: screen.payments,
    mails: screen.mails,
    isFree: screen.room.isFree,
    balanceDueDays: screen.settings.balance_due_days,
    today,
    now,
  });
  return (
    <section className="office-card" aria-labelledby="next-title">
      <div className="card-head">
        <h2 id="next-title">Next</h2>
        <span className="desk-muted">{whenText({ booking, today })}</span>
      </div>
      {steps.length === 0 && (
        <p className="desk-empty">
          {booking.status === "confirmed" && booking.from > today
            ? `Nothing to do until ${formatDay(booking.from, "en", "short")}.`
            : "Nothing to do."}
        </p>
      )}
      <ul>
        {steps.map((step, index) => {
          const Icon = ICONS[step.about];
          return (
            <li key={step.about} className="inbox-item desk-next" data-tone={step.tone}>
              <span className="inbox-icon">
                <Icon aria-hidden />
              </span>
              <div className="inbox-text">
                <b>{step.title}</b>
                <small>{step.note}</small>
              </div>
              <StepAction
                booking={booking}
                action={step.action}
                className={`button ${index === 0 ? "button-primary" : "button-secondary"}`}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function StepAction({
  booking,
  action,
  className,
}: {
  booking: DeskBooking;
  action: NextStep["action"];
  className: string;
}) {
  if ("anchor" in action)
    return (
      <a className={className} href={`#${action.anchor}`}>
        {action.label}
      </a>
    );
  if ("day" in action)
    return (
      <Link className={className} to={dayPath(action.day)}>
        {action.label}
      </Link>
    );
  return (
    <PanelLink
      booking={booking}
      panel={action.panel}
      query={"to_status" in action ? { to_status: action.to_status } : undefined}
      className={className}
    >
      {action.label}
    </PanelLink>
  );
}
