import { buildIdentity, officePosition, siteName, type Identity } from "#app/features/settings/identity";
import { hoursLines, type HoursLine } from "#app/features/settings/opening-hours";
import type { SiteSettings } from "#app/features/settings/queries.server";
import { DEFAULT_HOURS, type SeoDefaults } from "#app/features/settings/schema";
import { createTranslate } from "#app/features/translations/translate.server";
import type { Texts } from "#app/features/translations/texts.server";
import { BASE_LANGUAGE, type Language } from "#app/platform/i18n/languages";
import { localisedText } from "#app/platform/i18n/localised";

/** What is kept in memory and every page is made of. */
interface SiteData {
  settings: { value: SiteSettings | null };
  texts: Texts;
}

export function readIdentity({ settings, texts }: SiteData, language: Language): Identity {
  return buildIdentity(settings.value, language, texts.plain(language, "contactPage", "address"));
}

export function readHours({ settings, texts }: SiteData, language: Language): HoursLine[] {
  const say = createTranslate(texts.pick(language, ["hours"]), language);
  return hoursLines(settings.value?.opening_hours ?? DEFAULT_HOURS, say, language);
}

/** What the contact page says about the office besides the identity. */
export function readOffice(kept: SiteData, language: Language) {
  const saved = kept.settings.value;
  return {
    note: saved ? localisedText(saved, "address_note", language) : "",
    position: officePosition(saved),
    hasOwnAddress: Boolean(saved && localisedText(saved, "address", language)),
    hours: saved?.opening_hours ?? DEFAULT_HOURS,
    lines: readHours(kept, language),
  };
}
export type Office = ReturnType<typeof readOffice>;

/** The shipped title and description of a page that has none of its own. */
export function defaultSeo({ settings, texts }: SiteData, language: Language): SeoDefaults {
  const say = createTranslate(texts.pick(language, ["site"]), language);
  return { title: say("site.title", { brand: siteName(settings.value) }), description: say("site.description") };
}

/** The same with what staff have set. The settings hold these in English alone. */
export function readSeo(kept: SiteData, language: Language): SeoDefaults {
  const own = language === BASE_LANGUAGE ? kept.settings.value?.seo_defaults : null;
  const shipped = defaultSeo(kept, language);
  return { title: own?.title || shipped.title, description: own?.description || shipped.description };
}

/** The hero's title in one language, where staff have written one. The others keep the one among their texts. */
export function heroTitleIn(saved: SiteSettings | null, language: Language): string | null {
  if (!saved) return null;
  return language === BASE_LANGUAGE ? saved.homepage_hero_title : saved[`homepage_hero_title_${language}`];
}
