import { CloudOff, RotateCcw } from "lucide-react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { EmptyState } from "#app/ui/empty-state";

/** In the place of what cannot be read just now; the forms of the page stay, with what was typed. */
export function UnreadablePart() {
  const t = useTranslations("unavailable");
  const ui = useTranslations("ui");
  const { pathname, search } = useLocation();
  return (
    <EmptyState icon={CloudOff} title={t("title")} body={t("body")}>
      <a href={pathname + search} className="btn btn-secondary">
        <RotateCcw aria-hidden />
        {ui("retry")}
      </a>
    </EmptyState>
  );
}
