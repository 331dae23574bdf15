import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** What a control needs to be tied to its label and its error. */
export interface ControlProps {
  id: string;
  name: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** A label, a control and, when something is wrong, the reason. The control's id is its name. */
export function Field(props: {
  name: string;
  label: string;
  hint?: ReactNode;
  isRequired?: boolean;
  error: string | undefined;
  children: (control: ControlProps) => ReactNode;
}) {
  const { name, label, hint, isRequired, error } = props;
  const errorId = `${name}-error`;
  return (
    <div className="field">
      <div className="field-head">
        <label htmlFor={name} data-required={isRequired || undefined}>
          {label}
        </label>
        {hint && <small>{hint}</small>}
      </div>
      {props.children({
        id: name,
        name,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": error ? errorId : undefined,
      })}
      <FieldError id={errorId} error={error} />
    </div>
  );
}

export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  if (!error) return null;
  return (
    <p className="field-error" id={id}>
      <CircleAlert aria-hidden />
      {error}
    </p>
  );
}
