import { data } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { ExperienceRequests } from "#app/features/bookings/admin/experience-requests";
import { statusName } from "#app/features/bookings/admin/status-name";
import { setExperienceInquiryStatus } from "#app/features/bookings/status/mutations.server";
import { listExperienceInquiries } from "#app/features/bookings/queries.server";
import { BOOKING_STATUSES, isBookingStatus, type BookingStatus } from "#app/features/bookings/schema";
import { attempt } from "#app/ui/office/attempt";
import { FilterBar } from "#app/ui/office/filter-bar";
import { readPage } from "#app/ui/office/data-table/address";
import { textsOf } from "#app/platform/http/form";
import { searchText } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { keepLastRead } from "#app/ui/office/keep-last-read";
import { showToast } from "#app/ui/toasts";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/customers.route";

interface CustomersPage {
  filters: { search: string; status: BookingStatus | null };
  now: Date;
  experiences: Awaited<ReturnType<typeof listExperienceInquiries>> | null;
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, log } = context.get(servicesContext);
  const search = searchText(url.searchParams, "q");
  const asked = url.searchParams.get("status");
  const status = isBookingStatus(asked) ? asked : null;
  const page = { filters: { search, status }, now: new Date() };
  try {
    return { ...page, experiences: await listExperienceInquiries(db, { search, status, page: readPage(url.searchParams) }) };
  } catch (error) {
    // Each section says for itself that it could not be read; the others stay usable.
    log.error({ err: error }, "could not read the experience requests");
    return data({ ...page, experiences: null }, { status: 500 });
  }
}

export const clientLoader = keepLastRead<CustomersPage>();

/** The answer is a success to HTTP even when the request was gone already, so that the list is read anew. */
export async function action({ request, context }: Route.ActionArgs) {
  const { id = "", status } = textsOf(await request.formData());
  if (!isBookingStatus(status)) return data({ ok: false }, { status: 400 });
  return setExperienceInquiryStatus(context.get(servicesContext).db, context.get(staffContext), id, status);
}

export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  const result = await attempt(serverAction);
  if (result?.ok) showToast("success", "Status updated successfully");
  else showToast("error", "Failed to update status");
  return result ?? data({ ok: false }, { status: 503 });
}

export default function Customers({ loaderData }: Route.ComponentProps) {
  const { filters, experiences, now } = loaderData;
  return (
    <div className="office-page">
      <title>Customers · Staff</title>
      <div className="office-head">
        <div>
          <h1>Customer Management</h1>
          <p>Every request and message, newest first</p>
        </div>
      </div>
      <div className="office-card">
        <FilterBar
          path={`${ADMIN_PREFIX}/customers`}
          search={{ name: "q", value: filters.search, label: "Search requests", placeholder: "Search name, email, message" }}
          choices={[{ name: "status", value: filters.status ?? "", label: "Status", options: BOOKING_STATUSES.map((value) => ({ value, name: statusName(value) })) }]}
        />
      </div>
      <ExperienceRequests requests={experiences} now={now} />
    </div>
  );
}
