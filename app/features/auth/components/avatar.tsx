import { initials } from "#app/ui/initials";

/** Initials of a person, drawn by CSS and hidden from screen readers: the name is always next to it. */
export function Avatar({ name, tone = "quiet" }: { name: string; tone?: "quiet" | "strong" }) {
  return <span className="avatar" data-tone={tone} data-initials={initials(name)} aria-hidden />;
}
