import { useLayoutEffect, useState } from "react";

/**
 * A fetcher's answer as state of the component. The router keeps it outside React's state: a render that React drops,
 * since the update that asked for it changed nothing, may have seen a new answer already, and effects that depend on it
 * then never run.
 */
export function useFetcherData<Data>({ data }: { data: Data | undefined }): Data | undefined {
  const [answer, setAnswer] = useState(data);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- without dependencies: these, too, may have been seen
  useLayoutEffect(() => setAnswer(data));
  return answer;
}
