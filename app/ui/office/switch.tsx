import type { ButtonHTMLAttributes } from "react";
import { useFetcher } from "react-router";

interface SwitchProps extends Omit<
  ButtonHTMLAttributes<HTMLButtonElement>,
  "role" | "aria-checked" | "aria-label" | "className" | "children"
> {
  /** What is on or off, and of what: "Available: Land Cruiser". */
  label: string;
  isOn: boolean;
}

/** On or off at once. In a form, with type="submit" and a name and value, it works before scripts too. */
export function Switch({ label, isOn, ...button }: SwitchProps) {
  return <button type="button" {...button} role="switch" aria-checked={isOn} aria-label={label} className="switch" />;
}

interface RowSwitchProps {
  /** What the route's action is asked to do, with which row. */
  intent: string;
  row: { name: string; value: string };
  /** The field that is on or off. */
  field: string;
  isOn: boolean;
  label: string;
  title?: string;
  isDisabled?: boolean;
}

/** Switch in a table row. Optimistic: reverts if the server refuses. Works without JavaScript. */
export function RowSwitch({ intent, row, field, isOn: isStoredOn, label, title, isDisabled }: RowSwitchProps) {
  const fetcher = useFetcher({ key: `${intent}-${row.value}` });
  const isOn = fetcher.formData ? fetcher.formData.get(field) === "true" : isStoredOn;
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name={row.name} value={row.value} />
      <Switch
        type="submit"
        name={field}
        value={String(!isOn)}
        isOn={isOn}
        label={label}
        title={title}
        disabled={isDisabled}
        data-action={intent}
      />
    </fetcher.Form>
  );
}
