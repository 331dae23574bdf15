import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { HEARTS_FORM } from "#app/features/page/components/heart";
import { MAX_SAVED } from "#app/features/page/saved-key";
import { usePath } from "#app/platform/i18n/paths";

/**
 * The form of every heart on the page, sent by itself without scripts and by submit-hearts.ts with them, which says in
 * its live region what became of it. React leaves what it says alone.
 */
export function HeartsForm() {
  const t = useTranslations("heart");
  const { pathname, search } = useLocation();
  return (
    <form
      id={HEARTS_FORM}
      method="post"
      action={usePath()("/:lang?/saved")}
      data-added={t("added")}
      data-removed={t("removed")}
      data-full={t("full", { n: String(MAX_SAVED) })}
      data-failed={t("failed")}
    >
      <input type="hidden" name="back" value={pathname + search} />
      <p className="heart-status" role="status" suppressHydrationWarning dangerouslySetInnerHTML={NOTHING_SAID} />
    </form>
  );
}

const NOTHING_SAID = { __html: "" };
