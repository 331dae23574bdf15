/** Number of stream events received, and the number at the last load of the admin layout. */
let eventCount = 0;
let loadedUpTo = 0;

export function markLayoutStale(): void {
  eventCount += 1;
}

/** Whether events arrived since the layout was loaded: then it is revalidated even on a list view change. */
export function isLayoutStale(): boolean {
  return eventCount > loadedUpTo;
}

/** Loads the layout. A load aborted by another navigation does not count. */
export async function loadLayout<T>(request: Request, reading: () => Promise<T>): Promise<T> {
  const upTo = eventCount;
  const data = await reading();
  if (!request.signal.aborted) loadedUpTo = Math.max(loadedUpTo, upTo);
  return data;
}
