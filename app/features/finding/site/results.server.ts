import type { HighlightPart } from "#app/features/search/fold";
import { highlightWords } from "#app/features/search/fold";
import { excerptOf } from "#app/features/finding/marks";
import type { FoundEntry } from "#app/features/finding/queries.server";
import type { FoundKind } from "#app/features/finding/schema";
import type { Texts } from "#app/features/translations/texts.server";
import { inLanguage, type Language } from "#app/platform/i18n/languages";
import type { Cents } from "#app/platform/money/money";

/** What a result shows. */
export interface Result {
  kind: FoundKind;
  id: string;
  title: HighlightPart[];
  excerpt: HighlightPart[];
  /** Its texts are in English, for want of others. */
  isEnglish: boolean;
  location: string | null;
  picture: string | null;
  amount: Cents | null;
  market: FoundEntry["market"];
  to: string;
}

export function resultOf(entry: FoundEntry, marks: readonly string[], language: Language, texts: Texts): Result {
  const { kind, id, title, detail, isOwnLanguage, location, picture, amount, market, address } = entry;
  return {
    kind,
    id,
    title: highlightWords(title, marks),
    excerpt: excerptOf(detail, marks),
    isEnglish: !isOwnLanguage,
    location: location && texts.namePlaces(language, location),
    picture,
    amount,
    market,
    to: inLanguage(address, language),
  };
}
