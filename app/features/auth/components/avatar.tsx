import { initials } from "#app/ui/initials";

/** A person as two letters, painted and not written: the name always stands beside it. */
export function Avatar({ name, tone = "quiet" }: { name: string; tone?: "quiet" | "strong" }) {
  return <span className="avatar" data-tone={tone} data-initials={initials(name)} aria-hidden />;
}
