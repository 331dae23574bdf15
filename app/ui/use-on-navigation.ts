import { useEffect } from "react";
import { useLocation } from "react-router";

/** On the way to another page. Not when the page comes alive: what a visitor has opened by then stays open. */
export function useOnNavigation(leave: () => void): void {
  const { key } = useLocation();
  // oxlint-disable-next-line react/exhaustive-deps -- only another place counts
  useEffect(() => leave, [key]);
}
