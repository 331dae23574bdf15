import { ChevronDown, ChevronRight, Move, Printer } from "lucide-react";
import { randomUUID } from "node:crypto";
import { data, Form, Link, redirect } from "react-router";
import { OFFICE } from "#app/brand";
import { staffContext } from "#app/features/auth/context.server";
import { islandToday } from "#app/features/availability/rules";
import { isPanel, type DeskRefusal } from "#app/features/bookings/desk/answer";
import { handleDeskForm } from "#app/features/bookings/admin/desk/handle-form.server";
import { bookingPath, isDeskKind } from "#app/features/bookings/booking-address";
import { replyLinksOf } from "#app/features/bookings/admin/desk/reply";
import { DaysForm } from "#app/features/bookings/admin/desk/days-form";
import { FactsCard } from "#app/features/bookings/admin/desk/facts-card";
import { GuestForm } from "#app/features/bookings/admin/desk/guest-form";
import { PanelLink } from "#app/features/bookings/office/panel-link";
import { NextCard } from "#app/features/bookings/admin/desk/next-card";
import { PaymentsCard } from "#app/features/bookings/admin/desk/payments-card";
import { PriceCard, PriceForm } from "#app/features/bookings/admin/desk/price-card";
import { GuestCard, HistoryCard, MailsCard, NotesCard } from "#app/features/bookings/admin/desk/side";
import { StatusForm } from "#app/features/bookings/admin/desk/status-form";
import { HoldStrip, OverbookedStrip } from "#app/features/bookings/admin/desk/strips";
import { findBooking, type DeskBooking } from "#app/features/bookings/desk/queries.server";
import { readDesk, type DeskScreen } from "#app/features/bookings/desk/read-screen.server";
import { statusName } from "#app/features/bookings/office/status-name";
import { BOOKING_STATUSES, isBookingStatus } from "#app/features/bookings/schema";
import { siteName } from "#app/features/settings/identity";
import { dayAt, daysBetween, formatDay } from "#app/platform/dates/dates";
import { requireForm, textFields, withoutNul } from "#app/platform/http/form";
import { notFound } from "#app/platform/http/responses";
import { servicesContext } from "#app/services.server";
import { attemptWrite } from "#app/ui/office/attempt-write";
import { officeLoader, type LoaderData } from "#app/ui/office/loading/office-loader";
import { Menu } from "#app/ui/office/menu";
import { plural } from "#app/ui/office/plural";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/booking.route";

async function requireBooking({ params, context }: Pick<Route.LoaderArgs, "params" | "context">) {
  const { kind, id } = params;
  const booking = isDeskKind(kind) ? await findBooking(context.get(servicesContext).db, { kind, id }) : null;
  if (!booking) throw notFound();
  return booking;
}

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const booking = await requireBooking({ params, context });
  const query = Object.fromEntries(
    [...url.searchParams].map(([name, value]) => [name, withoutNul(value).slice(0, 200)]),
  );
  const panel = isPanel(query.edit) ? query.edit : null;
  const texts = services.texts.pick(booking.language, ["replies"]);
  return {
    booking,
    panel,
    query,
    screen: await readDesk(services, booking, { panel, query }),
    links: replyLinksOf(booking, texts, { staffName: staff.name, siteName: siteName(services.settings.value) }),
    newId: randomUUID(),
    today: islandToday(),
    now: new Date(),
  };
}

export const clientLoader = officeLoader<LoaderData<typeof loader>>();

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const booking = await requireBooking({ params, context });
  const form = textFields(await requireForm(request));
  const answer = await handleDeskForm({ services, staff: context.get(staffContext), booking, form });
  if (!answer) return data({ ok: false } as const, { status: 400 });
  if (answer.ok) return redirect(`${bookingPath(booking)}?saved=booking-updated`);
  if ("reason" in answer) throw notFound();
  const isConflict = answer.clashes !== undefined || answer.merge !== undefined || answer.message !== undefined;
  return data(answer, { status: isConflict ? 409 : 400 });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const typed = textFields(await request.clone().formData());
  const panel = isPanel(typed.intent) ? typed.intent : "note";
  const message = "This could not be saved. Please try again.";
  const failed: DeskRefusal = { ok: false, panel, errors: {}, typed, message };
  return (await attemptWrite(serverAction)) ?? data(failed, { status: 503 });
}

const ORIGINS: Readonly<Record<DeskBooking["origin"], string>> = {
  site: "From the site",
  staff: "Made by staff",
  phone: "By telephone",
  walk_in: "Walk-in",
  channel: "From a channel",
};

