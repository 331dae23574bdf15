import { data, Form, Link, redirect } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { islandToday } from "#app/features/availability/rules";
import { changeCalendar, readSpan } from "#app/features/bookings/admin/timeline/calendar-actions.server";
import { refusalText } from "#app/features/bookings/admin/timeline/outcome-text";
import { calendarPath } from "#app/features/bookings/admin/timeline/paths";
import { firstDayFor } from "#app/features/bookings/timeline/filters";
import { listUnitOptions, type UnitOption } from "#app/features/bookings/timeline/unit-options/queries.server";
import { addDays } from "#app/platform/dates/dates";
import { requireForm, textFields } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import type { Route } from "./+types/block.route";

interface BlockPage {
  units: UnitOption[];
  chosen: { unit: string; kind: string; from: string; to: string };
}

/** Takes days of a unit off sale. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<BlockPage> {
  const fields = Object.fromEntries(url.searchParams);
  const today = islandToday();
  const { from, to } = readSpan(fields) ?? { from: today, to: addDays(today, 1) };
  return {
    units: await listUnitOptions(context.get(servicesContext).db, fields.unit ?? ""),
    chosen: { unit: fields.unit ?? "", kind: fields.kind ?? "block", from, to },
  };
}

export const clientLoader = officeLoader<BlockPage>();

export async function action({ request, context }: Route.ActionArgs) {
  const form = textFields(await requireForm(request));
  const outcome = await changeCalendar(context.get(servicesContext), context.get(staffContext), {
    ...form,
    intent: "block",
  });
  const problem = outcome ? refusalText(outcome) : "This form is not known.";
  if (problem) return data({ problem, form }, { status: outcome && "field" in outcome ? 400 : 409 });
  return redirect(calendarPath({ from: firstDayFor(form.from ?? "", "month") }), { status: 303 });
}

export default function Block({ loaderData: { units, chosen }, actionData }: Route.ComponentProps) {
  const typed: Record<string, string> = actionData?.form ?? {};
  return (
    <div className="office-page mv-page">
      <title>Block days · Staff</title>
      <div className="office-head">
        <div>
          <h1>Block days</h1>
          <p>The last day is free again: a guest may arrive on it.</p>
        </div>
      </div>
      {actionData?.problem && (
        <p className="office-alert" role="alert">
          {actionData.problem}
        </p>
      )}
      <Form method="post" className="office-card mv-form">
        <label>
          Unit
          <select className="input" name="unit" required defaultValue={typed.unit ?? chosen.unit}>
            <option value="">Choose a unit</option>
            {units.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <div className="mv-days">
          <label>
            From
            <input className="input" type="date" name="from" required defaultValue={typed.from ?? chosen.from} />
          </label>
          <label>
            To
            <input className="input" type="date" name="to" required defaultValue={typed.to ?? chosen.to} />
          </label>
        </div>
        <fieldset className="mv-price">
          <legend>What for</legend>
          {[
            ["block", "Blocked: not for sale"],
            ["out_of_service", "Out of service: cannot be used"],
          ].map(([value, text]) => (
            <label key={value}>
              <input
                type="radio"
                name="block_kind"
                value={value}
                defaultChecked={(typed.block_kind ?? chosen.kind) === value}
              />
              {text}
            </label>
          ))}
        </fieldset>
        <label>
          Reason
          <input className="input" name="reason" required maxLength={200} defaultValue={typed.reason ?? ""} />
        </label>
        <div className="mv-foot">
          <Link className="button button-secondary" to={calendarPath({ from: firstDayFor(chosen.from, "month") })}>
            Back
          </Link>
          <button type="submit" className="button button-primary">
            Block these days
          </button>
        </div>
      </Form>
    </div>
  );
}
