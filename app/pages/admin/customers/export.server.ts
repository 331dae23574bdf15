import { OFFICE } from "#app/brand";
import {
  streamExperienceInquiries,
  streamStayBookings,
  streamTransportationBookings,
  type ExperienceInquiryRow,
  type StayBookingRow,
  type TransportationBookingRow,
} from "#app/features/bookings/queries.server";
import { isBookingStatus } from "#app/features/bookings/schema";
import {
  streamInquiries,
  streamPropertyInquiries,
  type InquiryRow,
  type PropertyInquiryRow,
} from "#app/features/inquiries/queries.server";
import { isInquiryStatus } from "#app/features/inquiries/schema";
import { toDateRange, type CustomerFilters, type SectionName } from "#app/pages/admin/customers/filters";
import { offsetOf, stampOf } from "#app/platform/dates/dates";
import type { Db } from "#app/platform/db/db.server";

type CsvColumns<Row> = Readonly<Record<string, (row: Row) => string>>;

/** A moment as spreadsheets read it, on the clock that the filters and the screens have. */
const received = ({ created_at }: { created_at: Date }) => stampOf(created_at, OFFICE);
const RECEIVED = `Received (${OFFICE.clock}, ${offsetOf(OFFICE)})`;
const total = ({ quoted_total }: { quoted_total: number | null }) =>
  quoted_total === null ? "" : (quoted_total / 100).toFixed(2);

const EXPERIENCE: CsvColumns<ExperienceInquiryRow> = {
  [RECEIVED]: received,
  Status: (row) => row.status,
  Name: (row) => row.full_name,
  Email: (row) => row.email,
  Phone: (row) => `${row.country_code} ${row.phone}`,
  Language: (row) => row.language,
  Experience: (row) => row.experience_title,
  Date: (row) => row.date,
  Participants: (row) => String(row.participants),
  "Staying at": (row) => row.accommodation,
  "Total (USD)": total,
  Message: (row) => row.message ?? "",
};

const STAY: CsvColumns<StayBookingRow> = {
  [RECEIVED]: received,
  Status: (row) => row.status,
  Clash: (row) => row.clashes.map(({ full_name, start, end }) => `${full_name}, ${start} to ${end}`).join("\n"),
  Name: (row) => row.full_name,
  Email: (row) => row.email,
  Phone: (row) => row.phone,
  Language: (row) => row.language,
  Stay: (row) => row.stay_name,
  "Check-in": (row) => row.check_in,
  "Check-out": (row) => row.check_out,
  Guests: (row) => String(row.guests),
  "Total (USD)": total,
  "Special requests": (row) => row.special_requests ?? "",
};

const VEHICLE: CsvColumns<TransportationBookingRow> = {
  [RECEIVED]: received,
  Status: (row) => row.status,
  Clash: (row) => row.clashes.map(({ full_name, start, end }) => `${full_name}, ${start} to ${end}`).join("\n"),
  Name: (row) => row.full_name,
  Email: (row) => row.email,
  Phone: (row) => row.phone,
  Language: (row) => row.language,
  Vehicle: (row) => row.rental_name,
  Type: (row) => row.rental_type,
  Pickup: (row) => row.pickup_date,
  Return: (row) => row.return_date,
  Driver: (row) => (row.with_driver ? "yes" : "no"),
  "Total (USD)": total,
  "Special requests": (row) => row.special_requests ?? "",
};

const GENERAL: CsvColumns<InquiryRow> = {
  [RECEIVED]: received,
  Status: (row) => row.status,
  Read: (row) => (row.read ? "yes" : "no"),
  Name: (row) => row.name,
  Email: (row) => row.email,
  Phone: (row) => row.phone ?? "",
  Language: (row) => row.language,
  Category: (row) => row.category,
  Topic: (row) => row.topic,
  Message: (row) => row.message,
};

const PROPERTY: CsvColumns<PropertyInquiryRow> = {
  [RECEIVED]: received,
  Name: (row) => row.name,
  Email: (row) => row.email,
  Phone: (row) => row.phone ?? "",
  Language: (row) => row.language,
  Property: (row) => row.property_title,
  Message: (row) => row.message,
};

const FILE_NAMES: Record<SectionName, string> = {
  experience: "experience-bookings",
  stay: "stay-bookings",
  general: "general-inquiries",
  transportation: "vehicle-bookings",
  property: "property-inquiries",
};

export function exportName(section: SectionName): string {
  return FILE_NAMES[section];
}

/** The head of the table, then its lines, batch by batch. */
export function exportRows(db: Db, section: SectionName, filters: CustomerFilters): AsyncGenerator<string[][]> {
  const { status, category } = filters;
  const shared = { search: filters.search, isOldestFirst: filters.isOldestFirst, ...toDateRange(filters) };
  const isUnknownStatus =
    status !== null &&
    !(section === "general" ? isInquiryStatus(status) : section !== "property" && isBookingStatus(status));
  const bookingFilters = { ...shared, status: isBookingStatus(status) ? status : null };
  switch (section) {
    case "experience":
      return toCsvRows(EXPERIENCE, isUnknownStatus ? noRows() : streamExperienceInquiries(db, bookingFilters));
    case "stay":
      return toCsvRows(STAY, isUnknownStatus ? noRows() : streamStayBookings(db, bookingFilters));
    case "transportation":
      return toCsvRows(VEHICLE, isUnknownStatus ? noRows() : streamTransportationBookings(db, bookingFilters));
    case "general":
      return toCsvRows(
        GENERAL,
        isUnknownStatus
          ? noRows()
          : streamInquiries(db, { ...shared, status: isInquiryStatus(status) ? status : null, category }),
      );
    case "property":
      return toCsvRows(PROPERTY, isUnknownStatus ? noRows() : streamPropertyInquiries(db, shared));
  }
}

async function* toCsvRows<Row>(cells: CsvColumns<Row>, batches: AsyncGenerator<Row[]>): AsyncGenerator<string[][]> {
  yield [Object.keys(cells)];
  for await (const rows of batches) yield rows.map((row) => Object.values(cells).map((cell) => cell(row)));
}

async function* noRows(): AsyncGenerator<never[]> {}
