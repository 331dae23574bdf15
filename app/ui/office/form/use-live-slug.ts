import { useState } from "react";
import { inEveryLanguage, languageOf, textName, type Draft } from "#app/ui/office/form/draft";
import type { FormState } from "#app/ui/office/form/use-record-form";
import type { Language } from "#app/platform/i18n/languages";
import { slugFrom } from "#app/platform/i18n/slug";

export interface SlugState {
  /** Whether it follows its source. */
  isLive: (language: Language) => boolean;
  /** Whether it could be made from its source and is something else now. */
  differs: (language: Language) => boolean;
  /** Makes a slug that was typed or stored follow its source again. */
  follow: (language: Language) => void;
}

/**
 * The slug of each language follows its source (a name, a title) until somebody types one. A stored slug stays as it is: links lead
 * to it. Gives the form back with a `change` that sees to it.
 */
export function useLiveSlug<D extends Draft>(form: FormState<D>, source: string): { form: FormState<D>; slugs: SlugState } {
  const [decided, setDecided] = useState<Partial<Record<Language, boolean>>>({});
  const textOf = (draft: D, field: string, language: Language) => String(draft[textName(field, language)] ?? "");

  function isLive(language: Language): boolean {
    const slug = textOf(form.draft, "slug", language);
    const isUntouched = textOf(form.base, "slug", language) === "" && (slug === "" || slug === slugFrom(textOf(form.draft, source, language)));
    return decided[language] ?? isUntouched;
  }

  const change: FormState<D>["change"] = (field, value) => {
    form.change(field, value);
    const language = languageOf(field, [source, "slug"]);
    if (!language || typeof value === "function") return;
    if (inEveryLanguage("slug").some((name) => name === field)) setDecided((before) => ({ ...before, [language]: value === "" }));
    else if (isLive(language)) form.change(textName("slug", language), slugFrom(String(value)));
  };

  return {
    form: { ...form, change },
    slugs: {
      isLive,
      differs(language) {
        const made = slugFrom(textOf(form.draft, source, language));
        return made !== "" && made !== textOf(form.draft, "slug", language);
      },
      follow(language) {
        setDecided((before) => ({ ...before, [language]: true }));
        form.change(textName("slug", language), slugFrom(textOf(form.draft, source, language)));
      },
    },
  };
}
