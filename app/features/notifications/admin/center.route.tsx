import { BedDouble, Car, CheckCheck, Compass } from "lucide-react";
import { data, Link, useFetcher } from "react-router";
import { OFFICE } from "#app/brand";
import { staffContext } from "#app/features/auth/context.server";
import type { Staff } from "#app/features/auth/schema";
import { handlePendingRequest } from "#app/features/bookings/office/handle-request.server";
import { requestOutcomeTexts } from "#app/features/bookings/office/request-outcome-texts";
import { showOutcomeOrConfirm } from "#app/features/bookings/office/status-confirmation";
import { StatusNotice } from "#app/features/bookings/office/status-notice";
import { askingScreen, outcomeResponse, type Outcome } from "#app/features/bookings/office/outcome";
import {
  listPendingExperienceInquiries,
  listPendingStayBookings,
  listPendingTransportationBookings,
  type PendingExperience,
  type PendingStay,
  type PendingVehicle,
  type PendingRequests,
} from "#app/features/bookings/pending/queries.server";
import { countUnreadInquiries } from "#app/features/inquiries/queries.server";
import { CountCards } from "#app/features/notifications/admin/count-cards";
import { readHandledLimit } from "#app/features/notifications/admin/handled-limit";
import { experienceItem, itemsOf, stayItem, vehicleItem } from "#app/features/notifications/admin/pending-items";
import { PendingList } from "#app/features/notifications/admin/pending-list";
import { PropertyNotices } from "#app/features/notifications/admin/property-notices";
import { SettingsCard } from "#app/features/notifications/admin/settings-card";
import { describeUnread, describeWaiting } from "#app/features/notifications/office/wait-texts";
import type { MailServices } from "#app/features/mail/outbox/mutations.server";
import { setPreference } from "#app/features/notifications/mutations.server";
import { isPreference, PREFERENCE_NAMES } from "#app/features/notifications/schema";
import { markPropertyNoticesRead } from "#app/features/properties/notices/mutations.server";
import {
  listPropertyNotices,
  type PropertyNotice,
  type PropertyNotices as Notices,
} from "#app/features/properties/notices/queries.server";
import { dayAt } from "#app/platform/dates/dates";
import { requireForm, textFields } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/center.route";

/** Each part is null when it could not be read; the others stay usable. */
interface Center {
  experiences: PendingRequests<PendingExperience> | null;
  stays: PendingRequests<PendingStay> | null;
  vehicles: PendingRequests<PendingVehicle> | null;
  notices: Notices | null;
  /** How many messages nobody has read. */
  messages: number | null;
  hasMailServer: boolean;
  staffId: string;
  readAt: Date;
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const { db, log, env } = context.get(servicesContext);
  const orNull = <T,>(reading: Promise<T>, what: string) =>
    reading.catch((error: unknown) => {
      log.error({ err: error }, `could not read the ${what}`);
      return null;
    });
  const [experiences, stays, vehicles, notices, messages] = await Promise.all([
    orNull(listPendingExperienceInquiries(db), "pending experience inquiries"),
    orNull(listPendingStayBookings(db), "pending stay bookings"),
    orNull(listPendingTransportationBookings(db), "pending transportation bookings"),
    orNull(listPropertyNotices(db, { handledLimit: readHandledLimit(url.searchParams) }), "property notices"),
    orNull(countUnreadInquiries(db), "unread messages"),
  ]);
  const parts = { experiences, stays, vehicles, notices, messages };
  const center: Center = {
    ...parts,
    hasMailServer: env.SMTP_URL !== undefined,
    staffId: context.get(staffContext).id,
    readAt: new Date(),
  };
  const isRead = Object.values(parts).every((part) => part !== null);
  return data(center, { status: isRead ? 200 : 500 });
}

export const clientLoader = officeLoader<Center>();

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const staff = context.get(staffContext);
  const form = textFields(await requireForm(request));
  // Notices cannot be marked unread, nor other users' preferences set: reject such requests.
  if (form.read === "false") return outcomeResponse(null, form);
  if (form.user_id !== undefined && form.user_id !== staff.id) return data({ ok: false, form }, { status: 403 });
  const asking = askingScreen(form);
  if (asking) return asking;
  return outcomeResponse(await runIntent(services, staff, form), form);
}

