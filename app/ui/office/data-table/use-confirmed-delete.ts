import { useFetchers, useSubmit } from "react-router";

/** Deletes a row after confirmation. The row stays, marked as deleting, until the server has confirmed. */
export function useConfirmedDelete(question: string) {
  const submit = useSubmit();
  const pendingDeletes = useFetchers().filter(({ formData }) => formData?.get("intent") === "delete");
  const deletingIds = new Set(
    pendingDeletes.map(({ formData }) => formData?.get("id")).filter((id) => typeof id === "string"),
  );
  function confirmAndDelete(id: string) {
    if (deletingIds.has(id) || !window.confirm(question)) return;
    void submit({ intent: "delete", id }, { method: "post", navigate: false, fetcherKey: `delete-${id}` });
  }
  return { deletingIds, confirmAndDelete };
}
