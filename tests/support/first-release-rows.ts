import { sql } from "drizzle-orm";
import type { Db } from "#app/platform/db/db.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { LANGUAGES, TRANSLATED_LANGUAGES, type Language } from "#app/platform/i18n/languages";

/**
 * A text in nine scripts and with what quoting gets wrong: marks, breaks, letters that end a line elsewhere, pairs
 * beyond the first plane.
 */
export const SAMPLE_TEXTS: Readonly<Record<Language, string>> = {
  en: "Dhow \"Nyota\" & 'crew' \\ back\\slash, {braces}\tand a tab",
  fr: "Voilier à l’aube, où l’île s’éveille\nœuvre",
  es: "¿Mañana al señorío? ¡Sí!",
  it: "Perché no? È già là",
  de: "Größe, Straße, Übergröße",
  ru: "Парусник на рассвете, съёмка",
  zh: "黎明的三角帆船，𠮷野家",
  ar: "مَركب شراعي عند الفجر، ١٢٣",
  sw: "Jahazi la alfajiri \u2028 ng'ombe 🐄",
};

const localised = (field: string, text: (language: Language) => string = (language) => SAMPLE_TEXTS[language]) =>
  Object.fromEntries(TRANSLATED_LANGUAGES.map((language) => [`${field}_${language}`, text(language)]));
const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;
const person = (language: Language) => ({
  name: SAMPLE_TEXTS[language],
  email: `${language}@example.com`,
  phone: "+255 777 000 111",
  message: SAMPLE_TEXTS[language],
  language,
});
const guest = (language: Language) => {
  const { name, message: _, ...rest } = person(language);
  return {
    full_name: name,
    ...rest,
    quoted_total: "1234.50",
    submission_key: `key-${language}`,
    created_at: "2026-11-01T05:06:07.123456Z",
  };
};

/**
 * A row in every table the first release had, in columns it had. What each language writes is there in that language.
 */
