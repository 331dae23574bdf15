import { useContext } from "react";
import { UNSAFE_DataRouterContext as DataRouterContext, type Location } from "react-router";

/**
 * Where the router is going at this moment. React Router 8.4 tells components so after they have rendered, and may have
 * given up before: what it says itself is asked for instead. tests/e2e/office-outage.spec.ts breaks off the code of
 * screens.
 */
export function usePendingLocation(): () => Location | undefined {
  const router = useContext(DataRouterContext)?.router;
  return () => router?.state.navigation.location;
}
