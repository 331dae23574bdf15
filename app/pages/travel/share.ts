export type ShareOutcome = "shared" | "denied" | "cancelled" | "failed" | "copied" | "copyFailed";

/** Hands the page to the device's own share sheet, or copies its address where there is none. */
export async function shareGuide(guide: { title: string; url: string }): Promise<ShareOutcome> {
  if (typeof navigator.share !== "function") return copy(guide.url);
  try {
    await navigator.share(guide);
    return "shared";
  } catch (error) {
    const { name } = error as Error;
    if (name === "NotAllowedError") return "denied";
    return name === "AbortError" ? "cancelled" : "failed";
  }
}

async function copy(text: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return "copied";
  } catch {
    return "copyFailed";
  }
}
