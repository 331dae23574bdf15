import type { GuideKind, GuideSection } from "#app/features/guide/schema";
import type { Day } from "#app/platform/dates/dates";
import type { Language } from "#app/platform/i18n/languages";

type InNineLanguages = Record<Language, string>;

export interface SeededGuideItem {
  key: string;
  section: GuideSection;
  kind: GuideKind;
  title: InNineLanguages;
  body?: InNineLanguages;
  /** The texts it was made of, with what staff have made of them. */
  former?: { title?: string; body?: string };
  starts_on?: Day;
  ends_on?: Day;
  is_about?: boolean;
  repeats_yearly?: boolean;
  source?: string;
}
