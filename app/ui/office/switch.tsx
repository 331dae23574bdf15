import type { ButtonHTMLAttributes } from "react";

interface SwitchProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, "role" | "aria-checked" | "aria-label" | "className" | "children"> {
  /** What is on or off, and of what: "Available, Land Cruiser". */
  label: string;
  isOn: boolean;
}

/** On or off at once. In a form, with type="submit" and a name and value, it works before scripts too. */
export function Switch({ label, isOn, ...button }: SwitchProps) {
  return <button type="button" {...button} role="switch" aria-checked={isOn} aria-label={label} className="switch" />;
}
