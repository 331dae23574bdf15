/** The code of the second step: six digits of an app, or one of the backup codes. */
export function CodeField({
  id = "code",
  label = "Code",
  describedBy,
  isInvalid,
}: {
  id?: string;
  label?: string;
  describedBy?: string;
  isInvalid?: boolean;
}) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input
        className="input code-input"
        id={id}
        name="code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={20}
        required
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
      />
    </div>
  );
}
