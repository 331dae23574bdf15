import { ArrowLeft, CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { TideLines } from "#app/features/auth/components/tide-lines";
import { Mark } from "#app/ui/logo";

/** What stands around a screen outside the office: the sea and the name. */
export function GateFrame({ title, siteName, children }: { title: string; siteName: string; children: ReactNode }) {
  return (
    <div className="office gate">
      <title>{`${title} · Staff`}</title>
      <meta name="robots" content="noindex" />
      <TideLines />
      <header className="office-logo gate-logo">
        <Mark />
        {siteName}
        <small>Staff</small>
      </header>
      {children}
    </div>
  );
}

export function GateProblem({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <div className="error-box" role="alert" id="gate-problem">
      <CircleAlert aria-hidden />
      <span>{text}</span>
    </div>
  );
}

/** What went well. */
export function GateNotice({ children }: { children: ReactNode }) {
  return (
    <div className="gate-notice" role="status">
      <CircleCheck aria-hidden />
      <span>{children}</span>
    </div>
  );
}

export function BackToSite() {
  return (
    <footer className="gate-back">
      <a href="/">
        <ArrowLeft aria-hidden />
        Back to the website
      </a>
    </footer>
  );
}
