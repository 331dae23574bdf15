import { Compass } from "lucide-react";
import { useEffect, useState } from "react";
import { useLocation, useRevalidator } from "react-router";
import { RequestDetails } from "#app/features/bookings/admin/request-details";
import { RequestTable } from "#app/features/bookings/admin/request-table";
import type { ExperienceInquiryRow } from "#app/features/bookings/queries.server";
import { TableFoot } from "#app/ui/office/data-table/table-foot";
import { useIsReloading } from "#app/ui/office/data-table/use-is-reloading";
import { showToast } from "#app/ui/toasts";

interface RequestPage {
  rows: ExperienceInquiryRow[];
  total: number;
  page: number;
  pages: number;
}

/** Requests for experiences; null when they could not be read. */
export function ExperienceRequests({ requests, now }: { requests: RequestPage | null; now: Date }) {
  return (
    <section className="office-card" aria-labelledby="experience-requests">
      <div className="section-head">
        <Compass aria-hidden />
        <h2 id="experience-requests">Experience Booking Requests</h2>
        {requests && <span className="office-count">{requests.total}</span>}
      </div>
      {requests ? <RequestList requests={requests} now={now} /> : <LoadFailure />}
    </section>
  );
}

function RequestList({ requests, now }: { requests: RequestPage; now: Date }) {
  const { rows, total, page, pages } = requests;
  const isReloading = useIsReloading();
  const isFresh = useFreshness(rows);
  const [opened, setOpened] = useState<ExperienceInquiryRow | null>(null);
  return (
    <>
      <div className="table-area" aria-busy={isReloading}>
        <RequestTable rows={rows} now={now} isFresh={isFresh} onOpen={setOpened} />
      </div>
      <TableFoot shown={rows.length} total={total} page={page} pages={pages} />
      {opened && <RequestDetails request={rows.find(({ id }) => id === opened.id) ?? opened} onClose={() => setOpened(null)} />}
    </>
  );
}

/** Tells the rows that came in since this page of the list was first shown. */
function useFreshness(rows: ExperienceInquiryRow[]): (row: ExperienceInquiryRow) => boolean {
  const view = useLocation().search;
  const newest = Math.max(0, ...rows.map(({ created_at }) => created_at.getTime()));
  const [first, setFirst] = useState({ view, newest });
  if (first.view !== view) setFirst({ view, newest });
  return ({ created_at }) => created_at.getTime() > first.newest;
}

const LOAD_FAILURE = "Failed to load experience inquiries";

function LoadFailure() {
  const { revalidate } = useRevalidator();
  useEffect(() => showToast("error", LOAD_FAILURE), []);
  return (
    <div className="card-empty">
      <p>{LOAD_FAILURE}</p>
      <button type="button" className="button button-secondary" onClick={() => void revalidate()}>
        Try again
      </button>
    </div>
  );
}
