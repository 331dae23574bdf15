import { useLocation, useNavigation } from "react-router";

/** Whether this screen is being read again with other filters or another page. */
export function useIsReloading(): boolean {
  const { pathname } = useLocation();
  const { location } = useNavigation();
  return location?.pathname === pathname;
}
