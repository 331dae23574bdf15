import type { ReactNode } from "react";
import { href } from "react-router";
import { useTranslations } from "use-intl";
import { formatFileSize, type DocumentSize } from "#app/features/documents/file-size";
import { prefixOf } from "#app/platform/i18n/languages";
import { useLanguage } from "#app/platform/i18n/paths";

/** A button that opens a document, with its pages and size below once it was made. Needs the texts documentFile. */
export function DocumentLink({
  to,
  icon,
  size,
  children,
}: {
  to: "/:lang?/travel/guide.pdf" | "/:lang?/invest/deck.pdf";
  icon: ReactNode;
  size: DocumentSize | null;
  children: ReactNode;
}) {
  const t = useTranslations("documentFile");
  const language = useLanguage();
  return (
    <a className="btn btn-primary document-link" href={href(to, { lang: prefixOf(language) })}>
      {icon}
      <span>
        {children}
        {size && <small>{t("size", { pages: size.pages, size: formatFileSize(size.bytes, language) })}</small>}
      </span>
    </a>
  );
}
