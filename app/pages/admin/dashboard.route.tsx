import { BedDouble, CalendarCheck, ExternalLink, House, Mail, Plus } from "lucide-react";
import { data, Link, redirect } from "react-router";
import { OFFICE } from "#app/brand";
import {
  findDashboardCounts,
  findRevenue,
  listLatestInquiries,
  type LatestInquiry,
  type Revenue,
} from "#app/features/analytics/dashboard/queries.server";
import { staffContext } from "#app/features/auth/context.server";
import { islandToday } from "#app/features/availability/rules";
import {
  findCalendarCounts,
  type CalendarCounts as CalendarCountsRead,
} from "#app/features/bookings/day-sheet/counts/queries.server";
import { countToCheck } from "#app/features/guide/queries.server";
import { handlePendingRequest } from "#app/features/bookings/office/handle-request.server";
import { requestOutcomeTexts } from "#app/features/bookings/office/request-outcome-texts";
import { showOutcomeOrConfirm } from "#app/features/bookings/office/status-confirmation";
import { StatusNotice } from "#app/features/bookings/office/status-notice";
import { askingScreen, outcomeResponse } from "#app/features/bookings/office/outcome";
import { findSetupFacts } from "#app/features/health/setup/queries.server";
import { setupItems, type SetupItem } from "#app/features/health/setup/rules";
import { EmailOffHint } from "#app/features/notifications/office/email-off-hint";
import { describeWaiting } from "#app/features/notifications/office/wait-texts";
import { EMAIL_HINT_KEY } from "#app/features/notifications/schema";
import { dismissSetupStep } from "#app/features/settings/mutations.server";
import { SETUP_STEPS } from "#app/features/settings/schema";
import { inboxCounts, type InboxCounts } from "#app/features/guests/inbox/queries.server";
import { FINDING_LIMITS, GUEST_LIMITS } from "#app/features/settings/schema";
import { CalendarCounts } from "#app/pages/admin/calendar-counts";
import { LatestInquiries } from "#app/pages/admin/latest-inquiries";
import { RevenueCard } from "#app/pages/admin/revenue-card";
import { SetupChecklist } from "#app/pages/admin/setup-checklist";
import { PendingRequests } from "#app/pages/admin/pending-requests";
import { listPendingRequests, type PendingRequest } from "#app/pages/admin/pending-requests.server";
import type { Day } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";
import { formatCappedCount, MAX_STORED_COUNT } from "#app/platform/db/capped-count";
import { readCookie } from "#app/platform/http/cookies";
import { requireForm, textFields } from "#app/platform/http/form";
import { servicesContext } from "#app/services.server";
import { attemptWrite } from "#app/ui/office/attempt-write";
import { ListFailure } from "#app/ui/office/list-failure";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { StatCards, type Stat } from "#app/ui/office/stat-card";
import { showToast } from "#app/ui/toasts";
import { ADMIN_PREFIX } from "#app/urls";
import { readCounts } from "#app/platform/db/rows.server";
import type { Route } from "./+types/dashboard.route";

type Counts = Awaited<ReturnType<typeof findDashboardCounts>>;

interface DashboardPage {
  greeting: string;
  firstName: string;
  now: Date;
  emailHint: { isDismissed: boolean; hasMailServer: boolean };
  /** Null when it could not be read. */
  figures: {
    counts: Counts;
    revenue: Revenue;
    waiting: PendingRequest[];
    inquiries: LatestInquiry[];
    setup: SetupItem[] | null;
    calendar: CalendarCountsRead;
    inbox: InboxCounts;
    guideToCheck: number;
    today: Day;
  } | null;
}

const LOAD_FAILURE = "Failed to load dashboard data";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { db, env, log, settings } = context.get(servicesContext);
  const now = new Date();
  const emailHint = {
    isDismissed: readCookie(request.headers.get("cookie"), EMAIL_HINT_KEY) !== null,
    hasMailServer: env.SMTP_URL !== undefined,
  };
  const page = {
    greeting: greetingAt(now),
    firstName: context.get(staffContext).name.replace(/ .*/s, ""),
    now,
    emailHint,
  };
  try {
    const today = islandToday(now);
    const [counts, revenue, waiting, inquiries, facts, calendar, inbox, guideToCheck] = await Promise.all([
      findDashboardCounts(db),
      findRevenue(db, now),
      listPendingRequests(db),
      listLatestInquiries(db),
      findSetupFacts(db),
      findCalendarCounts(db, today),
      readCounts(db, inboxCounts(settings.value?.answer_hours ?? GUEST_LIMITS.answer_hours.default)),
      countToCheck(db, today, settings.value?.guide_check_days ?? FINDING_LIMITS.guide_check_days.default),
    ]);
    const setup = setupItems({
      ...facts,
      publicUrl: env.PUBLIC_URL,
      hasMailServer: env.SMTP_URL !== undefined,
      hasBackupFolder: env.BACKUP_DIR !== undefined,
      mailFrom: env.MAIL_FROM,
    });
    return { ...page, figures: { counts, revenue, waiting, inquiries, setup, calendar, inbox, guideToCheck, today } };
  } catch (error) {
    log.error({ err: error }, "could not read the dashboard");
    return data({ ...page, figures: null }, { status: 500 });
  }
}

