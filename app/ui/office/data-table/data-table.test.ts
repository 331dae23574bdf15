import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { DataTable } from "#app/ui/office/data-table/data-table";
import { NARROW_SEARCH_HINT } from "#app/ui/office/data-table/table-footer";

const drawn = (paged: { total: number; isMore: boolean; isTruncated: boolean; page: number; pages: number }) =>
  renderToStaticMarkup(
    createElement(
      createRoutesStub([
        {
          path: "/",
          Component: () =>
            createElement(DataTable, {
              caption: "Places",
              columns: [],
              rows: [],
              paged,
              nameOf: () => "",
              fixedSize: 8,
            }),
        },
      ]),
      { initialEntries: ["/"] },
    ),
  );

it("says on its last page what leads to entries that no page shows", () => {
  const cut = { total: 16, isMore: true, isTruncated: true, page: 2, pages: 2 };
  expect(drawn(cut)).toContain(NARROW_SEARCH_HINT);
  expect(drawn({ ...cut, page: 1 })).not.toContain(NARROW_SEARCH_HINT);
  expect(drawn({ ...cut, isTruncated: false })).not.toContain(NARROW_SEARCH_HINT);
});
