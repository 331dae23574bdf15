import { randomUUID } from "node:crypto";
import { data, redirect } from "react-router";
import * as v from "valibot";
import { OFFICE } from "#app/brand";
import { staffContext } from "#app/features/auth/context.server";
import { PropertyBookingForm, type FormAnswer } from "#app/features/bookings/admin/property-booking-form";
import {
  PROPERTY_BOOKINGS_PAGE_SIZE,
  propertyBooking,
  type PropertyBookingErrors,
} from "#app/features/bookings/property/input";
import { PROPERTY_BOOKING_RECORDS, recordPropertyBooking } from "#app/features/bookings/property/mutations.server";
import {
  listBookableProperties,
  listPropertyBookings,
  type PropertyBookingRow,
} from "#app/features/bookings/property/queries.server";
import { deleteRecord } from "#app/features/history/mutations.server";
import { dayAt, formatDay } from "#app/platform/dates/dates";
import { isUuid } from "#app/platform/db/uuid";
import { requireForm, textParam, textFields } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { attemptWrite } from "#app/ui/office/attempt-write";
import { readPage } from "#app/ui/office/data-table/view-params";
import { DataTable, type Column } from "#app/ui/office/data-table/data-table";
import { PriceCell } from "#app/ui/office/data-table/price-cell";
import { deleteAction } from "#app/ui/office/data-table/row-actions";
import { useConfirmedDelete } from "#app/ui/office/data-table/use-confirmed-delete";
import { NEW_ID_FIELD } from "#app/ui/office/form/draft";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { toastOutcome } from "#app/ui/office/outcome-toast";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/property-bookings.route";

const HERE = `${ADMIN_PREFIX}/properties/bookings`;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const [{ rows, ...paged }, properties] = await Promise.all([
    listPropertyBookings(db, readPage(url.searchParams)),
    listBookableProperties(db),
  ]);
  return {
    rows,
    paged,
    properties,
    newId: randomUUID(),
    chosen: textParam(url.searchParams, "property"),
    today: dayAt(new Date(), OFFICE.hoursAheadOfUtc),
  };
}

export const clientLoader = officeLoader<Awaited<ReturnType<typeof loader>>>();

export async function action({ request, context }: Route.ActionArgs) {
  const { db, log } = context.get(servicesContext);
  const staff = context.get(staffContext);
  const form = textFields(await requireForm(request));
  if (form.intent === "delete") return deleteRecord(db, staff, PROPERTY_BOOKING_RECORDS, form.id ?? "");
  const read = v.safeParse(propertyBooking, form);
  if (!read.success) return refused(form, errorsOf(read.issues), 400);
  const newId = form[NEW_ID_FIELD] ?? "";
  try {
    const recorded = await recordPropertyBooking(db, staff, read.output, { id: isUuid(newId) ? newId : undefined });
    if (!recorded.ok) return refused(form, { property: "This property is gone" }, 400);
  } catch (error) {
    log.error({ err: error }, "could not record a property booking");
    return refused(form, {}, 500);
  }
  return redirect(`${HERE}?saved=booking-created`);
}

function refused(typed: Record<string, string>, errors: PropertyBookingErrors, status: number) {
  return data<FormAnswer>({ ok: false, errors, typed }, { status });
}

function errorsOf(issues: readonly v.BaseIssue<unknown>[]): PropertyBookingErrors {
  return Object.fromEntries(issues.map((issue) => [issue.path?.[0]?.key, issue.message]).toReversed());
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = textFields(await request.clone().formData());
  if (form.intent === "delete")
    return toastOutcome(serverAction, {
      success: "Booking deleted successfully",
      failure: "Failed to delete booking",
      gone: "This booking is gone already",
    });
  return (await attemptWrite(serverAction)) ?? refused(form, {}, 503);
}

const COLUMNS: readonly Column<PropertyBookingRow>[] = [
  { key: "property", name: "Property", cell: ({ title }) => <bdi>{title}</bdi> },
  { key: "date", name: "Date", phonePlacement: "line", cell: ({ day }) => formatDay(day, "en", "short") },
  {
    key: "amount",
    name: "Amount",
    phonePlacement: "side",
    isNumber: true,
    cell: ({ amount }) => <PriceCell price={amount} />,
  },
];

export default function PropertyBookings({ loaderData, actionData }: Route.ComponentProps) {
  const { rows, paged, properties, newId, chosen, today } = loaderData;
  const { deletingIds, confirmAndDelete } = useConfirmedDelete("Are you sure you want to delete this booking?");
  return (
    <div className="office-page">
      <title>Property bookings · Staff</title>
      <div className="office-head">
        <div>
          <h1>Property bookings</h1>
          <p>Sales and rents that were agreed, counted as revenue on their day</p>
        </div>
      </div>
      <div className="property-bookings">
        <PropertyBookingForm
          properties={properties}
          newId={newId}
          selectedId={chosen}
          today={today}
          answer={actionData && "errors" in actionData ? actionData : undefined}
        />
        <div className="office-card">
          <DataTable
            caption="Property bookings, newest first"
            columns={COLUMNS}
            rows={rows}
            paged={paged}
            fixedSize={PROPERTY_BOOKINGS_PAGE_SIZE}
            nameOf={({ title, day }) => `${title}, ${formatDay(day, "en", "short")}`}
            deletingIds={deletingIds}
            empty="No booking has been recorded yet"
            actions={({ id }) => [deleteAction(() => confirmAndDelete(id))]}
          />
        </div>
      </div>
    </div>
  );
}
