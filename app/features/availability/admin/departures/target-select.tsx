import { ChevronDown } from "lucide-react";
import type { DepartureTarget } from "#app/features/availability/admin/departures/view";
import { formatDay } from "#app/platform/dates/dates";
import { plural } from "#app/ui/office/plural";

/** Another departure to move to, with the seats it has left. */
export function TargetSelect(props: {
  id: string;
  label: string;
  targets: readonly DepartureTarget[];
  except?: string;
  typed?: string;
}) {
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={props.id}>{props.label}</label>
      </div>
      <div className="input input-group">
        <select id={props.id} name="target" defaultValue={props.typed}>
          {props.targets
            .filter(({ key }) => key !== props.except)
            .map(({ key, day, time, left }) => (
              <option key={key} value={key}>
                {`${formatDay(day, "en", "short")}, ${time} (${plural(left, "seat")} left)`}
              </option>
            ))}
        </select>
        <ChevronDown aria-hidden />
      </div>
    </div>
  );
}
