import type { LucideIcon } from "lucide-react";
import { useState } from "react";
import { DetailsDialog } from "#app/pages/admin/customers/details-dialog";
import { pageParameter, type SectionName } from "#app/pages/admin/customers/filters";
import { RequestTable } from "#app/pages/admin/customers/request-table";
import { Section } from "#app/pages/admin/customers/section";
import type { RequestView } from "#app/pages/admin/customers/view";
import type { RowPage } from "#app/platform/db/paginated-list.server";
import { TableFooter } from "#app/ui/office/data-table/table-footer";
import { useIsNewRow } from "#app/ui/office/use-is-new-row";

interface RequestRow {
  id: string;
  created_at: Date;
}

interface RequestSectionProps<Row extends RequestRow> {
  name: SectionName;
  title: string;
  icon: LucideIcon;
  names: { person: string; listing: string };
  failure: string;
  page: RowPage<Row> | null;
  now: Date;
  viewOf: (row: Row) => RequestView;
}

export function RequestSection<Row extends RequestRow>({
  page,
  now,
  viewOf,
  names,
  ...section
}: RequestSectionProps<Row>) {
  const isNewRow = useIsNewRow(page?.rows.map(({ created_at }) => created_at) ?? []);
  const [opened, setOpened] = useState<RequestView | null>(null);
  const views = page?.rows.map(viewOf) ?? [];
  return (
    <>
      <Section {...section} page={page}>
        <RequestTable
          caption={section.title}
          names={names}
          views={views}
          now={now}
          isNewRow={isNewRow}
          onOpen={setOpened}
        />
        {page && (
          <TableFooter
            shown={page.rows.length}
            total={page.total}
            isMore={page.isMore}
            isTruncated={page.isTruncated}
            page={page.page}
            pages={page.pages}
            parameter={pageParameter(section.name)}
            label={`Pages of ${section.title}`}
          />
        )}
      </Section>
      {opened && (
        <DetailsDialog view={views.find(({ id }) => id === opened.id) ?? opened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}
