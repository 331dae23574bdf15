import { ArrowRight } from "lucide-react";
import { useTranslations } from "use-intl";
import { brand } from "#app/brand";
import { Picture } from "#app/features/media/components/picture";
import { PageHead } from "#app/features/settings/components/page-head";
import { languageFrom, splitLanguage } from "#app/platform/i18n/languages";
import { SiteLink } from "#app/platform/i18n/paths";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/soon.route";

/** The rooms of the site that are not furnished yet, and the picture each will have. */
const ROOMS = {
  "/stays": { text: "nav.stays", scene: "overwater", focus: "78% 52%" },
  "/transportation": { text: "nav.transportation", scene: "avenue", focus: "50% 62%" },
  "/travel": { text: "nav.travel", scene: "white-beach", focus: "74% 60%" },
  "/blog": { text: "nav.blog", scene: "kanga-line", focus: "46% 48%" },
  "/about": { text: "nav.about", scene: "lagoonNoon", focus: "47% 52%" },
  "/why-pemba/pristine-beaches": { text: "nav.beaches", scene: "sandbank-aerial", focus: "58% 44%" },
  "/why-pemba/lush-forest": { text: "nav.forest", scene: "forest-path", focus: "50% 52%" },
  "/why-pemba/cultural-heritage": { text: "nav.culture", scene: "coral-stone-ruins", focus: "60% 58%" },
  "/invest": { text: "nav.opportunities", scene: "aerial", focus: "38% 48%" },
  "/real-estate": { text: "nav.realEstate", scene: "villa", focus: "58% 58%" },
  "/real-estate/submit": { text: "footer.addProperty", scene: "plot-on-hill", focus: "58% 66%" },
  "/contact": { text: "nav.contact", scene: "terrace-dusk", focus: "58% 66%" },
  "/privacy": { text: "footer.privacy", scene: "door", focus: "56% 52%" },
  "/terms": { text: "footer.terms", scene: "living-room-carved", focus: "56% 62%" },
} as const;

export function loader({ params, url, context }: Route.LoaderArgs) {
  const language = languageFrom(params);
  const room = splitLanguage(url.pathname.replace(/\/$/, "")).path as keyof typeof ROOMS;
  return { room, texts: context.get(servicesContext).texts.pick(language, ["soon"]) };
}

export default function Soon({ loaderData }: Route.ComponentProps) {
  const t = useTranslations();
  const { text, scene, focus } = ROOMS[loaderData.room];
  return (
    <section className="band picture-top" style={{ minBlockSize: "72svh" }}>
      <PageHead title={t(text)} hidden />
      <Picture src={`/scenes/${scene}-1920.webp`} alt="" sizes="100vw" focus={focus} first />
      <div className="wrap">
        <h1 className="display">{t(text)}</h1>
        <p>{t("soon.lead")}</p>
        <div className="band-actions">
          <a className="btn btn-primary" href={`mailto:${brand.email}`}>
            {t("soon.write")}
          </a>
          <SiteLink to="/:lang?/experiences" className="btn btn-glass">
            {t("soon.experiences")}
            <ArrowRight aria-hidden className="flip-rtl" />
          </SiteLink>
        </div>
      </div>
    </section>
  );
}
