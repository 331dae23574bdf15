/** How many signals of the stream were heard, and up to which of them the frame of the office has been read. */
let heard = 0;
let read = 0;

export function noteSignal(): void {
  heard += 1;
}

/** Whether something came in that the frame does not show yet: then it is read even where only the view of a list changes. */
export function isFrameBehind(): boolean {
  return heard > read;
}

/** Reads the frame. A reading that another navigation has broken off is never shown, and does not count. */
export async function readFrame<T>(request: Request, reading: () => Promise<T>): Promise<T> {
  const upTo = heard;
  const data = await reading();
  if (!request.signal.aborted) read = Math.max(read, upTo);
  return data;
}
