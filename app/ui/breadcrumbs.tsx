import { ChevronRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { SiteLink, type PublicPath } from "#app/platform/i18n/paths";

/** Where the visitor is: home, the room, this page. */
export function Breadcrumbs({ room, title }: { room: { name: string; to: PublicPath }; title: string }) {
  const t = useTranslations();
  return (
    <nav className="crumbs" aria-label={t("ui.breadcrumb")}>
      <ol>
        <li>
          <SiteLink to="/:lang?">{t("nav.home")}</SiteLink>
          <ChevronRight aria-hidden className="flip-rtl" />
        </li>
        <li>
          <SiteLink to={room.to}>{room.name}</SiteLink>
          <ChevronRight aria-hidden className="flip-rtl" />
        </li>
        <li aria-current="page">
          <span>{title}</span>
        </li>
      </ol>
    </nav>
  );
}
