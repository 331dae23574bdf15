import { BedDouble, Car, Compass, Download, House, ShieldCheck } from "lucide-react";
import { data, Link } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { showOutcomeOrConfirm } from "#app/features/bookings/office/status-confirmation";
import { StatusNotice } from "#app/features/bookings/office/status-notice";
import { askingScreen, outcomeResponse } from "#app/features/bookings/office/outcome";
import { EXPORT_PATH } from "#app/features/bookings/desk/kinds";
import { listAssignees } from "#app/features/cases/queries.server";
import { BrowserNotificationsToggle } from "#app/features/notifications/office/browser-notifications-toggle";
import { applyChange } from "#app/pages/admin/customers/apply-change.server";
import { CUSTOMERS_PATH } from "#app/pages/admin/customers/choice-menu";
import { CustomerFilterBar } from "#app/pages/admin/customers/filter-bar";
import { bookingsFileQuery, readFilters, readRequest, type CustomerFilters } from "#app/pages/admin/customers/filters";
import { findRequest } from "#app/pages/admin/customers/find-request.server";
import { MessageSection } from "#app/pages/admin/customers/message-section";
import { LinkedRequestDialog } from "#app/pages/admin/customers/linked-request";
import { readSections, type Sections } from "#app/pages/admin/customers/read-sections.server";
import { ReplyContext } from "#app/pages/admin/customers/reply-context";
import { siteName } from "#app/features/settings/identity";
import type { ReplyTexts } from "#app/features/bookings/office/reply";
import { RequestSection } from "#app/pages/admin/customers/request-section";
import type { RequestView } from "#app/pages/admin/customers/view";
import { experienceView } from "#app/pages/admin/customers/views/experience";
import { propertyView } from "#app/pages/admin/customers/views/property";
import { stayView } from "#app/pages/admin/customers/views/stay";
import { vehicleView } from "#app/pages/admin/customers/views/vehicle";
import { requireForm, textFields } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { attemptWrite } from "#app/ui/office/attempt-write";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/customers.route";

interface CustomersPage extends Sections {
  /** The request that the address names. */
  linkedRequest: RequestView | null;
  filters: CustomerFilters;
  /** Whom bookings can be given to, besides the reader. */
  people: { id: string; name: string }[];
  now: Date;
  reply: { texts: ReplyTexts; staffName: string; siteName: string };
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, log, texts, settings } = context.get(servicesContext);
  const filters = readFilters(url.searchParams);
  const requested = readRequest(url.searchParams);
  const staff = context.get(staffContext);
  const [sections, linkedRequest, people] = await Promise.all([
    readSections(db, log, { ...filters, reader: staff.id }, url.searchParams),
    requested && findRequest(db, requested),
    // The filter can do without the others' names.
    listAssignees(db).catch((error: unknown) => {
      log.error({ err: error }, "could not read who requests are given to");
      return [];
    }),
  ]);
  const languages = new Set(
    Object.values(sections).flatMap((section) => section?.rows.map(({ language }) => language) ?? []),
  );
  if (linkedRequest) languages.add(linkedRequest.language);
  const page: CustomersPage = {
    ...sections,
    linkedRequest,
    filters,
    people: people.filter(({ id }) => id !== staff.id),
    now: new Date(),
    reply: {
      staffName: staff.name,
      siteName: siteName(settings.value),
      texts: Object.fromEntries([...languages].map((language) => [language, texts.pick(language, ["replies"])])),
    },
  };
  const isRead = Object.values(sections).every((section) => section !== null);
  return data(page, { status: isRead ? 200 : 500 });
}

export const clientLoader = officeLoader<CustomersPage>();

export async function action({ request, context }: Route.ActionArgs) {
  const form = textFields(await requireForm(request));
  const asking = askingScreen(form);
  if (asking) return asking;
  return outcomeResponse(await applyChange(context.get(servicesContext), context.get(staffContext), form), form);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = textFields(await request.clone().formData());
  if (form.intent === "read") {
    const result = await attemptWrite(serverAction);
    // No toast for marking as read: a failure is logged only and retried on the next click.
    if (!result?.ok) console.error("could not mark the inquiry as read");
    return result ?? data({ ok: false }, { status: 503 });
  }
  const field = form.intent === "category" ? "Category" : "Status";
  return showOutcomeOrConfirm(
    serverAction,
    { to: CUSTOMERS_PATH, fields: form },
    { success: `${field} updated successfully`, failure: `Failed to update ${field.toLowerCase()}` },
  );
}

export default function Customers({ loaderData, actionData }: Route.ComponentProps) {
  const { filters, people, now, reply, linkedRequest, experience, stay, general, transportation, property } =
    loaderData;
  return (
    <ReplyContext value={reply}>
      <div className="office-page">
        <title>Customers · Staff</title>
        <div className="office-head">
          <div>
            <h1>Customer Management</h1>
            <p>
              {filters.isOldestFirst
                ? "Every request and message, oldest first"
                : "Every request and message, newest first"}
            </p>
          </div>
          <div className="office-head-actions">
            <Link className="button button-secondary" to={`${ADMIN_PREFIX}/privacy`}>
              <ShieldCheck aria-hidden />
              Personal data
            </Link>
            <a className="button button-secondary" href={`${EXPORT_PATH}?${bookingsFileQuery(filters)}`} download>
              <Download aria-hidden />
              Bookings CSV
            </a>
            <BrowserNotificationsToggle />
          </div>
        </div>
        <StatusNotice answer={actionData} />
        <LinkedRequestDialog view={linkedRequest} />
        <div className="office-card">
          <CustomerFilterBar filters={filters} people={people} />
        </div>
        {experience !== undefined && (
          <RequestSection
            name="experience"
            title="Experience Booking Requests"
            icon={Compass}
            names={{ person: "Guest", listing: "Experience" }}
            failure="Failed to load experience inquiries"
            page={experience}
            now={now}
            viewOf={experienceView}
          />
        )}
        {stay !== undefined && (
          <RequestSection
            name="stay"
            title="Stay Booking Requests"
            icon={BedDouble}
            names={{ person: "Guest", listing: "Stay" }}
            failure="Failed to load stay bookings"
            page={stay}
            now={now}
            viewOf={stayView}
          />
        )}
        {general !== undefined && <MessageSection page={general} now={now} />}
        {transportation !== undefined && (
          <RequestSection
            name="transportation"
            title="Vehicle Booking Requests"
            icon={Car}
            names={{ person: "Guest", listing: "Vehicle" }}
            failure="Failed to load transportation bookings"
            page={transportation}
            now={now}
            viewOf={vehicleView}
          />
        )}
        {property !== undefined && (
          <RequestSection
            name="property"
            title="Property Inquiries"
            icon={House}
            names={{ person: "Name", listing: "Property" }}
            failure="Failed to load property inquiries"
            page={property}
            now={now}
            viewOf={propertyView}
          />
        )}
      </div>
    </ReplyContext>
  );
}
