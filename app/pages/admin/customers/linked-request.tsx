import { useEffect } from "react";
import { useFetcher, useSearchParams } from "react-router";
import { CUSTOMERS_PATH } from "#app/pages/admin/customers/choice-menu";
import { DetailsDialog } from "#app/pages/admin/customers/details-dialog";
import { REQUEST_PARAMETER } from "#app/pages/admin/customers/filters";
import type { RequestView } from "#app/pages/admin/customers/view";

/** The request that the address names, as after following the link of a message. Closing it leaves the list. */
export function LinkedRequestDialog({ view }: { view: RequestView | null }) {
  const [searchParams, setSearchParams] = useSearchParams();
  const fetcher = useFetcher({ key: "read-opened" });
  const { submit } = fetcher;
  const messageId = view?.section === "general" ? view.id : null;
  // Opened, a message counts as read.
  useEffect(() => {
    if (messageId)
      void submit(
        { kind: "general", intent: "read", id: messageId, read: "true" },
        { method: "post", action: CUSTOMERS_PATH },
      );
  }, [messageId, submit]);
  if (!searchParams.has(REQUEST_PARAMETER)) return null;
  if (!view) {
    return (
      <p className="error-box" role="alert">
        The request that the link leads to is not there.
      </p>
    );
  }
  function close() {
    const rest = new URLSearchParams(searchParams);
    rest.delete(REQUEST_PARAMETER);
    setSearchParams(rest, { replace: true, preventScrollReset: true });
  }
  return <DetailsDialog view={view} onClose={close} />;
}
