import { useFetcher } from "react-router";

interface RowSwitchProps {
  /** What the route's action is asked to do, with which row. */
  intent: string;
  row: { name: string; value: string };
  /** The field that is on or off. */
  field: string;
  isOn: boolean;
  /** What is on or off, and of what: "Available: Land Cruiser". */
  label: string;
  title?: string;
  isDisabled?: boolean;
}

/** On or off at once, in a row of a list. It turns when it is pressed, and back again if the server says no; it works before scripts. */
export function RowSwitch({ intent, row, field, isOn: isStoredOn, label, title, isDisabled }: RowSwitchProps) {
  const fetcher = useFetcher({ key: `${intent}-${row.value}` });
  const isOn = fetcher.formData ? fetcher.formData.get(field) === "true" : isStoredOn;
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name={row.name} value={row.value} />
      <button
        type="submit"
        name={field}
        value={String(!isOn)}
        role="switch"
        aria-checked={isOn}
        aria-label={label}
        className="switch"
        title={title}
        disabled={isDisabled}
        data-action={intent}
      />
    </fetcher.Form>
  );
}
