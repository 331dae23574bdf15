import { ArrowLeft, CircleAlert, CircleCheck } from "lucide-react";
import type { ReactNode } from "react";
import { WaveBackground } from "#app/features/auth/components/wave-background";
import { LogoMark } from "#app/ui/logo";

/** Layout of the screens before sign-in: background and site name. */
export function AuthLayout({ title, siteName, children }: { title: string; siteName: string; children: ReactNode }) {
  return (
    <div className="office gate">
      <title>{`${title} · Staff`}</title>
      <meta name="robots" content="noindex" />
      <WaveBackground />
      <header className="office-logo gate-logo">
        <LogoMark />
        {siteName}
        <small>Staff</small>
      </header>
      {children}
    </div>
  );
}

export function AuthError({ text }: { text: string | null }) {
  if (!text) return null;
  return (
    <div className="error-box" role="alert" id="gate-problem">
      <CircleAlert aria-hidden />
      <span>{text}</span>
    </div>
  );
}

/** What went well. */
export function AuthNotice({ children }: { children: ReactNode }) {
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
