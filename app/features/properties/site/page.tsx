import { ArrowLeft, ArrowRight, CircleCheck, EyeOff, FileText, Handshake, Info, MapPin, Play } from "lucide-react";
import { Suspense } from "react";
import { useTranslations } from "use-intl";
import { PropertyInquiryForm } from "#app/features/inquiries/components/property-form";
import { lazyMap } from "#app/features/maps/components/lazy-map";
import type { Where } from "#app/features/maps/schema";
import { Gallery } from "#app/features/media/components/gallery";
import { CompareBar } from "#app/features/properties/components/compare-bar";
import { CompareTick } from "#app/features/properties/components/compare-tick";
import { PropertyCardView } from "#app/features/properties/components/card";
import {
  AMENITY_TEXTS,
  EarlierPrice,
  MarketBadge,
  PropertyPrice,
  useStatusName,
} from "#app/features/properties/components/property-labels";
import { marketText } from "#app/features/properties/market/words";
import type { PropertyPage } from "#app/features/properties/page/queries.server";
import { hasRooms, isVideoFile } from "#app/features/properties/rules";
import type { Likeness } from "#app/features/properties/similar/rules";
import { Agent } from "#app/features/properties/site/agent";
import { Files } from "#app/features/properties/site/files";
import { Facts } from "#app/features/properties/site/facts";
import { useStructuredData } from "#app/features/properties/site/structured-data";
import { PageHeart } from "#app/features/page/components/heart";
import { PageHead } from "#app/features/page/components/page-head";
import { useSite } from "#app/features/settings/components/site-context";
import { usePlaceName } from "#app/features/translations/components/place-name";
import { SiteLink, usePath } from "#app/platform/i18n/paths";
import { BottomBar } from "#app/ui/bottom-bar";
import { Breadcrumbs } from "#app/ui/breadcrumbs";
import { Paragraphs } from "#app/ui/paragraphs";
import { ShareMenu } from "#app/ui/share-menu";

// The server has drawn it: its script is loaded after that of the page.
const WhereMap = lazyMap(async () => (await import("#app/features/maps/components/where-map")).WhereMap, "figure");

const INQUIRY_PANEL = "inquiry";
const INQUIRY_TITLE = "inquiry-title";

export function PropertyPageView({
  property,
  where,
  asked,
  stamp,
}: {
  property: PropertyPage & { shareImage: string };
  where: Where | null;
  /** The id of a file that somebody asks for. */
  asked: string | null;
  stamp: string;
}) {
  const t = useTranslations("property");
  const nav = useTranslations("nav");
  const inquiry = useTranslations("propertyInquiry");
  const offer = useTranslations("propertyOffer");
  const typeName = useTranslations("propertyType");
  const { origin } = useSite();
  // However the page was reached, this is where it lives.
  const address = usePath()("/:lang?/real-estate/:slug", { slug: property.slug });
  const { title, description, images, published, type, bedrooms } = property;
  const isSold = property.market === "sold";
  const wanted = property.files.find(({ id, is_public }) => id === asked && !is_public);
  const message = wanted ? offer("askMessage", { title: wanted.title }) : isSold ? offer("similarMessage") : undefined;
  const formTitle = isSold ? offer("similarTitle") : inquiry("title");
  return (
    <div className="wrap below-header">
      <PageHead
        title={title}
        description={description}
        image={property.shareImage}
        path={address}
        data={useStructuredData(property, origin + address)}
        noIndex={!published || property.isDelisted}
      />
      <Breadcrumbs room={{ name: nav("realEstate"), to: "/:lang?/real-estate" }} title={title} />
      {!published && <Unpublished />}
      <Gallery images={images} texts={property.image_texts} title={title} />
      <div className="two-columns">
        <div>
          <div className="property-top">
            <Badges property={property} />
            <div className="title-actions">
              {published && <CompareTick id={property.id} title={title} />}
              {published && <PageHeart kind="property" id={property.id} name={title} />}
              <ShareMenu title={title} address={origin + address} label={t("share")} />
            </div>
          </div>
          <h1 className="display property-title">{title}</h1>
          <p className="meta property-place">
            <span>
              <MapPin aria-hidden />
              <Place property={property} />
            </span>
          </p>
          <MarketNote property={property} />
          <Facts property={property} />
          <Paragraphs text={description} className="lead" />
          <Video property={property} />
          <Amenities property={property} />
          <Files files={property.files} slug={property.slug} title={title} />
          {property.listing_type === "sale" && (
            <div className="note">
              <Info aria-hidden />
              <p>
                <b>{t("leaseTitle")}</b> {t("lease")}
              </p>
            </div>
          )}
          <Location property={property} where={where} />
          <Brochure slug={property.slug} />
          <SiteLink to="/:lang?/real-estate" className="back-link">
            <ArrowLeft aria-hidden className="flip-rtl" />
            {t("back")}
          </SiteLink>
        </div>
        <aside className="panel inquiry-panel" id={INQUIRY_PANEL} aria-labelledby={INQUIRY_TITLE}>
          <p className="property-price">
            <PropertyPrice property={property} />
          </p>
          {property.reduced && (
            <p className="earlier-price">
              <EarlierPrice reduced={property.reduced} />
            </p>
          )}
          <Agent />
          <h2 id={INQUIRY_TITLE} className="inquiry-title">
            {formTitle}
          </h2>
          {published ? (
            <PropertyInquiryForm id={property.id} title={title} stamp={stamp} message={message} canBeSeen={!isSold} />
          ) : (
            <p>{t("unpublishedBody")}</p>
          )}
        </aside>
      </div>
      <Similar property={property} />
      {published && <CompareBar />}
      <BottomBar panel={INQUIRY_PANEL} label={formTitle}>
        <PropertyPrice property={property} />
        <small>
          {hasRooms(type) && bedrooms !== null ? t("barRooms", { type: typeName(type), n: bedrooms }) : typeName(type)}
        </small>
      </BottomBar>
    </div>
  );
}