/** Null for what is none of this screen's deeds. */
async function runIntent(services: MailServices, staff: Staff, form: Record<string, string>): Promise<Outcome | null> {
  const { intent, ids = "" } = form;
  if (intent === "read") return markPropertyNoticesRead(services.db, staff, ids.split(","));
  if (intent !== "preference") return handlePendingRequest(services, staff, form);
  const turned = parsePreference(form);
  return turned && setPreference(services.db, staff, turned.preference, turned.isOn);
}

/** The one flag a form turns; null when it names none, or several. */
function parsePreference(form: Record<string, string>) {
  const [[preference, value] = [], ...others] = Object.entries(form).filter(([name]) => isPreference(name));
  if (!isPreference(preference) || others.length > 0 || (value !== "true" && value !== "false")) return null;
  return { preference, isOn: value === "true" };
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = textFields(await request.clone().formData());
  return showOutcomeOrConfirm(serverAction, { to: `${ADMIN_PREFIX}/notifications`, fields: form }, outcomeTexts(form));
}

function outcomeTexts(form: Record<string, string>): { success: string; failure: string } {
  if (form.intent === "read")
    return { success: "Property notices marked as read", failure: "Failed to mark property notices as read" };
  if (form.intent !== "preference") return requestOutcomeTexts(form);
  const turned = parsePreference(form);
  const name = turned ? PREFERENCE_NAMES[turned.preference] : "";
  return {
    success: `${name} notifications ${turned?.isOn ? "enabled" : "disabled"}`,
    failure: "Failed to update preferences",
  };
}

export default function NotificationCenter({ loaderData, actionData }: Route.ComponentProps) {
  const { experiences, stays, vehicles, notices, messages, hasMailServer, staffId, readAt } = loaderData;
  const today = dayAt(readAt, OFFICE.hoursAheadOfUtc);
  const counts = [experiences?.total, stays?.total, vehicles?.total, notices?.unread, messages];
  return (
    <div className="office-page">
      <title>Notification Center · Staff</title>
      <div className="office-head">
        <div>
          <h1>Notification Center</h1>
          <PendingSummary counts={counts} messages={messages ?? 0} />
        </div>
        {notices && notices.unread > 0 && <MarkReadButton notices={notices.rows} />}
      </div>
      <StatusNotice answer={actionData} />
      <SettingsCard hasMailServer={hasMailServer} />
      <CountCards
        experiences={experiences}
        stays={stays}
        vehicles={vehicles}
        unread={notices?.unread ?? null}
        readAt={readAt}
      />
      <div className="notice-columns">
        <div>
          <PendingList
            kind="experience"
            name="Experience requests"
            icon={Compass}
            failure="Failed to load experience inquiries"
            waiting={itemsOf(experiences, (row) => experienceItem(row, today))}
            readAt={readAt}
          />
          <PendingList
            kind="transportation"
            name="Transportation requests"
            icon={Car}
            failure="Failed to load transportation bookings"
            waiting={itemsOf(vehicles, (row) => vehicleItem(row, today))}
            readAt={readAt}
          />
        </div>
        <div>
          <PendingList
            kind="stay"
            name="Stay requests"
            icon={BedDouble}
            failure="Failed to load stay bookings"
            waiting={itemsOf(stays, (row) => stayItem(row, today))}
            readAt={readAt}
          />
          <PropertyNotices notices={notices} staffId={staffId} readAt={readAt} />
        </div>
      </div>
    </div>
  );
}

/** Messages are read on another screen: the sentence leads there. */
function PendingSummary({ counts, messages }: { counts: readonly (number | null | undefined)[]; messages: number }) {
  const waiting = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const isUnread = counts.some((count) => count == null);
  // What could not be read may be waiting as well.
  if (waiting === 0 && isUnread) return <p>Not everything could be read</p>;
  return (
    <p>
      {describeWaiting(waiting, "thing")}
      {messages > 0 && (
        <>
          {waiting === messages ? ": " : ", among them "}
          <Link to={`${ADMIN_PREFIX}/customers?type=general`}>{describeUnread(messages)}</Link>
        </>
      )}
    </p>
  );
}

function MarkReadButton({ notices }: { notices: PropertyNotice[] }) {
  const fetcher = useFetcher({ key: "mark-read" });
  const unread = notices.filter(({ read }) => !read).map(({ id }) => id);
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="read" />
      <input type="hidden" name="ids" value={unread.join(",")} />
      <button className="button button-secondary" aria-disabled={fetcher.state !== "idle"}>
        <CheckCheck aria-hidden />
        Mark property notices read
      </button>
    </fetcher.Form>
  );
}
