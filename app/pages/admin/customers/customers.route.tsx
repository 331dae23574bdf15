import { BedDouble, Car, Compass, House, ShieldCheck } from "lucide-react";
import { data, Link } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { sayOutcomeOrAsk } from "#app/features/bookings/admin/ask-about-status";
import { StatusNotice } from "#app/features/bookings/admin/status-notice";
import { answerWith } from "#app/features/bookings/admin/outcome";
import { BrowserNotificationsToggle } from "#app/features/notifications/admin/browser-notifications-toggle";
import { change } from "#app/pages/admin/customers/change.server";
import { CUSTOMERS } from "#app/pages/admin/customers/choice-menu";
import { CustomerFilterBar } from "#app/pages/admin/customers/filter-bar";
import { readFilters, readRequest, type CustomerFilters } from "#app/pages/admin/customers/filters";
import { findRequest } from "#app/pages/admin/customers/find-request.server";
import { MessageSection } from "#app/pages/admin/customers/message-section";
import { OpenedRequest } from "#app/pages/admin/customers/opened-request";
import { readSections, type Sections } from "#app/pages/admin/customers/read-sections.server";
import { ReplyContext } from "#app/pages/admin/customers/reply-context";
import { siteName } from "#app/features/settings/identity";
import type { ReplyTexts } from "#app/pages/admin/customers/reply";
import { RequestSection } from "#app/pages/admin/customers/request-section";
import type { RequestView } from "#app/pages/admin/customers/view";
import { experienceView } from "#app/pages/admin/customers/views/experience";
import { propertyView } from "#app/pages/admin/customers/views/property";
import { stayView } from "#app/pages/admin/customers/views/stay";
import { vehicleView } from "#app/pages/admin/customers/views/vehicle";
import { requireForm, textsOf } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { attempt } from "#app/ui/office/attempt";
import { officeLoader } from "#app/ui/office/reading/office-loader";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/customers.route";

interface CustomersPage extends Sections {
  /** The request that the address names. */
  opened: RequestView | null;
  filters: CustomerFilters;
  now: Date;
  reply: { texts: ReplyTexts; staffName: string; siteName: string };
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, log, texts, settings } = context.get(servicesContext);
  const filters = readFilters(url.searchParams);
  const asked = readRequest(url.searchParams);
  const [sections, opened] = await Promise.all([readSections(db, log, filters, url.searchParams), asked && findRequest(db, asked)]);
  const languages = new Set(Object.values(sections).flatMap((section) => section?.rows.map(({ language }) => language) ?? []));
  if (opened) languages.add(opened.language);
  const page: CustomersPage = {
    ...sections,
    opened,
    filters,
    now: new Date(),
    reply: { staffName: context.get(staffContext).name, siteName: siteName(settings.value), texts: Object.fromEntries([...languages].map((language) => [language, texts.pick(language, ["replies"])])) },
  };
  const isRead = Object.values(sections).every((section) => section !== null);
  return data(page, { status: isRead ? 200 : 500 });
}

export const clientLoader = officeLoader<CustomersPage>();

export async function action({ request, context }: Route.ActionArgs) {
  const form = textsOf(await requireForm(request));
  return answerWith(await change(context.get(servicesContext).db, context.get(staffContext), form), form);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = textsOf(await request.clone().formData());
  if (form.intent === "read") {
    const result = await attempt(serverAction);
    // That somebody has read it is no news worth a word, and no loss if it has to be said again.
    if (!result?.ok) console.error("could not mark the inquiry as read");
    return result ?? data({ ok: false }, { status: 503 });
  }
  const field = form.intent === "category" ? "Category" : "Status";
  return sayOutcomeOrAsk(serverAction, { to: CUSTOMERS, fields: form }, { success: `${field} updated successfully`, failure: `Failed to update ${field.toLowerCase()}` });
}

export default function Customers({ loaderData, actionData }: Route.ComponentProps) {
  const { filters, now, reply, opened, experience, stay, general, transportation, property } = loaderData;
  return (
    <ReplyContext value={reply}>
      <div className="office-page">
        <title>Customers · Staff</title>
        <div className="office-head">
          <div>
            <h1>Customer Management</h1>
            <p>{filters.isOldestFirst ? "Every request and message, oldest first" : "Every request and message, newest first"}</p>
          </div>
          <div className="office-head-actions">
            <Link className="button button-secondary" to={`${ADMIN_PREFIX}/privacy`}>
              <ShieldCheck aria-hidden />
              Personal data
            </Link>
            <BrowserNotificationsToggle />
          </div>
        </div>
        <StatusNotice answer={actionData} />
        <OpenedRequest view={opened} />
        <div className="office-card">
          <CustomerFilterBar filters={filters} />
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
