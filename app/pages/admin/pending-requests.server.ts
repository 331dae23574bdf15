import {
  listNewestPendingExperienceInquiries,
  listNewestPendingStayBookings,
  listNewestPendingTransportationBookings,
  type PendingExperience,
  type PendingStay,
  type PendingVehicle,
} from "#app/features/bookings/pending/queries.server";
import { listNewestSubmissions } from "#app/features/properties/notices/queries.server";
import type { Db } from "#app/platform/db/db.server";

const LIMIT = 5;

/** A pending booking request or property submission. */
export type PendingRequest =
  | ({ kind: "experience" } & PendingExperience)
  | ({ kind: "stay" } & PendingStay)
  | ({ kind: "transportation" } & PendingVehicle)
  | ({ kind: "property" } & Awaited<ReturnType<typeof listNewestSubmissions>>[number]);

/** The newest requests of every kind that wait for an answer. */
export async function listPendingRequests(db: Db): Promise<PendingRequest[]> {
  const [experiences, stays, vehicles, submissions] = await Promise.all([
    listNewestPendingExperienceInquiries(db, LIMIT),
    listNewestPendingStayBookings(db, LIMIT),
    listNewestPendingTransportationBookings(db, LIMIT),
    listNewestSubmissions(db, LIMIT),
  ]);
  return [
    ...experiences.map((row) => ({ kind: "experience" as const, ...row })),
    ...stays.map((row) => ({ kind: "stay" as const, ...row })),
    ...vehicles.map((row) => ({ kind: "transportation" as const, ...row })),
    ...submissions.map((row) => ({ kind: "property" as const, ...row })),
  ]
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())
    .slice(0, LIMIT);
}
