import { useEffect } from "react";

let openCalendars = 0;

/** Whether a screen is open that shows days of units: only then is what the calendar announces worth a read. */
export const isCalendarOpen = () => openCalendars > 0;

/** For screens that show days: they are read anew when a listing's days change. */
export function useCalendarUpdates(): void {
  useEffect(() => {
    openCalendars++;
    return () => {
      openCalendars--;
    };
  }, []);
}
