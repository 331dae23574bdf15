import { Check, Link as LinkIcon, Mail, MessageCircle } from "lucide-react";
import { useId } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useSite } from "#app/features/settings/components/site-context";
import { shareByEmail, shareByWhatsapp, useLinkCopy } from "#app/ui/share-menu";

/** The ways to pass an article on: beside the text where there is room, else below it. Needs the texts share. */
export function ShareRail({ title }: { title: string }) {
  const t = useTranslations("share");
  const { origin } = useSite();
  const { pathname } = useLocation();
  const address = origin + pathname;
  const { copied, copy } = useLinkCopy(address);
  const label = useId();
  return (
    <div className="share-rail" role="group" aria-labelledby={label}>
      <span id={label}>{t("button")}</span>
      <a href={shareByEmail(title, address)} aria-label={t("email")} title={t("email")}>
        <Mail aria-hidden />
      </a>
      <a
        href={shareByWhatsapp(title, address)}
        target="_blank"
        rel="noopener"
        aria-label={t("whatsapp")}
        title={t("whatsapp")}
      >
        <MessageCircle aria-hidden />
      </a>
      <button type="button" onClick={copy} aria-label={t("copyLink")} title={t("copyLink")}>
        {copied ? <Check aria-hidden /> : <LinkIcon aria-hidden />}
      </button>
      <span role="status" className={copied ? "share-copied" : "visually-hidden"}>
        {copied && t("copied")}
      </span>
    </div>
  );
}