export const FIRST_RELEASE_ROWS: readonly (readonly [table: string, rows: readonly Record<string, unknown>[]])[] = [
  [
    "users",
    [
      {
        id: "u1",
        name: SAMPLE_TEXTS.ar,
        email: "salma@example.com",
        email_verified: true,
        created_at: "2026-11-01T00:00:00.000001Z",
      },
    ],
  ],
  ["accounts", [{ id: "a1", account_id: "u1", provider_id: "credential", user_id: "u1", password: "salt:hash" }]],
  [
    "sessions",
    [
      {
        id: "s1",
        token: "token",
        expires_at: "2027-01-01T00:00:00Z",
        ip_address: "192.0.2.1",
        user_agent: "Browser",
        user_id: "u1",
      },
    ],
  ],
  ["verifications", [{ id: "v1", identifier: "i", value: "v", expires_at: "2027-01-01T00:00:00Z" }]],
  ["admin_users", [{ user_id: "u1" }]],
  ["admin_notification_preferences", [{ user_id: "u1", sound_enabled: false, email_notifications: true }]],
  ["app_secrets", [{ name: "session", value: "c2VjcmV0" }]],
  ["rate_limits", [{ key: "form 192.0.2.1", window_start: "2026-11-01T00:00:00Z", count: 3 }]],
  [
    "media_objects",
    [
      {
        bucket: "property-images",
        name: "0123456789abcdef01234567.jpg",
        content_type: "image/jpeg",
        size: 3_000_000_000,
        width: 10,
        height: 10,
        uploaded_by: "u1",
      },
    ],
  ],
  ["blog_categories", [{ id: id(1), name: SAMPLE_TEXTS.de }]],
  [
    "blog_articles",
    [
      {
        id: id(2),
        title: SAMPLE_TEXTS.en,
        ...localised("title"),
        slug: "dhow",
        description: SAMPLE_TEXTS.en,
        ...localised("description"),
        content: `<p>${SAMPLE_TEXTS.en}</p>`,
        ...localised("content", (language) => `<p>${SAMPLE_TEXTS[language]}</p>`.repeat(200)),
        category: SAMPLE_TEXTS.de,
        category_id: id(1),
        published_date: "2026-02-28",
        file_size: 9_007_199_254_740_991,
      },
    ],
  ],
  [
    "experiences",
    [
      {
        id: id(3),
        title: SAMPLE_TEXTS.en,
        ...localised("title"),
        description: SAMPLE_TEXTS.en,
        ...localised("description"),
        category: "Nature",
        duration: "2 hours",
        price: "65.50",
        images: ["/media/experience-media/a.jpg", 'with "quotes", {braces} and \\'],
        included: [SAMPLE_TEXTS.zh, ""],
        latitude: -5.1234567890123,
        longitude: 39.7,
      },
    ],
  ],
  [
    "experience_reviews",
    [{ id: id(4), experience_id: id(3), author: SAMPLE_TEXTS.ru, rating: 5, body: SAMPLE_TEXTS.ru }],
  ],
  [
    "stays",
    [
      {
        id: id(5),
        slug: "house",
        ...localised("slug", (language) => `house-${language}`),
        name: SAMPLE_TEXTS.en,
        ...localised("name"),
        description: SAMPLE_TEXTS.en,
        ...localised("description"),
        location: "Wete",
        type: "villa",
        price: "100",
        rating: "4.5",
        max_guests: 2,
        features: { pool: true, note: null },
        amenities: {},
      },
    ],
  ],
  [
    "transportation_rentals",
    [
      {
        id: id(6),
        name: SAMPLE_TEXTS.en,
        ...localised("name"),
        type: "car",
        description: SAMPLE_TEXTS.en,
        ...localised("description"),
        price_per_day: "40",
        price_per_week: "200.01",
        driver_price_per_day: null,
      },
    ],
  ],
  [
    "properties",
    [
      {
        id: id(7),
        slug: "villa",
        ...localised("slug", (language) => `villa-${language}`),
        title: SAMPLE_TEXTS.en,
        ...localised("title"),
        description: SAMPLE_TEXTS.en,
        ...localised("description"),
        type: "house",
        location: "Wete",
        price: "123456.78",
        land_size: "500 m²",
        images: ["/media/property-images/0123456789abcdef01234567.jpg"],
        owner_name: SAMPLE_TEXTS.sw,
        owner_email: "sw@example.com",
        owner_phone: "1",
        square_footage: "12.30",
      },
    ],
  ],
  ["property_notifications", [{ id: id(8), property_id: id(7), type: "new_submission", message: SAMPLE_TEXTS.en }]],
  [
    "pemba_property_bookings",
    [{ id: id(9), property_id: id(7), property_title: SAMPLE_TEXTS.en, total_amount: "99999.99" }],
  ],
  [
    "experience_inquiries",
    LANGUAGES.map((language, n) => ({
      id: id(100 + n),
      experience_id: id(3),
      experience_title: SAMPLE_TEXTS[language],
      country_code: "+255",
      accommodation: SAMPLE_TEXTS[language],
      participants: 2,
      date: "2027-01-01",
      message: SAMPLE_TEXTS[language],
      ...guest(language),
    })),
  ],
  [
    "stay_bookings",
    LANGUAGES.map((language, n) => ({
      id: id(200 + n),
      stay_id: id(5),
      stay_name: SAMPLE_TEXTS[language],
      check_in: "2027-01-01",
      check_out: "2027-01-03",
      guests: 1,
      special_requests: SAMPLE_TEXTS[language],
      ...guest(language),
    })),
  ],
  [
    "transportation_bookings",
    LANGUAGES.map((language, n) => ({
      id: id(300 + n),
      rental_id: id(6),
      rental_name: SAMPLE_TEXTS[language],
      rental_type: "car",
      pickup_date: "2027-01-01",
      return_date: "2027-01-03",
      special_requests: null,
      ...guest(language),
    })),
  ],
  [
    "inquiries",
    LANGUAGES.map((language, n) => ({
      id: id(400 + n),
      topic: "General Inquiry",
      category: "General",
      read: n % 2 === 0,
      submission_key: `m-${language}`,
      ...person(language),
    })),
  ],
  [
    "property_inquiries",
    LANGUAGES.map((language, n) => ({
      id: id(500 + n),
      property_id: id(7),
      property_title: SAMPLE_TEXTS[language],
      submission_key: `q-${language}`,
      ...person(language),
    })),
  ],
  ["translations", [{ id: id(10), key: "x.y", ...SAMPLE_TEXTS, shipped: SAMPLE_TEXTS }]],
  ["seeds", [{ name: "texts", fingerprint: "f" }]],
  ["currencies", [{ code: "TZS", name: "Shilling", symbol: "TSh", exchange_rate: "2501.123456" }]],
  [
    "site_settings",
    [
      {
        id: id(11),
        homepage_hero_title: SAMPLE_TEXTS.en,
        footer_text: SAMPLE_TEXTS.en,
        ...localised("footer_text"),
        seo_defaults: { title: SAMPLE_TEXTS.en, description: "" },
      },
    ],
  ],
];

/** Into a database of any version: tables and columns that are gone since are left out. */
export async function insertFirstReleaseRows(db: Db): Promise<void> {
  const columns = await rowsOf<{ table: string; column: string }>(
    db,
    sql`select table_name::text as table, column_name::text as column from information_schema.columns where table_schema = 'public'`,
  );
  const isThere = new Set(columns.map(({ table, column }) => `${table} ${column}`));
  for (const [table, rows] of FIRST_RELEASE_ROWS) {
    for (const row of rows) {
      const there = Object.keys(row).filter((column) => isThere.has(`${table} ${column}`));
      if (there.length === 0) continue;
      const names = sql.join(
        there.map((name) => sql.identifier(name)),
        sql`, `,
      );
      await db.execute(
        sql`insert into ${sql.identifier(table)} (${names}) select ${names} from jsonb_populate_record(null::${sql.identifier(table)}, ${JSON.stringify(row)}::jsonb)`,
      );
    }
  }
}
