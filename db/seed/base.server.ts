import { BLOG_CATEGORIES } from "#app/features/blog/schema";
import { blog_categories } from "#app/features/blog/tables.server";
import { DEFAULT_RATES, SYMBOLS } from "#app/features/currencies/rates.server";
import { currencies } from "#app/features/currencies/tables.server";
import { EXAMPLE_ADDRESS_NOTES, EXAMPLE_IDENTITY } from "#app/features/settings/examples";
import { FALLBACK_SOCIAL_LINKS } from "#app/features/settings/schema";
import { site_settings } from "#app/features/settings/tables.server";
import { catalogues } from "#app/features/translations/catalogues.server";
import type { Db } from "#app/platform/db/db.server";
import { TRANSLATED_LANGUAGES } from "#app/platform/i18n/languages";
import { seedIfChanged } from "#db/seed/seed-if-changed.server";

const CURRENCIES = [
  { code: "USD", name: "US dollar" },
  { code: "EUR", name: "Euro" },
  { code: "GBP", name: "Pound sterling" },
  { code: "AED", name: "UAE dirham" },
  { code: "TZS", name: "Tanzanian shilling" },
] as const;

/**
 * What a site needs before it has any content, with an identity to look at on a demo. Rows that are there already
 * belong to staff.
 */
export async function seedBase(db: Db, mode: "demo" | "base"): Promise<void> {
  await seedIfChanged(db, "base", [CURRENCIES, DEFAULT_RATES, BLOG_CATEGORIES], async (tx) => {
    await tx
      .insert(currencies)
      .values(
        CURRENCIES.map((currency) => ({
          ...currency,
          symbol: SYMBOLS[currency.code],
          exchange_rate: DEFAULT_RATES[currency.code],
        })),
      )
      .onConflictDoNothing();
    await tx
      .insert(blog_categories)
      .values(BLOG_CATEGORIES.map((name) => ({ name })))
      .onConflictDoNothing();
    const { en } = catalogues;
    await tx
      .insert(site_settings)
      .values({
        homepage_hero_title: en.home.heroTitle,
        // An empty title is the shipped one, which begins with the site's name.
        seo_defaults: { title: "", description: en.site.description },
        footer_text: en.footer.text,
        ...Object.fromEntries(
          TRANSLATED_LANGUAGES.map((language) => [`footer_text_${language}`, catalogues[language].footer.text]),
        ),
        ...(mode === "demo" && { ...EXAMPLE_IDENTITY, ...EXAMPLE_ADDRESS_NOTES, social_links: FALLBACK_SOCIAL_LINKS }),
      })
      .onConflictDoNothing();
  });
}
