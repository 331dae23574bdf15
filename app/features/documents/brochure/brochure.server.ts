import {
  pictureFile,
  type DocumentContent,
  type PictureSource,
  type PrintedPicture,
} from "#app/features/documents/content";
import { qrSvg } from "#app/features/documents/brochure/qr-svg";
import type { SiteContent } from "#app/features/documents/guide/guide.server";
import { mapSvg } from "#app/features/documents/guide/map-svg.server";
import { BLUR_METRES } from "#app/features/maps/island/projection";
import { whereOf } from "#app/features/places/where.server";
import { toMapPlaces } from "#app/features/places/queries.server";
import { AMENITY_TEXTS } from "#app/features/properties/components/property-labels";
import type { PropertyPage } from "#app/features/properties/page/queries.server";
import { marketText, PER_TEXTS, statusText } from "#app/features/properties/market/words";
import { hasRooms, pricePerSquareMetre } from "#app/features/properties/rules";
import { contactLines } from "#app/features/documents/contact";
import { readIdentity } from "#app/features/settings/identity.server";
import type { TextGroup } from "#app/features/translations/texts.server";
import { createRichTranslate, createTranslate, type Translate } from "#app/features/translations/translate.server";
import { formatDay, type Day } from "#app/platform/dates/dates";
import type { Language } from "#app/platform/i18n/languages";
import { BASE_CURRENCY, formatMoney, formatRoundMoney, type Cents } from "#app/platform/money/money";

const TEXTS = [
  "property",
  "propertyCard",
  "propertyType",
  "listingType",
  "propertyStatus",
  "propertyMarket",
  "propertyPer",
  "propertyAmenity",
  "documents",
  "map",
] as const satisfies TextGroup[];

const MAX_PICTURES = 8;

/** The brochure of a property, from what its page shows and nothing else: no owner, no address, no private paper. */
export function brochureContent(
  site: SiteContent,
  { property, changedOn, address }: { property: PropertyPage; changedOn: Day; address: string },
  language: Language,
): DocumentContent {
  const texts = site.texts.pick(language, TEXTS);
  const t = createTranslate(texts, language);
  const identity = readIdentity(site, language);
  const pictures: Record<string, PictureSource> = { code: { svg: qrSvg(address) } };
  const printed = property.images.slice(0, MAX_PICTURES).map((url, index): PrintedPicture => {
    const source = pictureSource(url);
    if (source) pictures[`picture${index}`] = source;
    return {
      file: source && pictureFile(`picture${index}`, source),
      alt: property.image_texts[index] ?? property.title,
    };
  });
  const where = whereOf(site.places.value, property.point, language, property.blurred);
  if (where)
    pictures.map = {
      svg: mapSvg({
        language,
        places: toMapPlaces(site.places.value, language),
        texts: { scale: t("map.scale"), north: t("map.north"), ferry: t("map.ferry") },
        point: where.point,
        withinMetres: where.isBlurred ? BLUR_METRES : undefined,
        ratio: null,
      }),
    };
  const named = (location: string) => site.texts.namePlaces(language, location);
  return {
    template: "brochure",
    pictures,
    data: {
      language,
      documentTitle: `${property.title} · ${identity.name}`,
      site: identity.name,
      title: property.title,
      ...readState(property, t),
      place: property.neighborhood
        ? t("property.place", { location: named(property.location), neighborhood: named(property.neighborhood) })
        : named(property.location),
      price: priceOf(property, texts, language),
      perSquareMetre: perSquareMetre(property, t, language),
      facts: facts(property, t),
      description: property.description.split(/\n+/).filter((line) => line.trim() !== ""),
      amenitiesTitle: t("property.amenities"),
      amenities: property.amenities.map((amenity) => t(`propertyAmenity.${AMENITY_TEXTS[amenity]}`)),
      pictures: printed,
      map: where && {
        title: t("property.location"),
        alt: t("map.labelOf", { title: property.title }),
        near: [where.near && t("map.near", { place: where.near }), where.isBlurred && t("map.within")]
          .filter(Boolean)
          .join(" · "),
        credit: t("map.credit"),
      },
      // As on the page: who rents leases nothing.
      lease: property.listing_type === "sale" ? { title: t("property.leaseTitle"), body: t("property.lease") } : null,
      scan: t("documents.scan"),
      address,
      contact: contactLines(identity),
      day: t("documents.asOf", { day: formatDay(changedOn, language) }),
    },
  };
}