export const clientLoader = officeLoader<DashboardPage>({
  failure: LOAD_FAILURE,
  isComplete: ({ figures }) => figures !== null,
});

export async function action({ request, context }: Route.ActionArgs) {
  const form = textFields(await requireForm(request));
  const services = context.get(servicesContext);
  if (form.dismiss_step !== undefined) return dismissStep(services.db, form.dismiss_step);
  const asking = askingScreen(form);
  if (asking) return asking;
  return outcomeResponse(await handlePendingRequest(services, context.get(staffContext), form), form);
}

async function dismissStep(db: Db, typed: string) {
  const step = SETUP_STEPS.find((known) => known === typed);
  if (!step) throw data({ message: "There is no such step." }, { status: 400 });
  await dismissSetupStep(db, step);
  return redirect(ADMIN_PREFIX, { status: 303 });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = textFields(await request.clone().formData());
  if (form.dismiss_step !== undefined) {
    // What succeeds leads back to the dashboard and never comes here.
    const answer = await attemptWrite(serverAction);
    showToast("error", "Failed to dismiss the step");
    return answer ?? data({ ok: false, form }, { status: 503 });
  }
  return showOutcomeOrConfirm(serverAction, { to: `${ADMIN_PREFIX}?index`, fields: form }, requestOutcomeTexts(form));
}

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { greeting, firstName, figures, now, emailHint } = loaderData;
  return (
    <div className="office-page">
      <title>Dashboard · Staff</title>
      <div className="office-head">
        <div>
          <h1>{`${greeting}, ${firstName}`}</h1>
          <p>
            {figures
              ? `${describeWaiting(figures.counts.waiting, figures.counts.inquiries.unread > 0 ? "thing" : "request")}.`
              : ""}
          </p>
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
      <StatusNotice answer={actionData} />
      <EmailOffHint {...emailHint} />
      {figures ? (
        <>
          {figures.setup && <SetupChecklist items={figures.setup} />}
          <CalendarCounts
            counts={figures.calendar}
            inbox={figures.inbox}
            guideToCheck={figures.guideToCheck}
            today={figures.today}
          />
          <StatCards label="What there is" stats={statsOf(figures.counts)} />
          <div className="dashboard-pair">
            <RevenueCard revenue={figures.revenue} />
            <PendingRequests items={figures.waiting} unread={figures.counts.inquiries.unread} now={now} />
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
    {
      name: "Properties",
      icon: House,
      hue: "coral",
      value: formatCappedCount(properties.all, MAX_STORED_COUNT),
      note:
        properties.waiting > 0
          ? `${formatCappedCount(properties.waiting)} waiting for review`
          : "None waiting for review",
    },
    {
      name: "Inquiries",
      icon: Mail,
      hue: "lagoon",
      value: formatCappedCount(inquiries.all, MAX_STORED_COUNT),
      note: inquiries.unread > 0 ? `${formatCappedCount(inquiries.unread)} unread` : "All read",
    },
    {
      name: "Stay bookings",
      icon: CalendarCheck,
      hue: "leaf",
      value: formatCappedCount(stayBookings.all, MAX_STORED_COUNT),
      note: stayBookings.pending > 0 ? `${formatCappedCount(stayBookings.pending)} pending` : "None pending",
    },
    {
      name: "Stays",
      icon: BedDouble,
      hue: "spice",
      value: formatCappedCount(stays, MAX_STORED_COUNT),
      note: stays > 0 ? "All listed" : "None yet",
    },
  ];
}

/** By the office's time zone, because the server does not know the user's. */
function greetingAt(now: Date): string {
  const hour = (now.getUTCHours() + OFFICE.hoursAheadOfUtc) % 24;
  if (hour < 12) return "Good morning";
  return hour < 18 ? "Good afternoon" : "Good evening";
}
