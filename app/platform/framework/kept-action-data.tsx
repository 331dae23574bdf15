import { useContext, useMemo, useState, type ReactNode } from "react";
import { UNSAFE_DataRouterDataContext as DataRouterDataContext, useLocation } from "react-router";

/**
 * What an action answered, until somebody goes elsewhere or sends again. React Router 8.4 drops it as soon as the data
 * of the page is read anew: a refused form of the office or of a guest lost its errors when something came in.
 */
export function KeptActionData({ children }: { children: ReactNode }) {
  const data = useContext(DataRouterDataContext);
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, actionData: data?.actionData });
  const isNew = Boolean(data?.actionData) && data?.actionData !== kept.actionData;
  if (isNew || kept.key !== key) setKept({ key, actionData: data?.actionData });
  const actionData = data?.actionData ?? (kept.key === key ? kept.actionData : null) ?? null;
  const value = useMemo(() => data && { ...data, actionData }, [data, actionData]);
  return <DataRouterDataContext.Provider value={value}>{children}</DataRouterDataContext.Provider>;
}
