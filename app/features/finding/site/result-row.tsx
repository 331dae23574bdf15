import {
  BedDouble,
  BookOpen,
  Car,
  House,
  Map as MapIcon,
  MapPin,
  Newspaper,
  Sailboat,
  type LucideIcon,
} from "lucide-react";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { FoundKind } from "#app/features/finding/schema";
import type { Result } from "#app/features/finding/site/results.server";
import { Picture } from "#app/features/media/components/picture";
import type { HighlightPart } from "#app/features/search/fold";
import { Price } from "#app/platform/money/currency";

export const KIND_ICONS: Record<FoundKind, LucideIcon> = {
  place: MapIcon,
  experience: Sailboat,
  stay: BedDouble,
  vehicle: Car,
  property: House,
  article: Newspaper,
  guide: BookOpen,
};

const KIND_NAMES = {
  place: "onePlace",
  experience: "oneExperience",
  stay: "oneStay",
  vehicle: "oneVehicle",
  property: "oneProperty",
  article: "oneArticle",
  guide: "oneGuide",
} as const;

/** Something that was found. Needs the texts search and propertyMarket. */
export function ResultRow({ result }: { result: Result }) {
  const t = useTranslations("search");
  const states = useTranslations("propertyMarket");
  const { kind, title, excerpt, isEnglish, location, picture, amount, market, to } = result;
  const Icon = KIND_ICONS[kind];
  const lang = isEnglish ? { lang: "en", dir: "ltr" } : {};
  return (
    <li>
      <div className="search-picture">
        {picture ? <Picture src={picture} alt="" sizes="(max-width: 640px) 110px, 180px" /> : <Icon aria-hidden />}
      </div>
      <div>
        <p className="search-kind">{t(KIND_NAMES[kind])}</p>
        <h2 className="display display-small" {...lang}>
          <Link to={to}>
            <Marked parts={title} />
          </Link>
        </h2>
        {excerpt.length > 0 && (
          <p className="search-excerpt" {...lang}>
            <Marked parts={excerpt} />
          </p>
        )}
        <p className="meta">
          {isEnglish && <span>{t("inEnglish")}</span>}
          {location && (
            <span>
              <MapPin aria-hidden />
              <bdi>{location}</bdi>
            </span>
          )}
          {amount !== null && (
            <b>
              <Price amount={amount} />
            </b>
          )}
          {market && <span className="search-state">{states(market)}</span>}
          {amount === null && kind === "property" && <span>{t("onRequest")}</span>}
        </p>
      </div>
    </li>
  );
}

function Marked({ parts }: { parts: HighlightPart[] }) {
  // oxlint-disable-next-line react/no-array-index-key -- parts of one text, which never change their order
  return parts.map(({ text, isMatch }, place) => (isMatch ? <mark key={place}>{text}</mark> : text));
}
