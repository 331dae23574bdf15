import {
  listExperienceInquiries,
  listStayBookings,
  listTransportationBookings,
} from "#app/features/bookings/queries.server";
import { isBookingStatus } from "#app/features/bookings/schema";
import { listInquiries, listPropertyInquiries } from "#app/features/inquiries/queries.server";
import { isInquiryStatus } from "#app/features/inquiries/schema";
import {
  ME,
  pageParameter,
  toDateRange,
  readShownCount,
  type CustomerFilters,
  type SectionName,
} from "#app/pages/admin/customers/filters";
import type { Db } from "#app/platform/db/db.server";
import type { Logger } from "#app/platform/log.server";
import { readPage } from "#app/ui/office/data-table/view-params";

const EMPTY_PAGE = { rows: [], total: 0, isMore: false, isTruncated: false, page: 1, pages: 1 };

type ReadSection<Page> = (page: number) => Promise<Page>;

/** Loads the sections independently. Null: failed to load. Undefined: excluded by the type filter. */
export async function readSections(
  db: Db,
  log: Logger,
  filters: CustomerFilters & { reader: string },
  searchParams: URLSearchParams,
) {
  const { status, category } = filters;
  const assignee = filters.assignee === ME ? filters.reader : filters.assignee;
  const shared = { search: filters.search, isOldestFirst: filters.isOldestFirst, ...toDateRange(filters) };
  const read = async <Page>(section: SectionName, list: ReadSection<Page>): Promise<Page | null | undefined> => {
    if (filters.type && filters.type !== section) return undefined;
    try {
      return await list(readPage(searchParams, pageParameter(section)));
    } catch (error) {
      log.error({ err: error, section }, "could not read what visitors sent");
      return null;
    }
  };
  // A status a section does not know finds nothing in it.
  const matchesBookings = status === null || isBookingStatus(status);
  // Only bookings are given to somebody.
  const matchesMessages = assignee === null && (status === null || isInquiryStatus(status));
  const bookingFilters = { ...shared, assignee, status: isBookingStatus(status) ? status : null };
  const [experience, stay, general, transportation, property] = await Promise.all([
    read("experience", async (page) =>
      matchesBookings ? listExperienceInquiries(db, { ...bookingFilters, page }) : EMPTY_PAGE,
    ),
    read("stay", async (page) => (matchesBookings ? listStayBookings(db, { ...bookingFilters, page }) : EMPTY_PAGE)),
    read("general", async () =>
      matchesMessages
        ? listInquiries(db, {
            ...shared,
            status: isInquiryStatus(status) ? status : null,
            category,
            shown: readShownCount(searchParams),
          })
        : EMPTY_PAGE,
    ),
    read("transportation", async (page) =>
      matchesBookings ? listTransportationBookings(db, { ...bookingFilters, page }) : EMPTY_PAGE,
    ),
    read("property", async (page) =>
      status === null && assignee === null ? listPropertyInquiries(db, { ...shared, page }) : EMPTY_PAGE,
    ),
  ]);
  return { experience, stay, general, transportation, property };
}

export type Sections = Awaited<ReturnType<typeof readSections>>;
