import { BedDouble, Car, ChevronRight, CircleAlert, Compass } from "lucide-react";
import { randomUUID } from "node:crypto";
import { useRef } from "react";
import { data, Form, Link, redirect, useNavigation, useSubmit } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { islandToday } from "#app/features/availability/rules";
import { createBooking, listListings } from "#app/features/bookings/desk/create/mutations.server";
import { readMailChoice, tellOfStatus } from "#app/features/bookings/desk/guest-emails.server";
import { readInput, type FormErrors } from "#app/features/bookings/desk/input";
import { DESK_KIND_NAMES, NEW_BOOKING_PATH } from "#app/features/bookings/desk/kinds";
import { bookingPath, DESK_KINDS, isDeskKind, type DeskKind } from "#app/features/bookings/booking-address";
import { MAX_DAYS_BACK, newBookingInput } from "#app/features/bookings/desk/new-booking";
import { listOffers } from "#app/features/bookings/desk/offers.server";
import { PriceLines } from "#app/features/bookings/office/price-lines";
import { NewGuestFields, StoredAsFields } from "#app/features/bookings/admin/desk/new-booking-fields";
import { InTheWay } from "#app/features/bookings/office/in-the-way";
import { UnitChoice } from "#app/features/bookings/office/unit-choice";
import { WantedFields } from "#app/features/bookings/admin/desk/wanted-fields";
import { quoteFor } from "#app/features/bookings/desk/quote.server";
import { findRoom } from "#app/features/bookings/desk/read-screen.server";
import { readWanted } from "#app/features/bookings/desk/wanted";
import type { Clash } from "#app/features/bookings/schema";
import { addDays, formatDay } from "#app/platform/dates/dates";
import { isUuid } from "#app/platform/db/uuid";
import { requireForm, textFields, withoutNul } from "#app/platform/http/form";
import { notFound } from "#app/platform/http/responses";
import { formatUsd } from "#app/platform/money/money";
import { servicesContext } from "#app/services.server";
import { attemptWrite } from "#app/ui/office/attempt-write";
import { Field } from "#app/ui/office/form/field";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { plural } from "#app/ui/office/plural";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/booking-new.route";

