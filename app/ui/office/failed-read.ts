import { gateOf } from "#app/ui/office/attempt";

/**
 * Whether the gate answered a read in the place of what was asked. The router hands its answer to loaders without a client part; one
 * with a client part learns only that its own result is missing.
 */
export function isRefusedByGate(error: unknown): boolean {
  return gateOf(error) !== null || (error instanceof Error && error.message.startsWith("No result found for routeId"));
}

/**
 * Loads the page that was asked for whole, which shows the gate; never resolves. A redirect of the router would wait for the modules of
 * a screen that was not open yet, and those are kept from whoever is signed out.
 */
export function goToGate(request: Request): Promise<never> {
  window.location.assign(request.url);
  return new Promise(() => {});
}

/** For a client loader: null when the connection was lost; refused by the gate, it goes there; other answers go on. */
export function onlyLostConnection(request: Request): (error: unknown) => null | Promise<never> {
  return (error) => {
    if (isRefusedByGate(error)) return goToGate(request);
    if (error instanceof TypeError) return null;
    throw error;
  };
}
