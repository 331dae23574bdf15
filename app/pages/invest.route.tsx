import { Link } from "react-router";
import { useTranslations } from "use-intl";
import { sendForm, unlessPosting } from "#app/features/forms/page";
import { receiveInquiry } from "#app/features/inquiries/site/receive.server";
import { Band } from "#app/features/media/components/band";
import { sceneAddress } from "#app/features/media/scenes";
import { PageHead } from "#app/features/settings/components/page-head";
import type { TextGroup } from "#app/features/translations/texts.server";
import { Doors } from "#app/pages/invest/doors";
import { Location } from "#app/pages/invest/location";
import { Market } from "#app/pages/invest/market";
import { Numbers } from "#app/pages/invest/numbers";
import { PitchDeck } from "#app/pages/invest/pitch-deck";
import { Talk, TALK_ID } from "#app/pages/invest/talk";
import { stampForm } from "#app/platform/http/form-guard.server";
import { languageFrom } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/invest.route";
import "#app/ui/styles/pages/invest.css";

const TEXTS: TextGroup[] = ["invest", "investLocation", "investMarket", "investDoors", "investNumbers", "investTalk", "contactForm", "form", "invalid"];

export function loader({ params, context }: Route.LoaderArgs) {
  const { texts, formSecret } = context.get(servicesContext);
  return { stamp: stampForm(formSecret), texts: texts.pick(languageFrom(params), TEXTS) };
}

export function action(args: Route.ActionArgs) {
  return receiveInquiry(args);
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
  return sendForm(serverAction);
}

export { unlessPosting as shouldRevalidate };

export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function Invest({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("invest");
  return (
    <>
      <PageHead title={t("metaTitle")} description={t("metaDescription")} image={sceneAddress("aerial")} />
      <Band scene="aerial" className="tall-band invest-band" eyebrow={t("eyebrow")} title={t("title")} lead={t("lead")}>
        <div className="band-actions">
          <PitchDeck />
          <Link to={`#${TALK_ID}`} className="btn btn-glass">
            {t("talk")}
          </Link>
        </div>
      </Band>
      <Location />
      <Market />
      <Doors />
      <Numbers />
      <Talk stamp={loaderData.stamp} />
    </>
  );
}
