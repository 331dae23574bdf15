import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { sendForm, skipRevalidationOnPost } from "#app/features/forms/client-submit";
import { receiveInquiry } from "#app/pages/contact/receive-inquiry.server";
import { PageBanner } from "#app/features/page/components/page-banner";
import { readDocumentSize } from "#app/features/documents/kept/size.server";
import { sceneUrl } from "#app/features/media/scenes";
import { PageHead } from "#app/features/page/components/page-head";
import type { TextGroup } from "#app/features/translations/texts.server";
import { Opportunities } from "#app/pages/invest/opportunities";
import { Location } from "#app/pages/invest/location";
import { Market } from "#app/pages/invest/market";
import { KeyFigures } from "#app/pages/invest/key-figures";
import { PitchDeck } from "#app/pages/invest/pitch-deck";
import { ContactSection, CONTACT_SECTION_ID } from "#app/pages/invest/contact-section";
import { signFormTimestamp } from "#app/platform/http/form-guard.server";
import { languageFrom } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/invest.route";
import "./invest/invest.page.css";

const TEXTS: TextGroup[] = [
  "invest",
  "documentFile",
  "investLocation",
  "investMarket",
  "investDoors",
  "investNumbers",
  "investTalk",
  "contactForm",
  "form",
  "sentLink",
  "invalid",
];

export async function loader({ params, context }: Route.LoaderArgs) {
  const { db, log, texts, formSecret } = context.get(servicesContext);
  const language = languageFrom(params);
  return {
    stamp: signFormTimestamp(formSecret),
    texts: texts.pick(language, TEXTS),
    deck: await readDocumentSize({ db, log }, { kind: "deck", subject: "", language }),
  };
}

export function action(args: Route.ActionArgs) {
  return receiveInquiry(args);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

export { skipRevalidationOnPost as shouldRevalidate };

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Invest({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("invest");
  return (
    <>
      <PageHead title={t("metaTitle")} description={t("metaDescription")} image={sceneUrl("aerial")} />
      <PageBanner
        scene="aerial"
        className="tall-band invest-band"
        eyebrow={t("eyebrow")}
        title={t("title")}
        lead={t("lead")}
      >
        <div className="band-actions">
          <PitchDeck size={loaderData.deck} />
          <Link to={`#${CONTACT_SECTION_ID}`} className="btn btn-glass">
            {t("talk")}
          </Link>
        </div>
      </PageBanner>
      <Location />
      <Market />
      <Opportunities />
      <KeyFigures />
      <ContactSection stamp={loaderData.stamp} />
    </>
  );
}
