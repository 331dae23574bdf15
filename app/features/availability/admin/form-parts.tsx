import { CircleAlert } from "lucide-react";
import type { InputHTMLAttributes, ReactNode } from "react";
import { Link } from "react-router";
import type { FormAnswer, Obstacle } from "#app/features/availability/admin/form-answer";
import { useWeek } from "#app/features/auth/office/week-start";
import { weekdayField } from "#app/features/availability/input";
import { formatDay } from "#app/platform/dates/dates";
import { FieldError } from "#app/ui/office/form/field";
import { ADMIN_PREFIX } from "#app/urls";

export const WEEKDAY_NAMES = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"] as const;

interface TypedFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, "form" | "id" | "prefix" | "value"> {
  /** Tells the forms of a screen apart: ids begin with it. */
  form: string;
  name: string;
  label: string;
  hint?: string;
  /** What is stored; what was typed last stands before it. */
  value?: string | number | null;
  answer: FormAnswer | undefined;
  prefix?: string;
  suffix?: string;
}

/** A field that the browser keeps: what was typed stays, also when the page comes back from the server. */
export function TypedField(props: TypedFieldProps) {
  const { form, name, label, hint, value, answer, prefix, suffix, required, ...input } = props;
  const id = `${form}-${name}`;
  const error = answer?.errors[name];
  const control = (
    <input
      autoComplete="off"
      {...input}
      id={id}
      name={name}
      required={required}
      className={prefix || suffix ? undefined : "input"}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      defaultValue={answer?.typed[name] ?? value ?? ""}
    />
  );
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={id} data-required={required || undefined}>
          {label}
        </label>
        {hint && <small>{hint}</small>}
      </div>
      {prefix || suffix ? (
        <div className="input input-group">
          {prefix && <span aria-hidden>{prefix}</span>}
          {control}
          {suffix && <span aria-hidden>{suffix}</span>}
        </div>
      ) : (
        control
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

export const PRICE_INPUT = { type: "number", min: 0, step: 0.01, inputMode: "decimal", prefix: "$" } as const;
export const COUNT_INPUT = { type: "number", step: 1, inputMode: "numeric" } as const;

/** The seven days of the week as boxes; null stands for all of them. */
export function WeekdayFields({
  form,
  weekdays,
  answer,
}: {
  form: string;
  weekdays: number | null;
  answer: FormAnswer | undefined;
}) {
  const error = answer?.errors.weekdays;
  const week = useWeek();
  const isTicked = (bit: number) =>
    answer ? answer.typed[weekdayField(bit)] === "on" : weekdays === null || ((weekdays >> bit) & 1) === 1;
  return (
    <fieldset className="weekday-fields" aria-describedby={error ? `${form}-weekdays-error` : undefined}>
      <legend>Days of the week</legend>
      <div>
        {week.map((bit) => (
          <label key={bit}>
            <input
              type="checkbox"
              name={weekdayField(bit)}
              defaultChecked={isTicked(bit)}
              aria-invalid={error ? true : undefined}
            />
            {WEEKDAY_NAMES[bit]}
          </label>
        ))}
      </div>
      <FieldError id={`${form}-weekdays-error`} error={error} />
    </fieldset>
  );
}

/** Why a form was refused, where that belongs to no field, with what is in the way. */
export function FormProblem({
  answer,
  kind,
  children,
}: {
  answer: FormAnswer | undefined;
  kind?: "stay" | "vehicle" | "experience";
  children?: ReactNode;
}) {
  if (!answer?.message) return null;
  return (
    <div className="error-box form-problem" role="alert">
      <CircleAlert aria-hidden />
      <div>
        <p>{answer.message}</p>
        {kind && answer.clashes && answer.clashes.length > 0 && <ObstacleList kind={kind} obstacles={answer.clashes} />}
        {children}
      </div>
    </div>
  );
}

/** Bookings lead to their screen, where they can be moved. */
function ObstacleList({ kind, obstacles }: { kind: string; obstacles: readonly Obstacle[] }) {
  return (
    <ul>
      {obstacles.map(({ id, full_name, start, end }) => (
        <li key={`${id} ${start}`}>
          <bdi>{full_name}</bdi>
          {`, ${daysText(start, end)} `}
          <Link to={`${ADMIN_PREFIX}/bookings/${kind}/${id}`}>Move it</Link>
        </li>
      ))}
    </ul>
  );
}

/** "3 Dec 2026", "3 Dec 2026 to 10 Dec 2026". */
export function daysText(first: string, last: string | null): string {
  if (last === null) return `from ${formatDay(first, "en", "short")}`;
  const [start, end] = [formatDay(first, "en", "short"), formatDay(last, "en", "short")];
  return start === end ? start : `${start} to ${end}`;
}

export function weekdaysText(weekdays: number | null): string {
  if (weekdays === null || weekdays === 127) return "All";
  return WEEKDAY_NAMES.filter((_, bit) => ((weekdays >> bit) & 1) === 1).join(", ");
}
