import type { SettingsDraft } from "#app/features/settings/admin/form/draft";
import { hoursField } from "#app/features/settings/hours-input";
import { DEFAULT_HOURS, WEEKDAYS, type Weekday } from "#app/features/settings/schema";
import { FieldError } from "#app/ui/office/form/field";
import type { FormState } from "#app/ui/office/form/use-record-form";

/** Opening and closing time of each weekday, on the island's clock. A day without times is closed. */
export function HoursFields({ form }: { form: FormState<SettingsDraft> }) {
  return (
    <fieldset className="hours-fields">
      <legend>Opening hours</legend>
      <small>Island time (UTC+3). A day without times is closed.</small>
      {WEEKDAYS.map((day) => (
        <Day key={day} form={form} day={day} />
      ))}
    </fieldset>
  );
}

const DEFAULT_SPAN = DEFAULT_HOURS.monday ?? { opens: "08:00", closes: "18:00" };

function Day({ form, day }: { form: FormState<SettingsDraft>; day: Weekday }) {
  const name = day.charAt(0).toUpperCase() + day.slice(1);
  const [opens, closes] = [hoursField(day, "opens"), hoursField(day, "closes")];
  const isClosed = form.draft[opens] === "" && form.draft[closes] === "";
  const error = form.errors[closes] ?? form.errors[opens];
  const errorId = `${closes}-error`;
  const time = (field: typeof opens, label: string) => (
    <input
      id={field}
      name={field}
      className="input"
      type="time"
      aria-label={`${name}, ${label}`}
      aria-invalid={form.errors[field] ? true : undefined}
      aria-describedby={error ? errorId : undefined}
      value={form.draft[field]}
      onChange={(event) => form.change(field, event.target.value)}
    />
  );
  const setDay = (span: { opens: string; closes: string }) => {
    form.change(opens, span.opens);
    form.change(closes, span.closes);
  };
  return (
    <div className="hours-day" data-closed={isClosed || undefined}>
      <b>{name}</b>
      {time(opens, "opens")}
      <span aria-hidden>to</span>
      {time(closes, "closes")}
      <button
        type="button"
        className="small-button"
        onClick={() => setDay(isClosed ? DEFAULT_SPAN : { opens: "", closes: "" })}
      >
        {isClosed ? "Open" : "Closed"}
        <span className="visually-hidden">{isClosed ? ` on ${name}` : ` all ${name}`}</span>
      </button>
      <FieldError id={errorId} error={error} />
    </div>
  );
}
