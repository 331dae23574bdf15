import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { useSite } from "#app/features/settings/components/site-context";
import { CopyField } from "#app/ui/copy-field";

/** A copy of the list under a secret address; its maker can renew and end it. */
export function SharePanel({ path, canShare }: { path: string | null; canShare: boolean }) {
  const t = useTranslations("saved");
  const link = useTranslations("sentLink");
  const { origin } = useSite();
  return (
    <section className="saved-panel" id="share" aria-labelledby="share-title">
      <h2 id="share-title" className="display display-small">
        {t("shareTitle")}
      </h2>
      <p>{t("shareBody")}</p>
      {path && (
        <CopyField
          label={t("shareField")}
          value={origin + path}
          copyLabel={link("copy")}
          copiedLabel={link("copied")}
        />
      )}
      <Form method="post" className="saved-buttons" preventScrollReset>
        {canShare && (
          <button className="btn btn-small btn-secondary" name="intent" value="share">
            {t(path ? "shareAgain" : "shareButton")}
          </button>
        )}
        {path && (
          <button className="btn btn-small btn-secondary" name="intent" value="end">
            {t("shareEnd")}
          </button>
        )}
      </Form>
    </section>
  );
}
