import { useState } from "react";
import { useLocation } from "react-router";

/** Tells what came in since this view of a list was first shown, by the moments its rows came in. */
export function useFreshness(received: readonly Date[]): (moment: Date) => boolean {
  const view = useLocation().search;
  const newest = Math.max(0, ...received.map((moment) => moment.getTime()));
  const [first, setFirst] = useState({ view, newest });
  if (first.view !== view) setFirst({ view, newest });
  return (moment) => moment.getTime() > first.newest;
}
