import { listExperienceInquiries, listStayBookings, listTransportationBookings } from "#app/features/bookings/queries.server";
import { isBookingStatus } from "#app/features/bookings/schema";
import { listInquiries, listPropertyInquiries } from "#app/features/inquiries/queries.server";
import { isInquiryStatus } from "#app/features/inquiries/schema";
import { pageParameter, periodOf, readShown, type CustomerFilters, type SectionName } from "#app/pages/admin/customers/filters";
import type { Db } from "#app/platform/db/db.server";
import type { Logger } from "#app/platform/log.server";
import { readPage } from "#app/ui/office/data-table/address";

const NOTHING = { rows: [], total: 0, isMore: false, isCut: false, page: 1, pages: 1 };

type ReadSection<Page> = (page: number) => Promise<Page>;

/** Each section for itself: one that could not be read is null and the others stay usable; one that was not asked for is absent. */
export async function readSections(db: Db, log: Logger, filters: CustomerFilters, address: URLSearchParams) {
  const { status, category } = filters;
  const shared = { search: filters.search, isOldestFirst: filters.isOldestFirst, ...periodOf(filters) };
  const read = async <Page>(section: SectionName, list: ReadSection<Page>): Promise<Page | null | undefined> => {
    if (filters.type && filters.type !== section) return undefined;
    try {
      return await list(readPage(address, pageParameter(section)));
    } catch (error) {
      log.error({ err: error, section }, "could not read what visitors sent");
      return null;
    }
  };
  // A status a section does not know finds nothing in it.
  const isOfBookings = status === null || isBookingStatus(status);
  const isOfMessages = status === null || isInquiryStatus(status);
  const booked = { ...shared, status: isBookingStatus(status) ? status : null };
  const [experience, stay, general, transportation, property] = await Promise.all([
    read("experience", async (page) => (isOfBookings ? listExperienceInquiries(db, { ...booked, page }) : NOTHING)),
    read("stay", async (page) => (isOfBookings ? listStayBookings(db, { ...booked, page }) : NOTHING)),
    read("general", async () => (isOfMessages ? listInquiries(db, { ...shared, status: isInquiryStatus(status) ? status : null, category, shown: readShown(address) }) : NOTHING)),
    read("transportation", async (page) => (isOfBookings ? listTransportationBookings(db, { ...booked, page }) : NOTHING)),
    read("property", async (page) => (status === null ? listPropertyInquiries(db, { ...shared, page }) : NOTHING)),
  ]);
  return { experience, stay, general, transportation, property };
}

export type Sections = Awaited<ReturnType<typeof readSections>>;
