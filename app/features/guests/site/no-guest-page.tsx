import { RotateCcw, Search } from "lucide-react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { Picture } from "#app/features/media/components/picture";
import { PageHead } from "#app/features/page/components/page-head";
import { SiteLink } from "#app/platform/i18n/paths";
import type { ReactNode } from "react";

function Panel({ title, body, children }: { title: string; body: string; children: ReactNode }) {
  return (
    <div className="wrap below-header">
      <PageHead />
      <section className="not-found">
        <Picture
          src="/scenes/mangrove-1920.webp"
          alt=""
          sizes="(max-width: 1440px) 100vw, 1312px"
          focus="66% 68%"
          priority
        />
        <div>
          <h1 className="display">{title}</h1>
          <p>{body}</p>
          {children}
        </div>
      </section>
    </div>
  );
}

/** The same for a link that never was, is broken, was revoked, or belonged to somebody who was erased. */
export function GuestPageMissing() {
  const t = useTranslations("guest");
  const find = useTranslations("nav");
  return (
    <Panel title={t("notFoundTitle")} body={t("notFoundBody")}>
      <SiteLink to="/:lang?/my" className="btn btn-primary">
        <Search aria-hidden />
        {find("requests")}
      </SiteLink>
    </Panel>
  );
}

/** While the database is away nobody is told that his request is not there. */
export function GuestPageAway() {
  const t = useTranslations("guest");
  const ui = useTranslations("ui");
  const { pathname } = useLocation();
  return (
    <Panel title={t("awayTitle")} body={t("awayBody")}>
      <a href={pathname} className="btn btn-primary">
        <RotateCcw aria-hidden />
        {ui("retry")}
      </a>
    </Panel>
  );
}
