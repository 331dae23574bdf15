import { CircleAlert, Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { PASSWORD_MIN } from "#app/features/auth/rules";

interface PasswordFieldProps {
  name?: string;
  label?: string;
  /** A new one has rules, which are shown. */
  isNew?: boolean;
  error?: string;
  describedBy?: string;
}

/** A password that can be looked at while it is typed. */
export function PasswordField({
  name = "password",
  label = "Password",
  isNew = false,
  error,
  describedBy,
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  const [rules, problem] = [`${name}-rules`, `${name}-error`];
  const described = [isNew && rules, error && problem, describedBy].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <div className="input input-group">
        <input
          id={name}
          name={name}
          type={isShown ? "text" : "password"}
          autoComplete={isNew ? "new-password" : "current-password"}
          minLength={isNew ? PASSWORD_MIN : undefined}
          required
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
        />
        <button
          type="button"
          className="input-action"
          aria-pressed={isShown}
          aria-label={`Show ${label.toLowerCase()}`}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
        </button>
      </div>
      {isNew && (
        <small
          className="field-rules"
          id={rules}
        >{`At least ${PASSWORD_MIN} characters. A few words in a row are easy to keep in mind and hard to guess.`}</small>
      )}
      {error && (
        <p className="field-error" id={problem}>
          <CircleAlert aria-hidden />
          {error}
        </p>
      )}
    </div>
  );
}
