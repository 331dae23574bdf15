import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** Empty state of a list. */
export function EmptyState({
  icon: Icon,
  title,
  body,
  children,
}: {
  icon: LucideIcon;
  title: string;
  body: string;
  children?: ReactNode;
}) {
  return (
    <div className="empty">
      <span className="tile">
        <Icon aria-hidden />
      </span>
      <h2 className="display display-small">{title}</h2>
      <p>{body}</p>
      {children}
    </div>
  );
}