/** A picture of ours; one from elsewhere is not fetched. */
function pictureSource(url: string): PictureSource | null {
  const [, media] = /^\/media\/([a-z-]+\/[a-z0-9-]+\.[a-z0-9]+)$/.exec(url) ?? [];
  if (media) return { media };
  const [, scene] = /^\/scenes\/([\w-]+)-1920\.webp$/.exec(url) ?? [];
  return scene ? { scene } : null;
}

/** How it stands, in the words of its page. What is sold says so across its picture. */
function readState(property: PropertyPage, t: Translate): { labels: string[]; stamp: string | null } {
  const { type, listing_type, status, market, reduced } = property;
  const text = marketText(market, listing_type);
  const isGone = market === "sold";
  return {
    labels: [
      t(`propertyType.${type}`),
      ...(isGone ? [] : [t(`listingType.${listing_type}`)]),
      ...(text ? [t(`propertyMarket.${text}`)] : []),
      ...(reduced ? [t("propertyMarket.reduced")] : []),
      t(`propertyStatus.${statusText(status, type)}`),
    ],
    stamp: isGone && text ? t(`propertyMarket.${text}`) : null,
  };
}

/** Prices are in dollars, whoever asks. In Arabic they stay left to right. */
const DOLLARS = { code: BASE_CURRENCY, rate: 1 } as const;
const inOrder = (text: string, language: Language) => (language === "ar" ? `\u2066${text}\u2069` : text);
const roundDollars = (amount: Cents, language: Language) =>
  inOrder(formatRoundMoney(amount, DOLLARS, language), language);
const dollars = (amount: Cents, language: Language) =>
  amount % 100 === 0 ? roundDollars(amount, language) : inOrder(formatMoney(amount, DOLLARS, language), language);

function priceOf(
  { price, listing_type }: PropertyPage,
  texts: Parameters<typeof createTranslate>[0],
  language: Language,
): string {
  if (price === null) return createTranslate(texts, language)("propertyMarket.onRequest");
  const amount = dollars(price, language);
  if (listing_type !== "rent") return amount;
  const { before, marked, after } = createRichTranslate(
    texts,
    language,
    "b",
  )("propertyCard.perMonth", { price: amount });
  return before + marked + after;
}

function perSquareMetre(property: PropertyPage, t: Translate, language: Language): string | null {
  const per = pricePerSquareMetre(property);
  return (
    per && t(`propertyPer.${PER_TEXTS[property.listing_type][per.of]}`, { price: roundDollars(per.price, language) })
  );
}

function facts(property: PropertyPage, t: Translate): { label: string; value: string }[] {
  const { type, bedrooms, bathrooms, land, area, year_built: year, parking_spaces: parking } = property;
  const size = (n: number) => t("propertyCard.size", { n });
  return [
    hasRooms(type) && bedrooms !== null && { label: t("property.bedrooms"), value: String(bedrooms) },
    hasRooms(type) && bathrooms !== null && { label: t("property.bathrooms"), value: String(bathrooms) },
    land !== null && { label: t("property.land"), value: size(land) },
    area !== null && { label: t("property.area"), value: size(area) },
    {
      label: year ? t("property.typeBuilt", { year: String(year) }) : t("property.type"),
      value: t(`propertyType.${type}`),
    },
    parking !== null && parking > 0 && { label: t("propertyAmenity.parking"), value: String(parking) },
  ].filter((fact) => fact !== false);
}
