import { useState } from "react";

/** Tells the rows that came in since the list was first shown. */
export function useFreshness(rows: readonly { createdAt: Date }[]): (row: { createdAt: Date }) => boolean {
  const [newestAtFirst] = useState(() => Math.max(0, ...rows.map(({ createdAt }) => createdAt.getTime())));
  return ({ createdAt }) => createdAt.getTime() > newestAtFirst;
}
