import { BedDouble, CalendarCheck, ExternalLink, House, Mail, Plus } from "lucide-react";
import { data, Link } from "react-router";
import { OFFICE } from "#app/brand";
import { findDashboardCounts, findRevenue, listLatestInquiries, type LatestInquiry, type Revenue } from "#app/features/analytics/dashboard/queries.server";
import { staffContext } from "#app/features/auth/context.server";
import { answerRequest } from "#app/features/bookings/admin/answer.server";
import { answerTexts } from "#app/features/bookings/admin/answer-texts";
import { sayOutcomeOrAsk } from "#app/features/bookings/admin/ask-about-clash";
import { ClashNotice } from "#app/features/bookings/admin/clash-notice";
import { answerWith } from "#app/features/bookings/admin/outcome";
import { describeWaiting } from "#app/features/notifications/admin/words";
import { LatestInquiries } from "#app/pages/admin/latest-inquiries";
import { RevenueCard } from "#app/pages/admin/revenue-card";
import { WaitingList } from "#app/pages/admin/waiting-list";
import { listWaiting, type WaitingItem } from "#app/pages/admin/waiting.server";
import { countText, MOST_STORED } from "#app/platform/db/bounded";
import { requireForm, textsOf } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { ListFailure } from "#app/ui/office/list-failure";
import { officeLoader } from "#app/ui/office/reading/office-loader";
import { StatCards, type Stat } from "#app/ui/office/stat-card";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/dashboard.route";

type Counts = Awaited<ReturnType<typeof findDashboardCounts>>;

interface DashboardPage {
  greeting: string;
  firstName: string;
  now: Date;
  /** Null when it could not be read. */
  figures: { counts: Counts; revenue: Revenue; waiting: WaitingItem[]; inquiries: LatestInquiry[] } | null;
}

const LOAD_FAILURE = "Failed to load dashboard data";

export async function loader({ context }: Route.LoaderArgs) {
  const { db, log } = context.get(servicesContext);
  const now = new Date();
  const page = { greeting: greetingAt(now), firstName: context.get(staffContext).name.split(" ")[0]!, now };
  try {
    const [counts, revenue, waiting, inquiries] = await Promise.all([findDashboardCounts(db), findRevenue(db, now), listWaiting(db), listLatestInquiries(db)]);
    return { ...page, figures: { counts, revenue, waiting, inquiries } };
  } catch (error) {
    log.error({ err: error }, "could not read the dashboard");
    return data({ ...page, figures: null }, { status: 500 });
  }
}

export const clientLoader = officeLoader<DashboardPage>({ failure: LOAD_FAILURE, isRead: ({ figures }) => figures !== null });

export async function action({ request, context }: Route.ActionArgs) {
  const form = textsOf(await requireForm(request));
  return answerWith(await answerRequest(context.get(servicesContext).db, context.get(staffContext), form), form);
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = textsOf(await request.clone().formData());
  return sayOutcomeOrAsk(serverAction, { to: `${ADMIN_PREFIX}?index`, fields: form }, answerTexts(form));
}

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { greeting, firstName, figures, now } = loaderData;
  return (
    <div className="office-page">
      <title>Dashboard · Staff</title>
      <div className="office-head">
        <div>
          <h1>{`${greeting}, ${firstName}`}</h1>
          <p>{figures ? `${describeWaiting(figures.counts.waiting, "request")}.` : ""}</p>
        </div>
        <div className="office-head-actions">
          <Link className="button button-secondary" to="/" reloadDocument>
            <ExternalLink aria-hidden />
            View site
          </Link>
          <Link className="button button-primary" to={`${ADMIN_PREFIX}/properties/new`}>
            <Plus aria-hidden />
            Add property
          </Link>
        </div>
      </div>
      <ClashNotice answer={actionData} />
      {figures ? (
        <>
          <StatCards label="What there is" stats={statsOf(figures.counts)} />
          <div className="dashboard-pair">
            <RevenueCard revenue={figures.revenue} />
            <WaitingList items={figures.waiting} now={now} />
          </div>
          <LatestInquiries inquiries={figures.inquiries} now={now} />
        </>
      ) : (
        <div className="office-card">
          <ListFailure text={LOAD_FAILURE} />
        </div>
      )}
    </div>
  );
}

function statsOf({ properties, inquiries, stayBookings, stays }: Counts): Stat[] {
  return [
    { name: "Properties", icon: House, hue: "coral", value: countText(properties.all, MOST_STORED), note: properties.waiting > 0 ? `${countText(properties.waiting)} waiting for review` : "None waiting for review" },
    { name: "Inquiries", icon: Mail, hue: "lagoon", value: countText(inquiries.all, MOST_STORED), note: inquiries.unread > 0 ? `${countText(inquiries.unread)} unread` : "All read" },
    { name: "Stay bookings", icon: CalendarCheck, hue: "leaf", value: countText(stayBookings.all, MOST_STORED), note: stayBookings.pending > 0 ? `${countText(stayBookings.pending)} pending` : "None pending" },
    { name: "Stays", icon: BedDouble, hue: "spice", value: countText(stays, MOST_STORED), note: stays > 0 ? "All listed" : "None yet" },
  ];
}

/** By the clock of the island, which the server knows; the reader's own it does not. */
function greetingAt(now: Date): string {
  const hour = (now.getUTCHours() + OFFICE.hoursAheadOfUtc) % 24;
  if (hour < 12) return "Good morning";
  return hour < 18 ? "Good afternoon" : "Good evening";
}
