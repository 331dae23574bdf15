import { useEffect, useRef, type FocusEvent, type RefObject } from "react";

interface Held {
  id: string;
  /** Its place among the rows. */
  at: number;
  /** Which of a row's actions. */
  action: string | undefined;
}

/** What can have the focus in a row: the action itself, or the last one where that is not shown. */
export function controlIn(row: HTMLElement | undefined, action: string | undefined): HTMLElement | undefined {
  const controls = [...(row?.querySelectorAll<HTMLElement>("a, button") ?? [])].filter((control) => control.checkVisibility());
  return controls.find((control) => control.dataset.action === action) ?? controls.at(-1);
}

/**
 * A row that disappears under somebody's fingers takes the focus with it. It goes to the row that moved up into its place, and to the
 * table or list itself when there is none.
 */
export function useKeptFocus(area: RefObject<HTMLElement | null>) {
  const held = useRef<Held | null>(null);

  useEffect(() => {
    if (!held.current || document.activeElement !== document.body) return;
    const { id, at, action } = held.current;
    held.current = null;
    const rows = [...(area.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
    const row = rows.find((candidate) => candidate.dataset.row === id) ?? rows[Math.min(at, rows.length - 1)];
    (controlIn(row, action) ?? area.current)?.focus();
  });

  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const row = target.closest<HTMLElement>("[data-row]");
      if (!row) return;
      const rows = [...row.parentElement!.children];
      held.current = { id: row.dataset.row!, at: rows.indexOf(row), action: target.closest<HTMLElement>("[data-action]")?.dataset.action };
    },
    onBlur({ target }: FocusEvent<HTMLElement>) {
      // The window itself can lose the focus, to a question for example: the row still has it then.
      if (document.activeElement !== target) held.current = null;
    },
  };
}
