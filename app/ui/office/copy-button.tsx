import { Check, Copy } from "lucide-react";
import { useEffect, useState } from "react";
import { showToast } from "#app/ui/toasts";

const THANKS_MS = 2_000;

/** Copies a text. Browsers allow it on safe pages only: elsewhere it says so. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return undefined;
    const timer = setTimeout(() => setCopied(false), THANKS_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch (error) {
      console.error(error);
      showToast("error", "Your browser does not allow copying here. Select the text and copy it by hand.");
    }
  }
  return (
    <button type="button" className="small-button" onClick={copy}>
      {isCopied ? <Check aria-hidden /> : <Copy aria-hidden />}
      <span aria-live="polite">{isCopied ? "Copied" : label}</span>
    </button>
  );
}
