import { useFetchers, useSubmit } from "react-router";

/** Deletes a row of this screen once somebody has said yes. The row stays, marked as leaving, until it is gone for certain. */
export function useAskedDelete(question: string) {
  const submit = useSubmit();
  const underWay = useFetchers().filter(({ formData }) => formData?.get("intent") === "delete");
  const leaving = new Set(underWay.map(({ formData }) => formData?.get("id")).filter((id) => typeof id === "string"));
  function askAndDelete(id: string) {
    if (leaving.has(id) || !window.confirm(question)) return;
    void submit({ intent: "delete", id }, { method: "post", navigate: false, fetcherKey: `delete-${id}` });
  }
  return { leaving, askAndDelete };
}
