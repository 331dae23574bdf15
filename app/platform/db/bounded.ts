/** What waits for somebody is counted this far: at a thousand nobody needs to know how many more there are, and counting takes its time. */
export const MOST_WAITING = 1_000;
/** What there is in all is counted this far. */
export const MOST_STORED = 10_001;

/** A count that went no further than `most`: "999+" when it got there. */
export function countText(counted: number, most = MOST_WAITING): string {
  return counted >= most ? `${(most - 1).toLocaleString("en")}+` : counted.toLocaleString("en");
}
