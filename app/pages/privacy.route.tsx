import { useTranslations } from "use-intl";
import { readOperator } from "#app/features/settings/identity";
import { PageHead } from "#app/features/page/components/page-head";
import { RETENTION_MONTHS } from "#app/features/settings/schema";
import { LegalDocument } from "#app/pages/legal/document";
import { languageFrom } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/privacy.route";
import "./legal/legal.page.css";

const SECTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

export function loader({ params, context }: Route.LoaderArgs) {
  const { texts, settings } = context.get(servicesContext);
  return {
    texts: texts.pick(languageFrom(params), ["legal", "privacy"]),
    months: settings.value?.keep_requests_months ?? RETENTION_MONTHS.default,
    operator: readOperator(settings.value),
  };
}

export default function Privacy({ loaderData: { months, operator } }: Route.ComponentProps) {
  const t = useTranslations("privacy");
  const legal = useTranslations("legal");
  return (
    <>
      <PageHead title={t("metaTitle")} description={t("metaDescription")} />
      <LegalDocument
        title={t("title")}
        intro={t("intro")}
        sections={SECTIONS.map((n) => ({
          title: t(`s${n}Title`),
          body: t(`s${n}Body`, { brand: operator.name, months }),
        }))}
        operator={operator}
        other={{ to: "/:lang?/terms", label: legal("readTerms") }}
      />
    </>
  );
}
