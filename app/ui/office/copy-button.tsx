import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";

const SHOWN_MS = 2_000;

/** Says how it went on itself: a toast would lie behind the dialog. */
export function CopyButton({ text, label = "Copy" }: { text: string; label?: string }) {
  const [outcome, setOutcome] = useState<"copied" | "failed" | null>(null);
  useEffect(() => {
    if (!outcome) return undefined;
    const timer = setTimeout(() => setOutcome(null), SHOWN_MS);
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

  const told = outcome === "copied" ? "Copied" : outcome === "failed" ? "Could not copy" : "";
  return (
    <>
      <button type="button" className="button button-secondary" onClick={copy}>
        {outcome === "copied" ? <Check aria-hidden /> : <Copy aria-hidden />}
        {told || label}
      </button>
      <output className="visually-hidden">{told}</output>
    </>
  );
}
