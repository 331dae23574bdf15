import { BedDouble, Car, CheckCheck, Compass } from "lucide-react";
import { data, useFetcher } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import type { Staff } from "#app/features/auth/schema";
import { setExperienceInquiryStatus, setStayBookingStatus, setTransportationBookingStatus } from "#app/features/bookings/status/mutations.server";
import {
  listPendingExperienceInquiries,
  listPendingStayBookings,
  listPendingTransportationBookings,
  type PendingExperience,
  type PendingStay,
  type PendingVehicle,
  type Waiting,
} from "#app/features/bookings/pending/queries.server";
import { sayOutcomeOrAsk } from "#app/features/bookings/admin/ask-about-clash";
import { CLASH_SEEN } from "#app/features/bookings/admin/clash-words";
import { isBookingStatus, type StatusOutcome } from "#app/features/bookings/schema";
import { isBookingKind, KIND_NAMES, type BookingKind } from "#app/features/notifications/admin/booking-kinds";
import { CountCards } from "#app/features/notifications/admin/count-cards";
import { experienceItem, itemsOf, stayItem, vehicleItem } from "#app/features/notifications/admin/pending-items";
import { PendingList } from "#app/features/notifications/admin/pending-list";
import { PropertyNotices } from "#app/features/notifications/admin/property-notices";
import { SettingsCard } from "#app/features/notifications/admin/settings-card";
import { describeWaiting } from "#app/features/notifications/admin/words";
import { setPreference } from "#app/features/notifications/mutations.server";
import { isPreference, PREFERENCE_NAMES } from "#app/features/notifications/schema";
import { decideOnPropertyNotice, markPropertyNoticesRead } from "#app/features/properties/notices/mutations.server";
import { listPropertyNotices, type PropertyNotice } from "#app/features/properties/notices/queries.server";
import type { Db } from "#app/platform/db/db.server";
import { clientContext } from "#app/platform/http/client.server";
import { textsOf } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { keepLastRead } from "#app/ui/office/keep-last-read";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/center.route";

/** Each part is null when it could not be read; the others stay usable. */
interface Center {
  experiences: Waiting<PendingExperience> | null;
  stays: Waiting<PendingStay> | null;
  vehicles: Waiting<PendingVehicle> | null;
  notices: { rows: PropertyNotice[]; unread: number } | null;
  hasMailServer: boolean;
  staffId: string;
  readAt: Date;
}

export async function loader({ context }: Route.LoaderArgs): Promise<Center> {
  const { db, log, env } = context.get(servicesContext);
  const { requestId } = context.get(clientContext);
  const orNull = <T,>(reading: Promise<T>, what: string) =>
    reading.catch((error: unknown) => {
      log.error({ err: error, requestId }, `could not read the ${what}`);
      return null;
    });
  const [experiences, stays, vehicles, notices] = await Promise.all([
    orNull(listPendingExperienceInquiries(db), "pending experience inquiries"),
    orNull(listPendingStayBookings(db), "pending stay bookings"),
    orNull(listPendingTransportationBookings(db), "pending transportation bookings"),
    orNull(listPropertyNotices(db), "property notices"),
  ]);
  return { experiences, stays, vehicles, notices, hasMailServer: env.SMTP_URL !== undefined, staffId: context.get(staffContext).id, readAt: new Date() };
}

export const clientLoader = keepLastRead<Center>();

const SET_STATUS = { experience: setExperienceInquiryStatus, stay: setStayBookingStatus, transportation: setTransportationBookingStatus };

/** The answer is a success to HTTP even when the row was gone already, so that the lists are read anew. */
export async function action({ request, context }: Route.ActionArgs) {
  const { db } = context.get(servicesContext);
  const staff = context.get(staffContext);
  const form = textsOf(await request.formData());
  // A notice is read once and for all, and preferences are one's own: to ask for anything else is refused, not overheard.
  if (form.read === "false") return data({ ok: false }, { status: 400 });
  if (form.user_id !== undefined && form.user_id !== staff.id) return data({ ok: false }, { status: 403 });
  return (await carryOut(db, staff, form)) ?? data({ ok: false }, { status: 400 });
}

