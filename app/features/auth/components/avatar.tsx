/** A person as two letters, painted and not written: the name always stands beside it. */
export function Avatar({ name, tone = "quiet" }: { name: string; tone?: "quiet" | "strong" }) {
  return <span className="avatar" data-tone={tone} data-initials={initials(name)} aria-hidden />;
}

function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined].map((word) => Array.from(word ?? "")[0] ?? "");
  return letters.join("").toUpperCase() || "?";
}
