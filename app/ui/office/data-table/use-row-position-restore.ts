import { useEffect, type MouseEvent, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { findDraft, saveDraft } from "#app/platform/tab-draft";
import { findRowControl } from "#app/ui/office/data-table/use-focus-restore";

const LIST_POSITION_KEY = "left list";

/** A list that was left by a link of one of its rows. */
interface ListPosition {
  address: string;
  row: string;
  action: string | undefined;
  scrollTop: number;
}

/**
 * Restores scroll position and focus when the user returns to a list from the form or page of a row. A form passes the
 * row in the URL hash; for browser Back the position is read from session storage.
 */
export function useRowPositionRestore(area: RefObject<HTMLElement | null>) {
  const { pathname, search, hash, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const address = withoutSavedParam(pathname, search);

  useEffect(() => {
    const position = findDraft(LIST_POSITION_KEY) as ListPosition | null;
    const isSameList = position?.address === address;
    const rowId = /^#row-(.+)$/.exec(hash)?.[1] ?? (isBack && isSameList ? position.row : undefined);
    if (!rowId || !area.current) return;
    const row = [...area.current.querySelectorAll<HTMLElement>("[data-row]")].find(
      ({ dataset }) => dataset.row === rowId,
    );
    if (isSameList && position.row === rowId) window.scrollTo(0, position.scrollTop);
    if (row && !isInView(row)) row.scrollIntoView({ block: "center" });
    (findRowControl(row, isSameList ? position.action : "Edit") ?? area.current).focus({ preventScroll: true });
    // Remove the hash without the router, which would reload the list.
    if (hash) window.history.replaceState(window.history.state, "", `${pathname}${search}`);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each arrival
  }, [key]);

  return {
    onClickCapture({ target }: MouseEvent<HTMLElement>) {
      const link = (target as Element).closest<HTMLElement>("a[href]");
      const row = link?.closest<HTMLElement>("[data-row]")?.dataset.row;
      if (!row) return;
      saveDraft(LIST_POSITION_KEY, {
        address,
        row,
        action: link?.dataset.action,
        scrollTop: window.scrollY,
      } satisfies ListPosition);
    },
  };
}

/** The list's URL without the one-time `saved` parameter. */
function withoutSavedParam(pathname: string, search: string): string {
  const filters = new URLSearchParams(search);
  filters.delete("saved");
  return `${pathname}?${filters}`;
}

function isInView(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
