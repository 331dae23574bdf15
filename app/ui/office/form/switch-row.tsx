import type { ReactNode } from "react";

interface SwitchRowProps {
  name: string;
  label: string;
  /** What it means to be on. */
  hint?: ReactNode;
  isOn: boolean;
  onChange: (isOn: boolean) => void;
}

/** Something of the form that is on or off. It is saved with the form, and works before scripts. */
export function SwitchRow({ name, label, hint, isOn, onChange }: SwitchRowProps) {
  const hintId = `${name}-hint`;
  return (
    <div className="switch-row">
      <div>
        <label htmlFor={name}>{label}</label>
        {hint && <p id={hintId}>{hint}</p>}
      </div>
      <input
        type="checkbox"
        role="switch"
        id={name}
        name={name}
        className="switch"
        aria-checked={isOn}
        aria-describedby={hint ? hintId : undefined}
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  );
}
