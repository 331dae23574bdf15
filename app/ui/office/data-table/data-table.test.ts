import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, it } from "vitest";
import { DataTable } from "#app/ui/office/data-table/data-table";
import { SEARCH_CLOSER } from "#app/ui/office/data-table/table-foot";

const drawn = (paged: { total: number; isMore: boolean; isCut: boolean; page: number; pages: number }) =>
  renderToStaticMarkup(
    createElement(createRoutesStub([{ path: "/", Component: () => createElement(DataTable, { caption: "Places", columns: [], rows: [], paged, nameOf: () => "", fixedSize: 8 }) }]), { initialEntries: ["/"] }),
  );

it("says on its last page what leads to entries that no page shows", () => {
  const cut = { total: 16, isMore: true, isCut: true, page: 2, pages: 2 };
  expect(drawn(cut)).toContain(SEARCH_CLOSER);
  expect(drawn({ ...cut, page: 1 })).not.toContain(SEARCH_CLOSER);
  expect(drawn({ ...cut, isCut: false })).not.toContain(SEARCH_CLOSER);
});
