import { ExternalLink, Plus } from "lucide-react";
import { Link } from "react-router";
import { staffContext } from "#app/features/auth/context.server";
import { listExperienceInquiries } from "#app/features/bookings/queries.server";
import { WaitingRequests } from "#app/pages/admin/waiting-requests";
import { servicesContext } from "#app/services.server";
import { keepLastRead } from "#app/ui/office/keep-last-read";
import { useSavedToast } from "#app/ui/office/saved-toast";
import { ADMIN_PREFIX } from "#app/urls";
import type { Route } from "./+types/dashboard.route";

export async function loader({ context }: Route.LoaderArgs) {
  const { db } = context.get(servicesContext);
  const { rows, total } = await listExperienceInquiries(db, { search: "", status: "pending", page: 1 });
  return {
    greeting: greetingAt(new Date()),
    firstName: context.get(staffContext).name.split(" ")[0],
    waiting: total,
    requests: rows.map(({ id, experience_title, participants, full_name, date }) => ({ id, experience_title, participants, full_name, date })),
  };
}

export const clientLoader = keepLastRead<Awaited<ReturnType<typeof loader>>>();

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { greeting, firstName, waiting, requests } = loaderData;
  useSavedToast(ADMIN_PREFIX);
  return (
    <div className="office-page">
      <title>Dashboard · Staff</title>
      <div className="office-head">
        <div>
          <h1>{`${greeting}, ${firstName}`}</h1>
          <p>{describeWaiting(waiting)}</p>
        </div>
        <div className="office-head-actions">
          <Link className="button button-secondary" to="/" reloadDocument>
            <ExternalLink aria-hidden />
            View site
          </Link>
          <Link className="button button-primary" to={`${ADMIN_PREFIX}/experiences/new`}>
            <Plus aria-hidden />
            Add Experience
          </Link>
        </div>
      </div>
      <WaitingRequests requests={requests} />
    </div>
  );
}

/** By the clock of the island, which the server knows; the reader's own it does not. */
function greetingAt(now: Date): string {
  const hour = Number(new Intl.DateTimeFormat("en-GB", { hour: "numeric", timeZone: "Africa/Dar_es_Salaam" }).format(now));
  if (hour < 12) return "Good morning";
  return hour < 18 ? "Good afternoon" : "Good evening";
}

function describeWaiting(waiting: number): string {
  if (waiting === 0) return "Nothing is waiting for an answer.";
  return waiting === 1 ? "1 request is waiting for an answer." : `${waiting} requests are waiting for an answer.`;
}
