import { useTranslations } from "use-intl";
import { brand } from "#app/brand";
import { initials } from "#app/ui/initials";

/** Who answers: the agency itself. Owners are never named. */
export function Agent() {
  const t = useTranslations("propertyInquiry");
  return (
    <div className="agent">
      <span className="avatar" aria-hidden>
        {initials(brand.name)}
      </span>
      <p>
        <b>
          <bdi>{t("agent", { brand: brand.name })}</bdi>
        </b>
        <small>{t("agentReplies")}</small>
      </p>
    </div>
  );
}
