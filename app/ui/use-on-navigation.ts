import { useEffect } from "react";
import { useLocation } from "react-router";

/** Runs on navigation, but not on hydration, so that menus opened before hydration stay open. */
export function useOnNavigation(onLeave: () => void): void {
  const { key } = useLocation();
  // oxlint-disable-next-line react/exhaustive-deps -- only another place counts
  useEffect(() => onLeave, [key]);
}
