import { useFetcher } from "react-router";
import type { OfficeProperty } from "#app/features/properties/queries.server";
import { Switch } from "#app/ui/office/switch";

/** Whether visitors see the property. It turns at once, and back again if the server says no. */
export function PublishedSwitch({ property: { id, title, published } }: { property: OfficeProperty }) {
  const fetcher = useFetcher({ key: `published-${id}` });
  const isOn = fetcher.formData ? fetcher.formData.get("published") === "true" : published;
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="publish" />
      <input type="hidden" name="id" value={id} />
      <Switch type="submit" name="published" value={String(!isOn)} isOn={isOn} label={`Published: ${title}`} data-action="published" />
    </fetcher.Form>
  );
}
