import { ExternalLink } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

/** External link. Without a URL it is rendered as a disabled link. */
export function GuideLink({ to, className, children }: { to: string | null; className?: string; children: ReactNode }) {
  const t = useTranslations("travel");
  if (!to) {
    return (
      <span role="link" aria-disabled="true" className={className}>
        {children} <small>{t("linkToFollow")}</small>
      </span>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener" className={className}>
      {children} <ExternalLink aria-hidden />
    </a>
  );
}
