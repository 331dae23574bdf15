import { useEffect, useRef, type FocusEvent, type RefObject } from "react";

interface FocusedRow {
  id: string;
  /** Its place among the rows. */
  index: number;
  /** Which of a row's actions. */
  action: string | undefined;
}

/** The control of `action` in a row, or its last visible control. */
export function findRowControl(row: HTMLElement | undefined, action: string | undefined): HTMLElement | undefined {
  const controls = [...(row?.querySelectorAll<HTMLElement>("a, button") ?? [])].filter((control) =>
    control.checkVisibility(),
  );
  return controls.find((control) => control.dataset.action === action) ?? controls.at(-1);
}

/**
 * Restores the focus when the focused row is removed: to the row that took its place, or to the table if there is none.
 */
export function useFocusRestore(area: RefObject<HTMLElement | null>) {
  const focusedRow = useRef<FocusedRow | null>(null);

  useEffect(() => {
    if (!focusedRow.current || document.activeElement !== document.body) return;
    const { id, index, action } = focusedRow.current;
    focusedRow.current = null;
    const rows = [...(area.current?.querySelectorAll<HTMLElement>("[data-row]") ?? [])];
    const row = rows.find((candidate) => candidate.dataset.row === id) ?? rows[Math.min(index, rows.length - 1)];
    (findRowControl(row, action) ?? area.current)?.focus();
  });

  return {
    onFocus({ target }: FocusEvent<HTMLElement>) {
      const row = target.closest<HTMLElement>("[data-row]");
      if (!row?.dataset.row) return;
      const rows = [...(row.parentElement?.children ?? [])];
      focusedRow.current = {
        id: row.dataset.row,
        index: rows.indexOf(row),
        action: target.closest<HTMLElement>("[data-action]")?.dataset.action,
      };
    },
    onBlur({ target }: FocusEvent<HTMLElement>) {
      // If the window lost the focus (to a confirm dialog, for example), the row is still the active element.
      if (document.activeElement !== target) focusedRow.current = null;
    },
  };
}
