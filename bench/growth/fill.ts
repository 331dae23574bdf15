/** A catalogue of any size: properties in nine languages, and what else grows with it. */
import { fillTable, openBulk, withoutIndexes, type Fill } from "../bulk-insert.ts";

const LANGUAGES = ["fr", "es", "it", "de", "ru", "zh", "ar", "sw"];
const SENTENCE = "A quiet place above the water, with cloves drying in the yard and the boats of Wete below. ";
const WORDS = ["harbour", "garden", "mango", "reef", "lagoon", "terrace", "orchard", "beach", "mangrove", "spice"];

const localised = (field: string) => LANGUAGES.map((language) => `${field}_${language}`).join(", ");
const translated = (text: string) => LANGUAGES.map((language) => `'[${language}] ' || ${text}`).join(", ");
const oneOf = (values: readonly string[], by = "n") =>
  `(array[${values.map((value) => `'${value}'`).join(", ")}])[1 + (${by}) % ${values.length}]`;
const words = `${oneOf(WORDS)} || ' ' || ${oneOf(WORDS, "n / 7")}`;
const text = `repeat('${SENTENCE}', 6) || md5(n::text)`;
/** One every three minutes until now, in an order of their own. */
const received = `now() - (n * 7919 % $rows) * interval '3 minutes'`;
/** All over the island. Nobody's place is hidden: visitors see the true one. */
const POINT = "-5.4 + n * 37 % 5003 / 10006.0, 39.62 + n * 91 % 2003 / 10015.0";
const pictures = `array['/scenes/reef-1920.webp', '/scenes/hero-1920.webp']`;

/** How many there are of each for so many properties. */
const shareOf = (properties: number) => Math.max(100, properties / 10);

const FILLS: (Fill & { rows: (properties: number) => number })[] = [
  {
    table: "properties",
    rows: (properties) => properties,
    insert: `insert into properties (slug, slug_de, title, ${localised("title")}, description, ${localised("description")}, type, listing_type, location, price, status, bedrooms, bathrooms, square_footage, land_size, latitude, longitude, public_latitude, public_longitude, images, published, is_featured, owner_name, owner_email, created_at)
      select 'place-' || n, case when n % 2 = 0 then 'ort-' || n end, 'Place ' || n || ' by the ' || ${words}, ${translated(`'Place ' || n || ' ' || ${words}`)}, ${text}, ${translated(text)},
        ${oneOf(["house", "apartment", "villa", "land", "commercial"], "n * 31 / 7")}, case when n % 5 = 0 then 'rent' else 'sale' end, ${oneOf(["Wete", "Konde", "Mkoani", "Chake Chake", "Micheweni"], "n / 3")},
        (5000 + n::bigint * 104729 % 1500000)::numeric, case when n % 4 = 0 then 'off_plan' else 'ready' end, n % 6, n % 4, 40 + n % 300, (200 + n % 2000) || ' m²', ${POINT}, ${POINT},
        ${pictures}, n % 20 > 0, n % 50 = 1, 'Owner ' || n, 'owner' || n || '@example.com', ${received} from generate_series($from, $to) n`,
  },
  {
    table: "stays",
    rows: shareOf,
    insert: `insert into stays (slug, name, ${localised("name")}, description, ${localised("description")}, location, type, price, max_guests, latitude, longitude, images, created_at)
      select 'lodge-' || n, 'Lodge ' || n || ' by the ' || ${words}, ${translated(`'Lodge ' || n`)}, ${text}, ${translated(text)}, ${oneOf(["Wete", "Konde", "Mkoani"], "n / 3")},
        ${oneOf(["resort", "villa", "hotel", "apartment"], "n * 31 / 7")}, 30 + n * 7919 % 900, 1 + n % 12, ${POINT}, ${pictures}, ${received} from generate_series($from, $to) n`,
  },
  {
    table: "experiences",
    rows: shareOf,
    insert: `insert into experiences (title, ${localised("title")}, description, ${localised("description")}, category, duration, price, images, created_at)
      select 'Walk ' || n || ' to the ' || ${words}, ${translated(`'Walk ' || n`)}, ${text}, ${translated(text)}, ${oneOf(["Nature", "Culture", "Diving", "Food", "Boats", "Adventure"])}, 'Half-day', 20 + n % 200, ${pictures}, ${received} from generate_series($from, $to) n`,
  },
  {
    table: "reviews",
    rows: shareOf,
    insert: `insert into reviews (listing_kind, listing_id, listing_name, origin, rating, body, author, language, month, state, decided_at)
      select 'experience', id, title, 'imported', 3 + (random() * 2)::int, 'We saw it all.', 'Guest', 'en', '2026-10', 'approved', now() from experiences limit ($to - $from + 1)`,
  },
  {
    table: "blog_articles",
    rows: shareOf,
    insert: `insert into blog_articles (slug, title, ${localised("title")}, description, ${localised("description")}, content, ${localised("content")}, category, published_date, cover_image, created_at)
      select 'tale-' || n, 'Tale ' || n || ' of the ' || ${words}, ${translated(`'Tale ' || n`)}, 'What happened at the ' || ${words}, ${translated(words)}, '<p>' || ${text} || '</p>', ${translated(text)},
        ${oneOf(["Travel", "Culture", "Nature"])}, date '2026-11-01' - (n % 3000), '/scenes/reef-1920.webp', ${received} from generate_series($from, $to) n`,
  },
];

/** What the trigger of reviews would have counted. */
export const COUNT_REVIEWS = `insert into review_stats (listing_kind, listing_id, ones, twos, threes, fours, fives)
  select listing_kind, listing_id, ${[1, 2, 3, 4, 5].map((stars) => `count(*) filter (where rating = ${stars})`).join(", ")} from reviews group by 1, 2`;

/** With nine languages they make 100,000 entries of the visitors' search: so many it was made for. */
const MOST_FOUND = 11_112;

/** Staff search is told of the properties in one go, the visitors' search of the first of them. */
export async function fillCatalogue(url: string, properties: number): Promise<void> {
  const client = await openBulk(url);
  for (const { rows, ...fill } of FILLS) await fillTable(client, fill, rows(properties));
  await client.query(COUNT_REVIEWS);
  await client.query("set session_replication_role = default");
  await withoutIndexes(client, "search_entries", () =>
    client.query(
      "insert into search_entries (kind, item_id, title, detail, aliases, picture, amount, status, sorted_at) select 'properties', p.id::text, entry.* from properties p, search_entry_of(p) entry on conflict do nothing",
    ),
  );
  await withoutIndexes(client, "site_search_entries", () =>
    client.query(
      `insert into site_search_entries (kind, item_id, language, title, detail, aliases, own_language, location, picture, amount, latitude, longitude, address, weight, sorted_at)
        select 'property', p.id::text, entry.* from properties p cross join lateral site_search_rows(p) entry where p.id in (select id from properties where published limit ${MOST_FOUND})`,
    ),
  );
  // The start of a server would fill in the rest, as the pages are measured.
  await client.query("insert into seeds (name, fingerprint) values ('site-search', 'bench') on conflict do nothing");
  await client.end();
}
