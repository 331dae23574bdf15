import { data, Form, Link, redirect } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { changeCalendar, readSpan } from "#app/features/bookings/admin/timeline/calendar-actions.server";
import { MoveFields, MoveTarget, type MoveRead } from "#app/features/bookings/admin/timeline/move-form";
import { refusalText } from "#app/features/bookings/admin/timeline/outcome-text";
import { calendarPath } from "#app/features/bookings/admin/timeline/paths";
import { previewGuestMail } from "#app/features/bookings/desk/guest-emails.server";
import { findBooking } from "#app/features/bookings/desk/queries.server";
import { previewMove } from "#app/features/bookings/moves/preview/queries.server";
import { STAYS, VEHICLES } from "#app/features/bookings/placement/mutations.server";
import { firstDayFor } from "#app/features/bookings/timeline/filters";
import { requireForm, textFields } from "#app/platform/http/form";
import { notFound } from "#app/platform/http/responses";
import { isUuid } from "#app/platform/db/uuid";
import { servicesContext } from "#app/services.server";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import type { Route } from "./+types/move.route";

/** Moving a booking by form: on a phone, without a mouse, without scripts. The timeline reads its preview after a drop. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<MoveRead> {
  const services = context.get(servicesContext);
  const { db } = services;
  const fields = Object.fromEntries(url.searchParams);
  const { kind, id = "", unit = "" } = fields;
  const target = { id, unit: isUuid(unit) ? unit : undefined, span: readSpan(fields) ?? undefined };
  const move =
    kind === "stay"
      ? await previewMove(db, STAYS, target)
      : kind === "vehicle"
        ? await previewMove(db, VEHICLES, target)
        : null;
  if (!move) throw notFound("There is no such booking.");
  const booking = await findBooking(db, move);
  const mail = booking && (await previewGuestMail(services, { ...booking, ...move.after.span }, "moved"));
  return { move, mail };
}

export const clientLoader = officeLoader<MoveRead>();

export async function action({ request, context }: Route.ActionArgs) {
  const form = textFields(await requireForm(request));
  const outcome = await changeCalendar(context.get(servicesContext), context.get(staffContext), form);
  if (!outcome) return data({ problem: "This form is not known.", typed: form }, { status: 400 });
  const problem = refusalText(outcome);
  if (problem)
    return data({ problem, typed: form }, { status: !outcome.ok && outcome.reason === "unknown-unit" ? 404 : 409 });
  return redirect(calendarPath({ from: firstDayFor(form.from ?? "", "month") }), { status: 303 });
}

export default function Move({ loaderData: { move, mail }, actionData }: Route.ComponentProps) {
  return (
    <div className="office-page mv-page">
      <title>Move a booking · Staff</title>
      <div className="office-head">
        <div>
          <h1>
            Move <bdi>{move.name}</bdi>
          </h1>
          <p>{move.listingName}</p>
        </div>
      </div>
      {actionData?.problem && (
        <p className="office-alert" role="alert">
          {actionData.problem}
        </p>
      )}
      <Form method="post" className="office-card mv-form">
        <MoveTarget move={move} />
        <MoveFields move={move} mail={mail} typed={actionData?.typed} />
        <div className="mv-foot">
          <Link
            className="button button-secondary"
            to={calendarPath({ from: firstDayFor(move.before.span.from, "month") })}
          >
            Put back
          </Link>
          <button type="submit" className="button button-secondary" formMethod="get" formNoValidate>
            Show the price of these days
          </button>
          <button type="submit" className="button button-primary">
            Move it
          </button>
        </div>
      </Form>
    </div>
  );
}
