import { useEffect, type MouseEvent, type RefObject } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router";
import { findDraft, saveDraft } from "#app/platform/tab-draft";
import { controlIn } from "#app/ui/office/data-table/use-kept-focus";

const LEFT_LIST = "left list";

/** A list that was left by a link of one of its rows. */
interface LeftList {
  address: string;
  row: string;
  action: string | undefined;
  scrolled: number;
}

/**
 * Whoever comes back to a list from the form or the page of a row finds it as it was left: as far down, with the focus on that row. A
 * form names the row behind the address of its list; the browser's own Back goes by what the tab remembers.
 */
export function useReturnToRow(area: RefObject<HTMLElement | null>) {
  const { pathname, search, hash, key } = useLocation();
  const isBack = useNavigationType() === NavigationType.Pop;
  const address = withoutNews(pathname, search);

  useEffect(() => {
    const left = findDraft(LEFT_LIST) as LeftList | null;
    const isHere = left?.address === address;
    const named = /^#row-(.+)$/.exec(hash)?.[1] ?? (isBack && isHere ? left.row : undefined);
    if (!named || !area.current) return;
    const row = [...area.current.querySelectorAll<HTMLElement>("[data-row]")].find(({ dataset }) => dataset.row === named);
    if (isHere && left.row === named) window.scrollTo(0, left.scrolled);
    if (row && !isInView(row)) row.scrollIntoView({ block: "center" });
    (controlIn(row, isHere ? left.action : "Edit") ?? area.current).focus({ preventScroll: true });
    // The address of the list is the same again; the router would read it anew.
    if (hash) window.history.replaceState(window.history.state, "", `${pathname}${search}`);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each arrival
  }, [key]);

  return {
    onClickCapture({ target }: MouseEvent<HTMLElement>) {
      const link = (target as Element).closest<HTMLElement>("a[href]");
      const row = link?.closest<HTMLElement>("[data-row]")?.dataset.row;
      if (!row) return;
      saveDraft(LEFT_LIST, { address, row, action: link?.dataset.action, scrolled: window.scrollY } satisfies LeftList);
    },
  };
}

/** The address of a list without what a form has added to be said once. */
function withoutNews(pathname: string, search: string): string {
  const filters = new URLSearchParams(search);
  filters.delete("saved");
  return `${pathname}?${filters}`;
}

function isInView(row: HTMLElement): boolean {
  const { top, bottom } = row.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight;
}
