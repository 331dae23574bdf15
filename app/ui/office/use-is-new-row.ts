import { useState } from "react";
import { useLocation } from "react-router";

/** Returns whether a row was created after this view of the list was first rendered. */
export function useIsNewRow(received: readonly Date[]): (moment: Date) => boolean {
  const view = useLocation().search;
  const newest = Math.max(0, ...received.map((moment) => moment.getTime()));
  const [first, setFirst] = useState({ view, newest });
  if (first.view !== view) setFirst({ view, newest });
  return (moment) => moment.getTime() > first.newest;
}
