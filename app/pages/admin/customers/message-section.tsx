import { Mail } from "lucide-react";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { InquiryRow } from "#app/features/inquiries/queries.server";
import { ChoiceMenu } from "#app/pages/admin/customers/choice-menu";
import { CATEGORY_OPTIONS } from "#app/pages/admin/customers/options";
import { DetailsDialog } from "#app/pages/admin/customers/details-dialog";
import { MAX_SHOWN, SHOWN_PARAMETER, SHOWN_STEP } from "#app/pages/admin/customers/filters";
import { MessageTable } from "#app/pages/admin/customers/message-table";
import { Section } from "#app/pages/admin/customers/section";
import { messageView } from "#app/pages/admin/customers/views/message";
import type { RowPage } from "#app/platform/db/paginated-list.server";
import { withParams } from "#app/ui/office/data-table/view-params";
import { NARROW_DATES_HINT, formatBoundedCount } from "#app/ui/office/data-table/table-footer";
import { useIsNewRow } from "#app/ui/office/use-is-new-row";

export function MessageSection({ page, now }: { page: RowPage<InquiryRow> | null; now: Date }) {
  const isNewRow = useIsNewRow(page?.rows.map(({ created_at }) => created_at) ?? []);
  const [opened, setOpened] = useState<InquiryRow | null>(null);
  const current = opened && (page?.rows.find(({ id }) => id === opened.id) ?? opened);
  return (
    <>
      <Section name="general" title="General Inquiries" icon={Mail} failure="Failed to load inquiries" page={page}>
        <MessageTable rows={page?.rows ?? []} now={now} isNewRow={isNewRow} onOpen={setOpened} />
        {page && (page.isMore || page.total > page.rows.length) && <ShowMoreFooter page={page} />}
      </Section>
      {current && (
        <DetailsDialog view={messageView(current)} onClose={() => setOpened(null)}>
          <ChoiceMenu
            section="general"
            id={current.id}
            field="category"
            value={current.category}
            options={CATEGORY_OPTIONS}
            person={current.name}
          />
        </DetailsDialog>
      )}
    </>
  );
}

function ShowMoreFooter({ page: { rows, total, isMore, isTruncated } }: { page: RowPage<InquiryRow> }) {
  const [searchParams] = useSearchParams();
  return (
    <div className="table-foot">
      <output>{`Showing ${rows.length} of ${formatBoundedCount(total, isMore)} entries`}</output>
      {rows.length < MAX_SHOWN && !(isTruncated && rows.length === total) ? (
        <Link
          className="small-button"
          to={{ search: withParams(searchParams, { [SHOWN_PARAMETER]: String(rows.length + SHOWN_STEP) }) }}
          preventScrollReset
          replace
        >
          {`Show ${SHOWN_STEP} more`}
        </Link>
      ) : (
        <p>{NARROW_DATES_HINT}</p>
      )}
    </div>
  );
}
