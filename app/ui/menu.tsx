import { useEffect, useRef, type ReactNode } from "react";
import { useOnNavigation } from "#app/ui/use-on-navigation";

const OPEN_DELAY_MS = 120;
const CLOSE_DELAY_MS = 260;

/**
 * A button with a panel under it. It is a <details> element, so it opens before scripts have loaded; with them it also
 * opens when the mouse rests on it, and closes on Escape, on a click elsewhere and on the way to another page.
 */
export function Menu({
  summary,
  label,
  current = false,
  className = "",
  children,
}: {
  summary: ReactNode;
  label?: string;
  /** Whether it leads to the page the visitor is on. */
  current?: boolean;
  className?: string;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDetailsElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const setOpen = (open: boolean) => {
    clearTimeout(timer.current);
    if (ref.current) ref.current.open = open;
  };
  const setOpenSoon = (open: boolean, event: React.PointerEvent) => {
    if (event.pointerType !== "mouse") return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setOpen(open), open ? OPEN_DELAY_MS : CLOSE_DELAY_MS);
  };

  useOnNavigation(() => {
    if (ref.current) ref.current.open = false;
  });

  useEffect(() => {
    const onPointerDown = (event: PointerEvent) => {
      if (ref.current?.open && !ref.current.contains(event.target as Node)) ref.current.open = false;
    };
    document.addEventListener("pointerdown", onPointerDown);
    return () => document.removeEventListener("pointerdown", onPointerDown);
  }, []);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the summary inside is the control; this only listens
    <details
      ref={ref}
      className={`menu ${className}`}
      onPointerEnter={(event) => setOpenSoon(true, event)}
      onPointerLeave={(event) => setOpenSoon(false, event)}
      onBlur={(event) => {
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || !ref.current?.open) return;
        setOpen(false);
        ref.current.querySelector("summary")?.focus();
      }}
    >
      <summary
        className="nav-link"
        aria-label={label}
        aria-current={current ? "true" : undefined}
        onClick={() => clearTimeout(timer.current)}
      >
        {summary}
      </summary>
      {children}
    </details>
  );
}
