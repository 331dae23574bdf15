import { FileText } from "lucide-react";
import { useTranslations } from "use-intl";
import { DocumentLink } from "#app/features/documents/components/document-link";
import type { DocumentSize } from "#app/features/documents/file-size";

export function PitchDeck({ size }: { size: DocumentSize | null }) {
  const t = useTranslations("invest");
  return (
    <DocumentLink to="/:lang?/invest/deck.pdf" icon={<FileText aria-hidden />} size={size}>
      {t("pitchDeck")}
    </DocumentLink>
  );
}
