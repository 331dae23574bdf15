import { useFetcher } from "react-router";
import type { OfficeVehicle } from "#app/features/transportation/queries.server";
import { Switch } from "#app/ui/office/switch";

/** Whether visitors are offered the vehicle. It turns at once, and back again if the server says no. */
export function AvailableSwitch({ vehicle: { id, name, available } }: { vehicle: OfficeVehicle }) {
  const fetcher = useFetcher({ key: `available-${id}` });
  const isOn = fetcher.formData ? fetcher.formData.get("available") === "true" : available;
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="available" />
      <input type="hidden" name="id" value={id} />
      <Switch type="submit" name="available" value={String(!isOn)} isOn={isOn} label={`Available: ${name}`} data-action="available" />
    </fetcher.Form>
  );
}
