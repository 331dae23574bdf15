import { Map } from "lucide-react";
import { useTranslations } from "use-intl";
import { Picture } from "#app/features/media/components/picture";
import { scene } from "#app/features/media/scenes";

/** Stands where the map will be. */
export function MapNotice() {
  const t = useTranslations("contactPage");
  return (
    <div className="contact-map">
      <Picture {...scene("aerial")} alt="" sizes="(min-width: 1400px) 1312px, 100vw" />
      <p>
        <Map aria-hidden />
        <span>
          <b>{t("mapSoon")}</b>
          {t("mapUntilThen")}
        </span>
      </p>
    </div>
  );
}
