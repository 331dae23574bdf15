import { Mail } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { InquiryRow } from "#app/features/inquiries/queries.server";
import { ChoiceMenu } from "#app/pages/admin/customers/choice-menu";
import { CATEGORY_OPTIONS } from "#app/pages/admin/customers/choices";
import { DetailsDialog } from "#app/pages/admin/customers/details-dialog";
import { MOST_SHOWN, SHOWN_PARAMETER, SHOWN_STEP } from "#app/pages/admin/customers/filters";
import { MessageTable } from "#app/pages/admin/customers/message-table";
import { Section } from "#app/pages/admin/customers/section";
import { messageView } from "#app/pages/admin/customers/views/message";
import type { RowPage } from "#app/platform/db/newest.server";
import { changed } from "#app/ui/office/data-table/address";
import { CHOOSE_DATES, countedAs } from "#app/ui/office/data-table/table-foot";
import { useFreshness } from "#app/ui/office/use-freshness";

export function MessageSection({ page, now }: { page: RowPage<InquiryRow> | null; now: Date }) {
  const isFresh = useFreshness(page?.rows.map(({ created_at }) => created_at) ?? []);
  const [opened, setOpened] = useState<InquiryRow | null>(null);
  const current = opened && (page?.rows.find(({ id }) => id === opened.id) ?? opened);
  return (
    <>
      <Section name="general" title="General Inquiries" icon={Mail} failure="Failed to load inquiries" page={page}>
        <MessageTable rows={page?.rows ?? []} now={now} isFresh={isFresh} onOpen={setOpened} />
        {page && (page.isMore || page.total > page.rows.length) && <More page={page} />}
      </Section>
      {current && (
        <DetailsDialog view={messageView(current)} onClose={() => setOpened(null)}>
          <ChoiceMenu section="general" id={current.id} field="category" value={current.category} options={CATEGORY_OPTIONS} person={current.name} />
        </DetailsDialog>
      )}
    </>
  );
}

function More({ page: { rows, total, isMore, isCut } }: { page: RowPage<InquiryRow> }) {
  const [address] = useSearchParams();
  return (
    <div className="table-foot">
      <output>{`Showing ${rows.length} of ${countedAs(total, isMore)} entries`}</output>
      {rows.length < MOST_SHOWN && !(isCut && rows.length === total) ? (
        <Link className="small-button" to={{ search: changed(address, { [SHOWN_PARAMETER]: String(rows.length + SHOWN_STEP) }) }} preventScrollReset replace>
          {`Show ${SHOWN_STEP} more`}
        </Link>
      ) : (
        <p>{CHOOSE_DATES}</p>
      )}
    </div>
  );
}
