import { useTranslations } from "use-intl";
import { readOperator } from "#app/features/settings/identity";
import { PageHead } from "#app/features/page/components/page-head";
import { LegalDocument } from "#app/pages/legal/document";
import { languageFrom } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/terms.route";
import "./legal/legal.page.css";

const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

export function loader({ params, context }: Route.LoaderArgs) {
  const { texts, settings } = context.get(servicesContext);
  return { texts: texts.pick(languageFrom(params), ["legal", "terms"]), operator: readOperator(settings.value) };
}

export default function Terms({ loaderData: { operator } }: Route.ComponentProps) {
  const t = useTranslations("terms");
  const legal = useTranslations("legal");
  return (
    <>
      <PageHead title={t("metaTitle")} description={t("metaDescription")} />
      <LegalDocument
        title={t("title")}
        intro={t("intro")}
        sections={SECTIONS.map((n) => ({ title: t(`s${n}Title`), body: t(`s${n}Body`, { brand: operator.name }) }))}
        operator={operator}
        other={{ to: "/:lang?/privacy", label: legal("readPrivacy") }}
      />
    </>
  );
}
