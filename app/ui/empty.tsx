import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

/** What stands where a list would be. */
export function Empty({ icon: Icon, title, body, children }: { icon: LucideIcon; title: string; body: string; children?: ReactNode }) {
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
