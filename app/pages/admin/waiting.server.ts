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

const SHOWN = 5;

/** Something a visitor waits for an answer to. */
export type WaitingItem =
  | ({ kind: "experience" } & PendingExperience)
  | ({ kind: "stay" } & PendingStay)
  | ({ kind: "transportation" } & PendingVehicle)
  | ({ kind: "property" } & Awaited<ReturnType<typeof listNewestSubmissions>>[number]);

/** The newest requests of every kind that wait for an answer. */
export async function listWaiting(db: Db): Promise<WaitingItem[]> {
  const [experiences, stays, vehicles, submissions] = await Promise.all([
    listNewestPendingExperienceInquiries(db, SHOWN),
    listNewestPendingStayBookings(db, SHOWN),
    listNewestPendingTransportationBookings(db, SHOWN),
    listNewestSubmissions(db, SHOWN),
  ]);
  return [
    ...experiences.map((row) => ({ kind: "experience" as const, ...row })),
    ...stays.map((row) => ({ kind: "stay" as const, ...row })),
    ...vehicles.map((row) => ({ kind: "transportation" as const, ...row })),
    ...submissions.map((row) => ({ kind: "property" as const, ...row })),
  ]
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())
    .slice(0, SHOWN);
}
