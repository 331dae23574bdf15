import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { CallToActionPanel } from "#app/features/page/components/call-to-action-panel";
import { Picture } from "#app/features/media/components/picture";
import { scenePicture, sceneUrl, type Scene } from "#app/features/media/scenes";
import { PageHead } from "#app/features/page/components/page-head";
import { DestinationSwitch } from "#app/pages/story/destination-switch";
import { useStoryData } from "#app/pages/story/structured-data";
import { SiteLink } from "#app/platform/i18n/paths";

interface StoryPageProps {
  head: { title: string; description: string };
  scene: Scene;
  /** For a picture with its subject in the middle, where the words would cover it. */
  hasShiftedPicture?: boolean;
  title: string;
  lead: string;
  intro: string;
  callToAction: { scene: Scene; title: string; body: string };
  children: ReactNode;
}

/**
 * The frame of a page that tells why to come: hero, intro, what the page has to say, and where to go next. Needs the
 * texts destinations.
 */
export function StoryPage({
  head,
  scene: name,
  hasShiftedPicture = false,
  title,
  lead,
  intro,
  callToAction,
  children,
}: StoryPageProps) {
  const t = useTranslations("destinations");
  const nav = useTranslations("nav");
  const data = useStoryData({ title, description: head.description, image: sceneUrl(name) });
  return (
    <>
      <PageHead {...head} image={sceneUrl(name)} data={data} />
      <section className={`story-hero picture-top ${hasShiftedPicture ? "is-pushed" : ""}`}>
        <Picture {...scenePicture(name)} alt="" sizes="(max-width: 820px) 540px, 100vw" priority />
        <div className="wrap">
          <p className="eyebrow">{nav("whyPemba")}</p>
          <h1 className="display">{title}</h1>
          <p>{lead}</p>
          <DestinationSwitch />
        </div>
      </section>
      <div className="wrap story-intro">
        <p className="display">{intro}</p>
      </div>
      {children}
      <CallToActionPanel {...callToAction}>
        <SiteLink to="/:lang?/experiences" className="btn btn-primary">
          {t("seeExperiences")}
          <ArrowRight aria-hidden className="flip-rtl" />
        </SiteLink>
        <SiteLink to="/:lang?/contact" className="btn btn-glass">
          {t("contactUs")}
        </SiteLink>
      </CallToActionPanel>
    </>
  );
}
