import { Check, Link as LinkIcon, Mail, MessageCircle, Share2 } from "lucide-react";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { Menu } from "#app/ui/menu";

const COPIED_MS = 2_000;

/** Copies a link, and says so for a moment. Needs the texts share. */
export function useLinkCopy(address: string): { copied: boolean; copy: () => void } {
  const t = useTranslations("share");
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    void navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => window.prompt(t("copyLink"), address),
    );
  return { copied, copy };
}

export const shareByEmail = (title: string, address: string) =>
  `mailto:?subject=${encodeURIComponent(title)}&body=${encodeURIComponent(address)}`;
export const shareByWhatsapp = (title: string, address: string) =>
  `https://wa.me/?text=${encodeURIComponent(`${title} ${address}`)}`;

/** E-mail, WhatsApp or the bare link. Needs the texts share. */
export function ShareMenu({ title, address, label }: { title: string; address: string; label: string }) {
  const t = useTranslations("share");
  const { copied, copy } = useLinkCopy(address);
  return (
    <Menu
      className="share-menu"
      label={label}
      summary={
        <>
          <Share2 aria-hidden />
          {t("button")}
        </>
      }
    >
      <div className="menu-panel at-end">
        <a className="menu-row" href={shareByEmail(title, address)}>
          <span className="menu-icon">
            <Mail aria-hidden />
          </span>
          <b>{t("email")}</b>
        </a>
        <a className="menu-row" href={shareByWhatsapp(title, address)} target="_blank" rel="noopener">
          <span className="menu-icon">
            <MessageCircle aria-hidden />
          </span>
          <b>{t("whatsapp")}</b>
        </a>
        <button type="button" className="menu-row" onClick={copy}>
          <span className="menu-icon">{copied ? <Check aria-hidden /> : <LinkIcon aria-hidden />}</span>
          <b>{copied ? t("copied") : t("copyLink")}</b>
        </button>
        <span role="status" className="visually-hidden">
          {copied && t("copied")}
        </span>
      </div>
    </Menu>
  );
}
