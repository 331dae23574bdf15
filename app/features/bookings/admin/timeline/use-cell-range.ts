import { useState, type PointerEvent } from "react";
import type { CellRange } from "#app/features/bookings/admin/timeline/free-cells";

interface Options {
  /** How many the window has. */
  days: number;
  isTaken: (row: string, day: number) => boolean;
}

/** Free days of one unit that are chosen, by keys or by drawing over them. */
export function useCellRange({ days, isTaken }: Options) {
  const [range, setRange] = useState<CellRange | null>(null);
  const isFree = (row: string, one: number, other: number) => {
    for (let day = Math.min(one, other); day <= Math.max(one, other); day++) if (isTaken(row, day)) return false;
    return true;
  };

  /** As far as a day, from where it was begun. False where something stands in between. */
  function extend(from: { row: string; day: number }, day: number): boolean {
    const anchor = range?.unit === from.row ? range.anchor : from.day;
    if (day < 0 || day >= days || isTaken(from.row, from.day) || !isFree(from.row, anchor, day)) return false;
    setRange({ unit: from.row, anchor, head: day, isOpen: true });
    return true;
  }

  /** Begins on a track. The day it begins with; null where nothing is begun. */
  function press(event: PointerEvent<HTMLElement>, row: string): number | null {
    if (event.target !== event.currentTarget || event.button !== 0) return null;
    const track = event.currentTarget;
    const box = track.getBoundingClientRect();
    const isRtl = getComputedStyle(track).direction === "rtl";
    const dayAt = (x: number) => Math.floor(((isRtl ? box.right - x : x - box.left) / box.width) * days);
    const anchor = dayAt(event.clientX);
    if (isTaken(row, anchor)) return null;
    setRange({ unit: row, anchor, head: anchor, isOpen: false });
    const follow = (next: globalThis.PointerEvent) => {
      const head = Math.min(days - 1, Math.max(0, dayAt(next.clientX)));
      if (isFree(row, anchor, head)) setRange({ unit: row, anchor, head, isOpen: false });
    };
    const end = () => {
      globalThis.removeEventListener("pointermove", follow);
      setRange((chosen) => chosen && { ...chosen, isOpen: true });
    };
    globalThis.addEventListener("pointermove", follow);
    globalThis.addEventListener("pointerup", end, { once: true });
    return anchor;
  }

  return { range, setRange, extend, press };
}
