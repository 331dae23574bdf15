import { useEffect, useState, type ReactNode } from "react";

/** The phone's way to a form further down, for as long as the form is out of sight. */
export function BottomBar({ panel: panelId, label, children }: { panel: string; label: string; children: ReactNode }) {
  const [formInSight, setFormInSight] = useState(false);
  useEffect(() => {
    const panel = document.getElementById(panelId);
    if (!panel) return;
    const observer = new IntersectionObserver(([entry]) => setFormInSight(entry?.isIntersecting ?? false));
    observer.observe(panel);
    return () => observer.disconnect();
  }, [panelId]);
  return (
    <div className="bottom-bar" hidden={formInSight}>
      <p>{children}</p>
      <a href={`#${panelId}`} className="btn btn-small btn-primary">
        {label}
      </a>
    </div>
  );
}