function Unpublished() {
  const t = useTranslations("property");
  return (
    <div className="unpublished">
      <EyeOff aria-hidden />
      <p>
        <b>{t("unpublished")}</b> {t("unpublishedBody")}
      </p>
    </div>
  );
}

function Badges({ property }: { property: PropertyPage }) {
  const listing = useTranslations("listingType");
  const market = useTranslations("propertyMarket");
  const statusName = useStatusName();
  const { listing_type, status, type, reduced } = property;
  return (
    <ul className="badges">
      {property.market !== "sold" && (
        <li className={listing_type === "rent" ? "badge badge-rent" : "badge"}>{listing(listing_type)}</li>
      )}
      <MarketBadge property={property} />
      {reduced && <li className="badge badge-leaf">{market("reduced")}</li>}
      {property.market !== "sold" && (
        <li className={status === "ready" ? "badge badge-leaf" : "badge badge-spice"}>{statusName(status, type)}</li>
      )}
    </ul>
  );
}

/** What it means that it is under offer, or sold. */
function MarketNote({ property: { market, listing_type } }: { property: PropertyPage }) {
  const t = useTranslations("propertyOffer");
  const text = marketText(market, listing_type);
  if (!text) return null;
  return (
    <div className="note market-note">
      <Handshake aria-hidden />
      <p>
        <b>{t(`${text}Title`)}</b> {t(text === "underOffer" ? "underOfferBody" : "soldBody")}
      </p>
    </div>
  );
}

function Place({ property: { location, neighborhood } }: { property: PropertyPage }) {
  const t = useTranslations("property");
  const placeName = usePlaceName();
  return neighborhood
    ? t("place", { location: placeName(location), neighborhood: placeName(neighborhood) })
    : placeName(location);
}

function Video({ property: { video_url: url, title, images } }: { property: PropertyPage }) {
  const t = useTranslations("property");
  if (!url) return null;
  if (isVideoFile(url)) {
    return (
      // oxlint-disable-next-line jsx-a11y/media-has-caption -- staff upload the videos, and there are no caption files
      <video
        className="detail-video"
        controls
        preload="none"
        src={url}
        poster={images[0]}
        aria-label={t("video", { title })}
      />
    );
  }
  return (
    <a className="btn btn-small btn-secondary property-video" href={url} target="_blank" rel="noopener">
      <Play aria-hidden />
      {t("watchVideo")}
    </a>
  );
}

function Amenities({ property: { amenities } }: { property: PropertyPage }) {
  const t = useTranslations("property");
  const amenityName = useTranslations("propertyAmenity");
  if (amenities.length === 0) return null;
  return (
    <>
      <h2 className="display display-small">{t("amenities")}</h2>
      <ul className="tick-list">
        {amenities.map((amenity) => (
          <li key={amenity}>
            <CircleCheck aria-hidden />
            {amenityName(AMENITY_TEXTS[amenity])}
          </li>
        ))}
      </ul>
    </>
  );
}

function Location({ property, where }: { property: PropertyPage; where: Where | null }) {
  const t = useTranslations("property");
  const placeName = usePlaceName();
  const { title, location, neighborhood } = property;
  return (
    <>
      <h2 className="display display-small">{t("location")}</h2>
      {where ? (
        <Suspense>
          <WhereMap where={where} title={title} />
        </Suspense>
      ) : (
        <p className="place-line">
          <MapPin aria-hidden />
          {neighborhood
            ? t("place", { location: placeName(location), neighborhood: placeName(neighborhood) })
            : placeName(location)}
        </p>
      )}
    </>
  );
}

function Similar({ property: { similar, type, listing_type } }: { property: PropertyPage }) {
  const t = useTranslations("property");
  if (similar.length === 0) return null;
  return (
    <section className="similar-properties" aria-labelledby="similar-properties">
      <div className="section-head">
        <h2 className="display" id="similar-properties">
          {t("similar")}
        </h2>
        <SiteLink
          to="/:lang?/real-estate"
          search={`?type=${type}${listing_type === "rent" ? "&listing=rent" : ""}`}
          className="more-link"
        >
          {t("allOfType", { type })}
          <ArrowRight aria-hidden className="flip-rtl" />
        </SiteLink>
      </div>
      <div className="card-grid">
        {similar.map((other) => (
          <PropertyCardView
            key={other.id}
            property={other}
            titleAs="h3"
            tick={<CompareTick id={other.id} title={other.title} />}
          >
            <LikenessLine likeness={other.likeness} />
          </PropertyCardView>
        ))}
      </div>
    </section>
  );
}

/** How far away it is, and how much dearer or cheaper, where both are known. */
function LikenessLine({ likeness: { km, percent } }: { likeness: Likeness }) {
  const t = useTranslations("propertyOffer");
  const place = km === null ? null : km < 1 ? t("awayNear") : t("away", { km });
  const price =
    percent === null
      ? null
      : percent === 0
        ? t("samePrice")
        : t(percent < 0 ? "less" : "more", { n: Math.abs(percent) });
  const line = place && price ? t("both", { place, difference: price }) : (place ?? price);
  return line && <p className="likeness">{line}</p>;
}

function Brochure({ slug }: { slug: string }) {
  const t = useTranslations("documentFile");
  return (
    <p>
      <a className="more-link" href={usePath()("/:lang?/real-estate/:slug/brochure.pdf", { slug })}>
        <FileText aria-hidden />
        {t("brochure")}
      </a>
    </p>
  );
}
