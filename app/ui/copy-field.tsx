import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";

const COPIED_MS = 2_000;

interface CopyFieldProps {
  label: string;
  value: string;
  copyLabel: string;
  copiedLabel: string;
  /** As buttons look where it stands. */
  buttonClass?: string;
}

/** An address to copy, by the button or by hand. */
export function CopyField({
  label,
  value,
  copyLabel,
  copiedLabel,
  buttonClass = "btn btn-small btn-secondary",
}: CopyFieldProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <div className="copy-field form-field">
      <input
        className="input"
        readOnly
        dir="ltr"
        aria-label={label}
        value={value}
        onFocus={(event) => event.target.select()}
      />
      <button
        type="button"
        className={buttonClass}
        onClick={() => void navigator.clipboard.writeText(value).then(() => setCopied(true))}
      >
        {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
        <span aria-live="polite">{isCopied ? copiedLabel : copyLabel}</span>
      </button>
    </div>
  );
}
