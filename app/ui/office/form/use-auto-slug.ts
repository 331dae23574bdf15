import { useState } from "react";
import { localisedNames, languageOfField, localisedName, type Draft } from "#app/ui/office/form/draft";
import type { FormState } from "#app/ui/office/form/use-record-form";
import type { Language } from "#app/platform/i18n/languages";
import { slugFrom } from "#app/platform/i18n/slug";

export interface SlugState {
  /** Whether it follows its source. */
  isAuto: (language: Language) => boolean;
  /** Whether it could be made from its source and is something else now. */
  canRegenerate: (language: Language) => boolean;
  /** Makes a slug that was typed or stored follow its source again. */
  regenerate: (language: Language) => void;
}

/**
 * Generates each language's slug from its source field (name or title) until one is typed. A stored slug is kept, as
 * links use it. Returns the form with a `change` that updates the slug too.
 */
export function useAutoSlug<D extends Draft>(
  form: FormState<D>,
  source: string,
): { form: FormState<D>; slugs: SlugState } {
  const [autoOverrides, setAutoOverrides] = useState<Partial<Record<Language, boolean>>>({});
  const textOf = (draft: D, field: string, language: Language) => String(draft[localisedName(field, language)] ?? "");

  function isAuto(language: Language): boolean {
    const slug = textOf(form.draft, "slug", language);
    const isUntouched =
      textOf(form.base, "slug", language) === "" &&
      (slug === "" || slug === slugFrom(textOf(form.draft, source, language)));
    return autoOverrides[language] ?? isUntouched;
  }

  const change: FormState<D>["change"] = (field, value) => {
    form.change(field, value);
    const language = languageOfField(field, [source, "slug"]);
    if (!language || typeof value === "function") return;
    if (localisedNames("slug").some((name) => name === field))
      setAutoOverrides((before) => ({ ...before, [language]: value === "" }));
    else if (isAuto(language)) form.change(localisedName("slug", language), slugFrom(String(value)));
  };

  return {
    form: { ...form, change },
    slugs: {
      isAuto,
      canRegenerate(language) {
        const generated = slugFrom(textOf(form.draft, source, language));
        return generated !== "" && generated !== textOf(form.draft, "slug", language);
      },
      regenerate(language) {
        setAutoOverrides((before) => ({ ...before, [language]: true }));
        form.change(localisedName("slug", language), slugFrom(textOf(form.draft, source, language)));
      },
    },
  };
}
