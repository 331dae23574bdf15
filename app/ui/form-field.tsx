import { CircleAlert } from "lucide-react";
import { useId, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from "react";

interface FieldFrame {
  /** When others must find it, as a list of what is wrong does. */
  id?: string;
  name: string;
  label: string;
  /** What is wrong with it, in words. */
  error?: string;
  /** What helps to fill it in. */
  hint?: string;
  icon?: ReactNode;
}

interface ControlProps {
  id: string;
  name: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** Label, control, hint and error, linked by ARIA attributes. */
export function FieldFrame({
  id: givenId,
  name,
  label,
  error,
  hint,
  icon,
  required,
  className = "",
  children,
}: FieldFrame & { required?: boolean; className?: string; children: (control: ControlProps) => ReactNode }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const described = [error && errorId, hint && hintId].filter(Boolean).join(" ");
  return (
    <div className="form-field">
      <label htmlFor={id}>
        {label} {required && <i aria-hidden>*</i>}
      </label>
      <div className={`form-control ${className}`}>
        {icon}
        {children({ id, name, "aria-invalid": error ? true : undefined, "aria-describedby": described || undefined })}
      </div>
      {hint && (
        <p className="form-hint" id={hintId}>
          {hint}
        </p>
      )}
      {error && (
        <p className="form-error" id={errorId}>
          <CircleAlert aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({
  id,
  name,
  label,
  error,
  hint,
  icon,
  ...input
}: FieldFrame & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <FieldFrame id={id} name={name} label={label} error={error} hint={hint} icon={icon} required={input.required}>
      {(control) => <input {...control} {...input} />}
    </FieldFrame>
  );
}

export function TextArea({
  id,
  name,
  label,
  error,
  hint,
  ...input
}: FieldFrame & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <FieldFrame id={id} name={name} label={label} error={error} hint={hint} required={input.required}>
      {(control) => <textarea {...control} {...input} />}
    </FieldFrame>
  );
}