/** Null for what is none of this screen's deeds. */
async function carryOut(db: Db, staff: Staff, form: Record<string, string>): Promise<StatusOutcome | { ok: boolean } | null> {
  const { intent = "", kind, status, id = "", ids = "" } = form;
  switch (intent) {
    case "status":
      return isBookingKind(kind) && isBookingStatus(status) ? SET_STATUS[kind](db, staff, id, status, { isClashSeen: form[CLASH_SEEN] === "true" }) : null;
    case "publish":
    case "reject":
      return decideOnPropertyNotice(db, staff, id, intent);
    case "read":
      return markPropertyNoticesRead(db, staff, ids.split(","));
    case "preference": {
      const turned = preferenceIn(form);
      return turned && setPreference(db, staff, turned.preference, turned.isOn);
    }
    default:
      return null;
  }
}

/** The one flag a form turns; null when it names none, or several. */
function preferenceIn(form: Record<string, string>) {
  const [[preference, value] = [], ...others] = Object.entries(form).filter(([name]) => isPreference(name));
  if (!isPreference(preference) || others.length > 0 || (value !== "true" && value !== "false")) return null;
  return { preference, isOn: value === "true" };
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = textsOf(await request.clone().formData());
  return sayOutcomeOrAsk(serverAction, { action: `${ADMIN_PREFIX}/notifications`, fields: form }, outcomeTexts(form));
}

function outcomeTexts(form: Record<string, string>): { success: string; failure: string } {
  if (form.intent === "publish") return { success: "Property published successfully", failure: "Failed to publish property" };
  if (form.intent === "reject") return { success: "Property rejected", failure: "Failed to reject property" };
  if (form.intent === "read") return { success: "Property notices marked as read", failure: "Failed to mark property notices as read" };
  if (form.intent === "status") return { success: `${KIND_NAMES[form.kind as BookingKind]} booking ${form.status}`, failure: "Failed to update status" };
  const turned = preferenceIn(form);
  const name = turned ? PREFERENCE_NAMES[turned.preference] : "";
  return { success: `${name} notifications ${turned?.isOn ? "enabled" : "disabled"}`, failure: "Failed to update preferences" };
}

export default function NotificationCenter({ loaderData }: Route.ComponentProps) {
  const { experiences, stays, vehicles, notices, hasMailServer, staffId, readAt } = loaderData;
  const today = readAt.toISOString().slice(0, 10);
  const waiting = (experiences?.total ?? 0) + (stays?.total ?? 0) + (vehicles?.total ?? 0) + (notices?.unread ?? 0);
  return (
    <div className="office-page">
      <title>Notification Center · Staff</title>
      <div className="office-head">
        <div>
          <h1>Notification Center</h1>
          <p>{describeWaiting(waiting)}</p>
        </div>
        {notices && notices.unread > 0 && <MarkReadButton notices={notices.rows} />}
      </div>
      <SettingsCard hasMailServer={hasMailServer} />
      <CountCards experiences={experiences} stays={stays} vehicles={vehicles} unread={notices?.unread ?? null} readAt={readAt} />
      <div className="notice-columns">
        <div>
          <PendingList kind="experience" name="Experience requests" icon={Compass} failure="Failed to load experience inquiries" waiting={itemsOf(experiences, (row) => experienceItem(row, today))} readAt={readAt} />
          <PendingList kind="transportation" name="Transportation requests" icon={Car} failure="Failed to load transportation bookings" waiting={itemsOf(vehicles, (row) => vehicleItem(row, today))} readAt={readAt} />
        </div>
        <div>
          <PendingList kind="stay" name="Stay requests" icon={BedDouble} failure="Failed to load stay bookings" waiting={itemsOf(stays, (row) => stayItem(row, today))} readAt={readAt} />
          <PropertyNotices notices={notices} staffId={staffId} readAt={readAt} />
        </div>
      </div>
    </div>
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
