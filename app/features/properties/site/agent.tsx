import { useTranslations } from "use-intl";
import { useSite } from "#app/features/settings/components/site-context";
import { initials } from "#app/ui/initials";

/** Who answers: the agency itself. Owners are never named. */
export function Agent() {
  const t = useTranslations("propertyInquiry");
  const { name } = useSite().identity;
  return (
    <div className="agent">
      <span className="avatar" aria-hidden>
        {initials(name)}
      </span>
      <p>
        <b>
          <bdi>{t("agent", { brand: name })}</bdi>
        </b>
        <small>{t("agentReplies")}</small>
      </p>
    </div>
  );
}
