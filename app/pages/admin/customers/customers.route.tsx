import { BedDouble, Car, Compass, House } from "lucide-react";
import { data } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { askAboutClash } from "#app/features/bookings/admin/ask-about-clash";
import { BrowserNotificationsToggle } from "#app/features/notifications/admin/browser-notifications-toggle";
import { change, type Outcome } from "#app/pages/admin/customers/change.server";
import { CUSTOMERS } from "#app/pages/admin/customers/choice-menu";
import { ClashNotice } from "#app/pages/admin/customers/clash-notice";
import { CustomerFilterBar } from "#app/pages/admin/customers/filter-bar";
import { readFilters, type CustomerFilters } from "#app/pages/admin/customers/filters";
import { MessageSection } from "#app/pages/admin/customers/message-section";
import { readSections, type Sections } from "#app/pages/admin/customers/read-sections.server";
import { ReplyContext } from "#app/pages/admin/customers/reply-context";
import type { ReplyTexts } from "#app/pages/admin/customers/reply";
import { RequestSection } from "#app/pages/admin/customers/request-section";
import { experienceView } from "#app/pages/admin/customers/views/experience";
import { propertyView } from "#app/pages/admin/customers/views/property";
import { stayView } from "#app/pages/admin/customers/views/stay";
import { vehicleView } from "#app/pages/admin/customers/views/vehicle";
import { textsOf } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { attempt } from "#app/ui/office/attempt";
import { keepLastRead } from "#app/ui/office/keep-last-read";
import { showToast } from "#app/ui/toasts";
import type { Route } from "./+types/customers.route";

interface CustomersPage extends Sections {
  filters: CustomerFilters;
  now: Date;
  reply: { texts: ReplyTexts; staffName: string };
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, log, texts } = context.get(servicesContext);
  const filters = readFilters(url.searchParams);
  const sections = await readSections(db, log, filters, url.searchParams);
  const languages = new Set(Object.values(sections).flatMap((section) => section?.rows.map(({ language }) => language) ?? []));
  const page: CustomersPage = {
    ...sections,
    filters,
    now: new Date(),
    reply: { staffName: context.get(staffContext).name, texts: Object.fromEntries([...languages].map((language) => [language, texts.pick(language, ["replies"])])) },
  };
  const isRead = Object.values(sections).every((section) => section !== null);
  return data(page, { status: isRead ? 200 : 500 });
}

export const clientLoader = keepLastRead<CustomersPage>();

/** The answer is a success to HTTP even when the request was gone already, so that the list is read anew. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = textsOf(await request.formData());
  const outcome = await change(context.get(servicesContext).db, context.get(staffContext), form);
  if (!outcome) return data({ ok: false, form }, { status: 400 });
  return data({ ...outcome, form }, { status: isClash(outcome) ? 409 : 200 });
}

function isClash(outcome: Outcome): outcome is Extract<Outcome, { reason: "clash" }> {
  return "reason" in outcome && outcome.reason === "clash";
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const { intent = "status" } = textsOf(await request.clone().formData());
  const result = await attempt(serverAction);
  const failed = result ?? data({ ok: false, form: {} }, { status: 503 });
  if (intent === "read") {
    // That somebody has read it is no news worth a word, and no loss if it has to be said again.
    if (!result?.ok) console.error("could not mark the inquiry as read");
    return failed;
  }
  if (result && isClash(result)) {
    askAboutClash({ clashes: result.clashes, action: CUSTOMERS, fields: result.form });
    return data(result, { status: 409 });
  }
  const field = intent === "category" ? "Category" : "Status";
  if (result?.ok) showToast("success", `${field} updated successfully`);
  else showToast("error", `Failed to update ${field.toLowerCase()}`);
  return failed;
}

export default function Customers({ loaderData, actionData }: Route.ComponentProps) {
  const { filters, now, reply, experience, stay, general, transportation, property } = loaderData;
  return (
    <ReplyContext value={reply}>
      <div className="office-page">
        <title>Customers · Staff</title>
        <div className="office-head">
          <div>
            <h1>Customer Management</h1>
            <p>{filters.isOldestFirst ? "Every request and message, oldest first" : "Every request and message, newest first"}</p>
          </div>
          <BrowserNotificationsToggle />
        </div>
        {actionData && isClash(actionData) && <ClashNotice clashes={actionData.clashes} fields={actionData.form} />}
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
