import { useState } from "react";

/**
 * The loader data of the record the address names. While the next record of the same screen opens, a fetcher that
 * revalidates brings that one's data before its address: what is shown and posted would belong to two records.
 */
export function useOwnData<T>(id: string, data: T, idOf: (data: T) => string): T {
  const [own, setOwn] = useState(data);
  const isOwn = idOf(data) === id;
  if (isOwn && own !== data) setOwn(data);
  return isOwn ? data : own;
}
