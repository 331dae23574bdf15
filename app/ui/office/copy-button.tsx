import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";

const FEEDBACK_MS = 2_000;

/** Shows the result on the button: a toast would be hidden behind the dialog. */
export function CopyButton({ text, label = "Copy" }: { text: string; label?: string }) {
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(null), FEEDBACK_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("failed");
    }
  }

  const statusText = outcome === "copied" ? "Copied" : outcome === "failed" ? "Could not copy" : "";
  return (
    <>
      <button type="button" className="button button-secondary" onClick={copy}>
        {outcome === "copied" ? <Check aria-hidden /> : <Copy aria-hidden />}
        {statusText || label}
      </button>
      <output className="visually-hidden">{statusText}</output>
    </>
  );
}
