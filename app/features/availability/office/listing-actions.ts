import { BedDouble, CalendarClock, CalendarPlus, CarFront, Tag } from "lucide-react";
import { NEW_BOOKING_PATH } from "#app/features/bookings/desk/kinds";
import { LISTING_KINDS } from "#app/features/availability/office/listing-kinds";
import type { PricedListing } from "#app/features/availability/prices/queries.server";
import { linkAction, type RowAction } from "#app/ui/office/data-table/row-actions";

/** The form of a booking made by staff, for this listing. */
export function newBookingOf({ kind, id }: PricedListing): string {
  return `${NEW_BOOKING_PATH}?${new URLSearchParams({ kind, listing: id })}`;
}

/** The further screens of a listing, for its row in the list. */
export function listingActions({ kind, id }: PricedListing): RowAction[] {
  const base = `${LISTING_KINDS[kind].listPath}/${id}`;
  const book = linkAction("New booking", CalendarPlus, newBookingOf({ kind, id }));
  if (kind === "experience") return [linkAction("Departures", CalendarClock, `${base}/departures`), book];
  return [
    linkAction(kind === "stay" ? "Rooms" : "Vehicles", kind === "stay" ? BedDouble : CarFront, `${base}/units`),
    linkAction("Prices", Tag, `${base}/prices`),
    book,
  ];
}
