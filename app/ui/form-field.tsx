import { CircleAlert } from "lucide-react";
import { useId, type InputHTMLAttributes, type ReactNode, type TextareaHTMLAttributes } from "react";

interface FieldFrame {
  name: string;
  label: string;
  /** What is wrong with it, in words. */
  error?: string;
  icon?: ReactNode;
}

interface ControlProps {
  id: string;
  name: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

/** Label above, message below, joined for those who cannot see that. */
export function FieldFrame({
  name,
  label,
  error,
  icon,
  required,
  className = "",
  children,
}: FieldFrame & { required?: boolean; className?: string; children: (control: ControlProps) => ReactNode }) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <div className="form-field">
      <label htmlFor={id}>
        {label} {required && <i aria-hidden>*</i>}
      </label>
      <div className={`form-control ${className}`}>
        {icon}
        {children({ id, name, "aria-invalid": error ? true : undefined, "aria-describedby": error ? errorId : undefined })}
      </div>
      {error && (
        <p className="form-error" id={errorId}>
          <CircleAlert aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}

export function TextField({ name, label, error, icon, ...input }: FieldFrame & InputHTMLAttributes<HTMLInputElement>) {
  return (
    <FieldFrame name={name} label={label} error={error} icon={icon} required={input.required}>
      {(control) => <input {...control} {...input} />}
    </FieldFrame>
  );
}

export function TextArea({ name, label, error, ...input }: FieldFrame & TextareaHTMLAttributes<HTMLTextAreaElement>) {
  return (
    <FieldFrame name={name} label={label} error={error} required={input.required}>
      {(control) => <textarea {...control} {...input} />}
    </FieldFrame>
  );
}
