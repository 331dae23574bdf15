import {
  readExperienceInquiries,
  readStayBookings,
  readTransportationBookings,
} from "#app/features/bookings/queries.server";
import { readInquiries, readPropertyInquiries } from "#app/features/inquiries/queries.server";
import type { SectionName } from "#app/pages/admin/customers/filters";
import type { RequestView } from "#app/pages/admin/customers/view";
import { experienceView } from "#app/pages/admin/customers/views/experience";
import { messageView } from "#app/pages/admin/customers/views/message";
import { propertyView } from "#app/pages/admin/customers/views/property";
import { stayView } from "#app/pages/admin/customers/views/stay";
import { vehicleView } from "#app/pages/admin/customers/views/vehicle";
import type { Db } from "#app/platform/db/db.server";

/** One request, wherever it stands in its list. */
export async function findRequest(
  db: Db,
  { section, id }: { section: SectionName; id: string },
): Promise<RequestView | null> {
  const [view] = await read(db, section, [id]);
  return view ?? null;
}

async function read(db: Db, section: SectionName, ids: string[]): Promise<RequestView[]> {
  switch (section) {
    case "experience":
      return (await readExperienceInquiries(db, ids)).map(experienceView);
    case "stay":
      return (await readStayBookings(db, ids)).map(stayView);
    case "transportation":
      return (await readTransportationBookings(db, ids)).map(vehicleView);
    case "general":
      return (await readInquiries(db, ids)).map(messageView);
    case "property":
      return (await readPropertyInquiries(db, ids)).map(propertyView);
  }
}
