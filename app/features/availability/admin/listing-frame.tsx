import { CalendarPlus, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { ListingHead } from "#app/features/availability/listings/queries.server";
import { LISTING_KINDS } from "#app/features/availability/office/listing-kinds";
import { newBookingOf } from "#app/features/availability/office/listing-actions";
import { ListingTabs } from "#app/features/availability/office/listing-tabs";
import type { PricedListing } from "#app/features/availability/prices/queries.server";
import { Thumbnail } from "#app/features/media/components/thumbnail";

interface ListingFrameProps {
  listing: PricedListing;
  head: ListingHead;
  /** In one sentence, below the name. */
  summary: string;
  actions?: ReactNode;
  title: string;
  children: ReactNode;
}

/** The head of a listing and the tabs that lead to its screens. */
export function ListingFrame({ listing, head, summary, actions, title, children }: ListingFrameProps) {
  const { title: listTitle, listPath } = LISTING_KINDS[listing.kind];
  return (
    <div className="office-page">
      <title>{`${title}: ${head.name} · Staff`}</title>
      <div className="office-head">
        <div>
          <nav className="breadcrumb" aria-label="Breadcrumb">
            <Link to={listPath}>{listTitle}</Link>
            <ChevronRight aria-hidden />
            <bdi>{head.name}</bdi>
          </nav>
          <div className="listing-title">
            <Thumbnail image={head.image} />
            <div>
              <h1>
                <bdi>{head.name}</bdi>
              </h1>
              <p>{summary}</p>
            </div>
          </div>
        </div>
        <div className="office-head-actions">
          {actions}
          <Link className="button button-secondary" to={newBookingOf(listing)}>
            <CalendarPlus aria-hidden />
            New booking
          </Link>
        </div>
      </div>
      <ListingTabs listing={listing} name={head.name} />
      {children}
    </div>
  );
}
