import { useEffect, useRef } from "react";
import { CopyButton } from "#app/ui/office/copy-button";

/** The codes for a day without the phone, seen this once. */
export function BackupCodes({ codes, onDismiss }: { codes: readonly string[]; onDismiss: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="backup-codes">
      <h3 ref={heading} tabIndex={-1}>
        Keep these backup codes
      </h3>
      <p>
        Each gets you in once when your phone is not at hand. They are not shown again: copy them to a safe place now.
      </p>
      <ol>
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ol>
      <div className="two-factor-actions">
        <CopyButton text={codes.join("\n")} label="Copy codes" />
        <button type="button" className="small-button" onClick={onDismiss}>
          I have kept them
        </button>
      </div>
    </div>
  );
}