function summaryOf({ kind, listing, from, to, people, vehicles, origin, created_at }: DeskBooking): string {
  const day = (value: string) => formatDay(value, "en", "short");
  const length = daysBetween(from, to);
  const days =
    kind === "experience"
      ? day(from)
      : `${day(from)} to ${day(to)}, ${plural(length, kind === "stay" ? "night" : "day")}`;
  const count =
    kind === "vehicle"
      ? plural(vehicles, "vehicle")
      : plural(people ?? 1, kind === "stay" ? "guest" : "person", kind === "stay" ? "guests" : "people");
  return `${listing.name}. ${days}, ${count}. ${ORIGINS[origin]}, ${day(dayAt(created_at, OFFICE.hoursAheadOfUtc))}.`;
}

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { booking, screen, query, links, newId, today, now } = loaderData;
  const answer = actionData && "panel" in actionData ? actionData : null;
  const panel = answer && isPanel(answer.panel) ? answer.panel : loaderData.panel;
  const answerOf = (name: DeskRefusal["panel"]) => (answer?.panel === name ? answer : null);
  const toStatus = answerOf("status")?.typed.status ?? query.to_status;
  return (
    <div className="office-page desk">
      <title>{`${booking.reference} · Staff`}</title>
      <nav className="breadcrumb" aria-label="Breadcrumb">
        <Link to={`${ADMIN_PREFIX}/calendar`}>Calendar</Link>
        <ChevronRight aria-hidden className="flip-rtl" />
        <span>{booking.reference}</span>
      </nav>
      <Head booking={booking} screen={screen} />
      {answer?.panel === "assignee" && <p role="alert">{answer.message}</p>}
      <OverbookedStrip booking={booking} screen={screen} />
      <HoldStrip booking={booking} screen={screen} answer={answer} now={now} />
      {panel === "status" && isBookingStatus(toStatus) && (
        <StatusForm booking={booking} status={toStatus} screen={screen} answer={answerOf("status")} />
      )}
      <div className="desk-grid">
        <div>
          {panel !== "status" && <NextCard booking={booking} screen={screen} today={today} now={now} />}
          {panel === "days" && screen.preview ? (
            <DaysForm
              booking={booking}
              answer={answerOf("days")}
              preview={screen.preview}
              mail={screen.mail}
              query={query}
            />
          ) : (
            <FactsCard booking={booking} screen={screen} />
          )}
          {panel === "price" ? (
            <PriceForm booking={booking} answer={answerOf("price")} mail={screen.mail} />
          ) : (
            <PriceCard booking={booking} original={screen.original} />
          )}
          <PaymentsCard {...{ booking, screen, panel, query, newId, today }} answer={panel ? answerOf(panel) : null} />
        </div>
        <aside>
          {panel === "guest" ? (
            <GuestForm booking={booking} answer={answerOf("guest")} />
          ) : (
            <GuestCard booking={booking} links={links} />
          )}
          <NotesCard screen={screen} answer={answer} newId={newId} />
          <MailsCard mails={screen.mails} answer={answer} now={now} />
          <HistoryCard booking={booking} history={screen.history} />
        </aside>
      </div>
    </div>
  );
}

function Head({ booking, screen }: { booking: DeskBooking; screen: DeskScreen }) {
  const { status } = booking;
  const isErased = booking.erased_at !== null;
  return (
    <div className="office-head desk-head">
      <div>
        <h1>
          <bdi>{isErased ? "Guest erased" : booking.full_name}</bdi>
          <span className="badge">{booking.reference}</span>
          {booking.overbooked && (
            <span className="badge" data-room="over">
              Overbooked
            </span>
          )}
          {booking.is_wish && status === "pending" && <span className="badge">Wish</span>}
        </h1>
        <p dir="auto">{summaryOf(booking)}</p>
      </div>
      <div className="office-head-actions">
        <Form method="post" className="desk-assignee" preventScrollReset>
          <label className="visually-hidden" htmlFor="assignee">
            For
          </label>
          <select
            id="assignee"
            name="assignee"
            className="input"
            key={booking.assignee?.id}
            defaultValue={booking.assignee?.id ?? ""}
          >
            <option value="">Nobody</option>
            {screen.people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <button type="submit" name="intent" value="assignee" className="small-button">
            Assign
          </button>
        </Form>
        {!isErased && (
          <Link className="icon-button" to={`${bookingPath(booking)}/voucher`} aria-label="Voucher to print">
            <Printer aria-hidden />
          </Link>
        )}
        {isErased ? (
          <span className="badge status-badge" data-status={status}>
            {statusName(status)}
          </span>
        ) : (
          <>
            <PanelLink booking={booking} panel="days" className="button button-secondary">
              <Move aria-hidden />
              Move or change days
            </PanelLink>
            <Menu
              label={`Status: ${statusName(status)}`}
              className="status-button"
              align="end"
              button={
                <>
                  <i className="status-dot" data-status={status} />
                  {statusName(status)}
                  <ChevronDown aria-hidden />
                </>
              }
            >
              {BOOKING_STATUSES.filter((name) => name !== status).map((name) => (
                <PanelLink
                  key={name}
                  booking={booking}
                  panel="status"
                  query={{ to_status: name }}
                  className="menu-item"
                  role="menuitem"
                >
                  <i className="status-dot" data-status={name} />
                  {statusName(name)}
                </PanelLink>
              ))}
            </Menu>
          </>
        )}
      </div>
    </div>
  );
}
