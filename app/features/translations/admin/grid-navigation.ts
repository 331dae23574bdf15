import type { KeyboardEvent } from "react";

/** What can have the focus in a grid carries `data-grid-item`; one of them takes part in the tab order. */
const ITEM = "[data-grid-item]";

/** Moves the focus through a grid as its arrows, Home and End say. What is hidden on a narrow screen is passed over. */
export function moveGridFocus(event: KeyboardEvent<HTMLElement>): void {
  const item = (event.target as Element).closest<HTMLElement>(ITEM);
  // In an editor the keys belong to the text.
  if (!item || event.target !== item || event.altKey || event.metaKey) return;
  const rows = [...event.currentTarget.querySelectorAll("tbody tr")].map(itemsOf).filter((items) => items.length > 0);
  const at = rows.findIndex((items) => items.includes(item));
  const target = targetOf(event, rows, at, rows[at]?.indexOf(item) ?? -1);
  if (!target) return;
  event.preventDefault();
  target.focus();
}

function targetOf(
  { key, ctrlKey }: KeyboardEvent,
  rows: HTMLElement[][],
  row: number,
  column: number,
): HTMLElement | undefined {
  const last = (items: HTMLElement[] | undefined) => items?.at(-1);
  switch (key) {
    case "ArrowRight":
      return rows[row]?.[column + 1];
    case "ArrowLeft":
      return rows[row]?.[column - 1];
    case "ArrowDown":
      return rows[row + 1]?.[column];
    case "ArrowUp":
      return rows[row - 1]?.[column];
    case "Home":
      return ctrlKey ? rows[0]?.[0] : rows[row]?.[0];
    case "End":
      return last(ctrlKey ? rows.at(-1) : rows[row]);
    default:
      return undefined;
  }
}

function itemsOf(row: Element): HTMLElement[] {
  return [...row.querySelectorAll<HTMLElement>(ITEM)].filter((item) => item.checkVisibility());
}