/** Everything the form holds is in the address while it is filled in: price and free units follow, also without scripts. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const query = Object.fromEntries(
    [...url.searchParams].map(([name, value]) => [name, withoutNul(value).slice(0, 5_000)]),
  );
  const kind = isDeskKind(query.kind) ? query.kind : "stay";
  const today = islandToday();
  const values = {
    from: today,
    to: addDays(today, 1),
    people: "2",
    children: "0",
    vehicles: "1",
    start_time: "",
    ...query,
  };
  const read = readWanted(kind, values);
  const listings = await listListings(db, kind);
  const listing = listings.find(({ id }) => id === query.listing)?.id ?? listings[0]?.id ?? null;
  const [room, quote] =
    read.ok && listing
      ? await Promise.all([findRoom(db, kind, listing, read.value), quoteFor(db, kind, listing, read.value)])
      : [null, null];
  const offers =
    room && !room.isFree && read.ok && listing ? await listOffers(db, kind, listing, read.value, today) : [];
  return {
    offers,
    query,
    kind,
    listings,
    listing,
    values,
    errors: read.ok ? {} : read.errors,
    room,
    quote,
    newId: randomUUID(),
    today,
  };
}

export const clientLoader = officeLoader<Awaited<ReturnType<typeof loader>>>();

interface Refusal {
  ok: false;
  errors: FormErrors;
  typed: Record<string, string>;
  message?: string;
  clashes?: Clash[];
}

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const form = textFields(await requireForm(request));
  const refuse = (problem: Partial<Refusal>, status: number) =>
    data<Refusal>({ ok: false, errors: {}, typed: form, ...problem }, { status });
  const { kind, listing = "", new_id: id = "", unit } = form;
  if (!isDeskKind(kind) || !isUuid(listing) || !isUuid(id)) throw notFound();
  if (unit && unit !== "none" && !isUuid(unit)) throw notFound();
  const wanted = readWanted(kind, form);
  const guest = readInput(newBookingInput, form);
  const errors: FormErrors = { ...(!wanted.ok && wanted.errors), ...(!guest.ok && guest.errors) };
  if (wanted.ok && wanted.value.from < addDays(islandToday(), -MAX_DAYS_BACK))
    errors.from = `At most ${MAX_DAYS_BACK} days back`;
  if (!wanted.ok || !guest.ok || Object.keys(errors).length > 0) return refuse({ errors }, 400);
  const key = { kind, id };
  const outcome = await createBooking(services.db, staff, {
    ...key,
    listing,
    wanted: wanted.value,
    guest: guest.value,
    // Several vehicles stand on several units: one cannot be named for all.
    unit: unit && unit !== "none" && wanted.value.vehicles === 1 ? unit : undefined,
    isOverbooked: unit === "none" || form.overbook === "on",
    also: tellOfStatus(services, key, guest.value.stored_as, readMailChoice(form)),
  });
  if (outcome.ok) return redirect(`${bookingPath(key)}?saved=booking-created`);
  if (outcome.reason === "missing" || outcome.reason === "unknown-unit") throw notFound();
  if (outcome.reason === "clash") return refuse({ clashes: outcome.clashes }, 409);
  return refuse({ message: "Somebody works on the same listing at this moment. Please try again." }, 409);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const typed = textFields(await request.clone().formData());
  const failed: Refusal = { ok: false, errors: {}, typed, message: "This could not be saved. Please try again." };
  return (await attemptWrite(serverAction)) ?? data(failed, { status: 503 });
}

function KindIcon({ kind }: { kind: DeskKind }) {
  const Icon = { stay: BedDouble, vehicle: Car, experience: Compass }[kind];
  return <Icon aria-hidden />;
}

export default function NewBooking({ loaderData, actionData }: Route.ComponentProps) {
  const { kind, listings, listing, room, quote, newId, today, offers, query } = loaderData;
  const typed = actionData?.typed;
  const errors: FormErrors = { ...loaderData.errors, ...actionData?.errors };
  const values: Record<string, string> & { from: string; to: string } = { ...loaderData.values, ...typed };
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  const isSaving = useNavigation().formMethod === "POST";
  const clashes = actionData?.clashes ?? [];
  const isPast = values.from < today;
  /** With scripts the price and the free units follow every change. */
  function refresh() {
    if (!form.current) return;
    const search = new URLSearchParams();
    for (const [name, value] of new FormData(form.current))
      if (typeof value === "string" && name !== "new_id") search.set(name, value);
    void submit(search, { method: "get", action: NEW_BOOKING_PATH, replace: true, preventScrollReset: true });
  }
  /** A time that was typed stays in its field whatever the address says. */
  function fillTime(time: string | undefined) {
    const field = form.current?.elements.namedItem("start_time");
    if (time && field instanceof HTMLInputElement) field.value = time;
  }
  return (
    <div className="office-page desk">
      <title>New booking · Staff</title>
      <nav className="breadcrumb" aria-label="Breadcrumb">
        <Link to={`${ADMIN_PREFIX}/calendar`}>Calendar</Link>
        <ChevronRight aria-hidden className="flip-rtl" />
        <span>New booking</span>
      </nav>
      <div className="office-head">
        <div>
          <h1>New booking</h1>
          <p>One page, from the telephone to the calendar. A name is enough.</p>
        </div>
      </div>
      <Form method="post" ref={form} className="desk-grid" preventScrollReset>
        <input type="hidden" name="new_id" value={typed?.new_id ?? newId} />
        <input type="hidden" name="kind" value={kind} />
        <div>
          <section className="office-card form-card" aria-labelledby="what-title">
            <h2 id="what-title">What and when</h2>
            <div className="desk-kinds">
              {DESK_KINDS.map((name) => (
                <Link
                  key={name}
                  className="button button-secondary"
                  to={`${NEW_BOOKING_PATH}?kind=${name}`}
                  aria-current={name === kind ? "true" : undefined}
                >
                  <KindIcon kind={name} />
                  {DESK_KIND_NAMES[name]}
                </Link>
              ))}
            </div>
            <div onChange={refresh} key={kind}>
              <Field name="listing" label={DESK_KIND_NAMES[kind]} isRequired error={errors.listing}>
                {(control) => (
                  <select {...control} className="input" defaultValue={typed?.listing ?? listing ?? ""}>
                    {listings.map(({ id, name }) => (
                      <option key={id} value={id}>
                        {name}
                      </option>
                    ))}
                  </select>
                )}
              </Field>
              <WantedFields kind={kind} values={values} errors={errors} departures={room?.departures ?? []} />
            </div>
            <noscript>
              <button type="submit" formMethod="get" className="small-button">
                See price and what is free
              </button>
            </noscript>
            {isPast && <p className="desk-warning">This day has passed. You may go on.</p>}
            {quote?.underMinimum && (
              <p className="desk-warning">{`Shorter than the minimum of ${plural(quote.underMinimum, kind === "stay" ? "night" : "day")}. You may go on.`}</p>
            )}
            {offers.length > 0 && (
              <p className="desk-warning">
                {kind === "experience" ? "Too few seats. Nearest with room: " : "These days are taken. Nearest free: "}
                {offers.map(({ from, to, time }) => (
                  <Link
                    key={`${from} ${time ?? ""}`}
                    className="small-button"
                    to={`${NEW_BOOKING_PATH}?${new URLSearchParams({ ...query, kind, ...(listing && { listing }), from, ...(time ? { start_time: time } : { to }) })}`}
                    onClick={() => fillTime(time)}
                    preventScrollReset
                    replace
                  >
                    {time
                      ? `${formatDay(from, "en", "short")}, ${time}`
                      : `${formatDay(from, "en", "short")} to ${formatDay(to, "en", "short")}`}
                  </Link>
                ))}
              </p>
            )}
            {clashes.length > 0 && <InTheWay booking={{ kind, id: "" }} clashes={clashes} />}
            {room && kind !== "experience" && (
              <UnitChoice
                key={`${listing} ${values.from} ${values.to}`}
                kind={kind}
                room={room}
                chosen={values.unit}
                wanted={values}
                count={Number(values.vehicles) || 1}
                canOverbook
              />
            )}
            {room && kind === "experience" && (!room.isFree || clashes.length > 0) && (
              <label className="desk-tick">
                <input type="checkbox" name="overbook" />
                <span>
                  Overbook
                  <small>There are too few seats: confirmed without any, red until it is solved</small>
                </span>
              </label>
            )}
          </section>
          <NewGuestFields values={values} errors={errors} />
          <StoredAsFields values={values} errors={errors} />
        </div>
        <aside>
          <section className="office-card desk-side desk-quote-card" aria-labelledby="quote-title">
            <h2 id="quote-title">Price</h2>
            {quote ? (
              <PriceLines lines={quote.lines} total={quote.total} />
            ) : (
              <p className="desk-muted">Choose days first.</p>
            )}
            {actionData?.message && (
              <p className="error-box" role="alert">
                <CircleAlert aria-hidden />
                {actionData.message}
              </p>
            )}
            <div className="desk-panel-actions">
              <Link className="button button-secondary" to={`${ADMIN_PREFIX}/calendar`}>
                Cancel
              </Link>
              <button
                type="submit"
                className="button button-primary"
                aria-disabled={isSaving}
                onClick={(event) => isSaving && event.preventDefault()}
              >
                {isSaving ? "Saving..." : quote ? `Save booking, ${formatUsd(quote.total)}` : "Save booking"}
              </button>
            </div>
          </section>
        </aside>
      </Form>
    </div>
  );
}
