import { inArray, sql, type SQL } from "drizzle-orm";
import { pointOf, type Coordinates } from "#app/features/maps/island/projection";
import type { MarketRules } from "#app/features/properties/market/rules";
import { selectCards, SORT_ORDERS, type PropertyCard } from "#app/features/properties/queries.server";
import type { ListingType, PropertyType } from "#app/features/properties/schema";
import { rankSimilar, SQUARE_DEGREES, type Comparable, type Likeness } from "#app/features/properties/similar/rules";
import { properties } from "#app/features/properties/tables.server";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import type { Language } from "#app/platform/i18n/languages";
import type { Cents } from "#app/platform/money/money";

export type SimilarCard = PropertyCard & { likeness: Likeness };

interface Subject extends Comparable {
  type: PropertyType;
  listing_type: ListingType;
}

/** Rows read on either side of the price: of the whole island, and of each square. */
const ON_ISLAND = 30;
const IN_SQUARE = 10;

/** The squares of a point and around it, as rows of a table. */
function squaresAround({ latitude, longitude }: Coordinates): SQL {
  const squareOf = (degrees: number, step: number) => sql`${Math.floor(degrees / SQUARE_DEGREES) + step}::float8`;
  const steps = [-1, 0, 1];
  const squares = steps.flatMap((down) =>
    steps.map((along) => sql`(${squareOf(latitude, down)}, ${squareOf(longitude, along)})`),
  );
  return sql`(values ${sql.join(squares, sql`, `)}) as square(y, x)`;
}

const IN_SQUARE_OF = sql.raw(
  `floor("properties"."public_latitude" / ${SQUARE_DEGREES}) = square.y and floor("properties"."public_longitude" / ${SQUARE_DEGREES}) = square.x and "properties"."public_latitude" is not null`,
);

/** Rows with a price nearest to one, or any where it is not known: each part is the order of an index. */
function nearestInPrice(where: SQL, price: Cents | null, limit: number): SQL[] {
  const columns = sql`select ${properties.id} as id, ${properties.public_latitude} as latitude, ${properties.public_longitude} as longitude, (${properties.shown_price} * 100)::float8 as price from ${properties} where ${where}`;
  if (price === null) return [sql`(${columns} order by ${properties.shown_price}, ${properties.id} limit ${limit})`];
  const dollars = sql`${(price / 100).toFixed(2)}::numeric`;
  return [
    sql`(${columns} and ${properties.shown_price} >= ${dollars} order by ${properties.shown_price}, ${properties.id} limit ${limit})`,
    sql`(${columns} and ${properties.shown_price} < ${dollars} order by ${properties.shown_price} desc, ${properties.id} desc limit ${limit})`,
    sql`(${columns} and ${properties.shown_price} is null order by ${properties.id} limit ${limit})`,
  ];
}

/**
 * The ones most similar to a property that can still be had: of the same kind, near to it or to its price. However many
 * properties there are, only a few rows around its price are read, of the island and of the squares around it.
 */
export async function listSimilar(
  db: Db,
  language: Language,
  subject: Subject,
  rules: MarketRules,
): Promise<SimilarCard[]> {
  const { type, listing_type, price, point } = subject;
  // The market as the indexes have it: a value handed over would not be known to be theirs.
  const isOffered = sql`${properties.published} and ${properties.market} = 'available' and ${properties.type} = ${type} and ${properties.listing_type} = ${listing_type}`;
  const parts = nearestInPrice(isOffered, price, ON_ISLAND);
  if (point)
    for (const part of nearestInPrice(sql`${isOffered} and ${IN_SQUARE_OF}`, price, IN_SQUARE))
      parts.push(sql`(select near.* from ${squaresAround(point)} cross join lateral ${part} as near)`);
  const rows = await rowsOf<{ id: string; latitude: number | null; longitude: number | null; price: number | null }>(
    db,
    sql.join(parts, sql` union all `),
  );
  const likeness = rankSimilar(
    subject,
    rows.map(({ id, price: cents, ...at }) => ({ id, price: cents, point: pointOf(at) })),
  );
  if (likeness.length === 0) return [];
  const ids = likeness.map(({ id }) => id);
  const cards = await selectCards(db, language, inArray(properties.id, ids), SORT_ORDERS.latest, ids.length, rules);
  return likeness.flatMap(({ id, km, percent }) => {
    const card = cards.find((one) => one.id === id);
    return card ? [{ ...card, likeness: { km, percent } }] : [];
  });
}
