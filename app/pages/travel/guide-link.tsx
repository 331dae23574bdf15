import { ExternalLink } from "lucide-react";
import { useTranslations } from "use-intl";
import type { GuideNote } from "#app/features/guide/schema";

/** A link to somebody else's site, which it names. Without an address it is rendered as a disabled link. */
export function GuideLink({ note, className }: { note: GuideNote; className?: string }) {
  const t = useTranslations("travel");
  const items = useTranslations("travelItems");
  const title = <span lang={note.title.lang ?? undefined}>{note.title.text}</span>;
  if (!note.link) {
    return (
      <span role="link" aria-disabled="true" className={className}>
        {title} <small>{t("linkToFollow")}</small>
      </span>
    );
  }
  return (
    <a href={note.link.url} target="_blank" rel="noopener" className={className}>
      {title}{" "}
      <small>
        <bdi dir="ltr">{note.link.host}</bdi> <span className="visually-hidden">{items("newTab")}</span>
      </small>
      <ExternalLink aria-hidden />
    </a>
  );
}
