import { useState } from "react";
import { SingleFileField } from "#app/features/media/office/single-file-field";
import type { Uploads } from "#app/features/media/use-uploads";
import { HeroPreview } from "#app/features/settings/admin/form/hero-preview";
import type { SettingsDraft } from "#app/features/settings/admin/form/draft";
import type { Language } from "#app/platform/i18n/languages";
import { localisedName } from "#app/ui/office/form/draft";
import { Field } from "#app/ui/office/form/field";
import { LanguageChips } from "#app/ui/office/form/language-chips";
import { LocalisedInput } from "#app/ui/office/form/localised-input";
import type { FormState } from "#app/ui/office/form/use-record-form";

interface HomepageSectionProps {
  form: FormState<SettingsDraft>;
  titles: Record<Language, string>;
  picture: Uploads;
}

export function HomepageSection({ form, titles, picture }: HomepageSectionProps) {
  const { draft, errors, change, language, setLanguage } = form;
  // While it is typed an address is only half of one: the preview asks for it when the field is left.
  const [film, setFilm] = useState(draft.homepage_hero_video);
  return (
    <section className="office-card form-card" id="section-homepage">
      <h2>Homepage Settings</h2>
      <p>
        The first screen of the home page: a title for each language, one picture and one film for all. A language
        without a title keeps the one under Translations.
      </p>
      <HeroPreview
        title={draft[localisedName("homepage_hero_title", language)].trim() || titles[language]}
        language={language}
        picture={picture.items[0]?.preview ?? null}
        film={film.trim()}
      />
      <LanguageChips draft={draft} fields={["homepage_hero_title"]} current={language} onChange={setLanguage} />
      <LocalisedInput
        form={form}
        field="homepage_hero_title"
        label="Hero Title"
        hint="*Asterisks* set a phrase in italics"
        placeholder={titles[language]}
        isOptional
      />
      <SingleFileField
        kind="picture"
        name="homepage_hero_image"
        label="Hero picture"
        hint="The one of the site, unless you choose another"
        uploads={picture}
        error={errors.homepage_hero_image}
      />
      <Field
        name="homepage_hero_video"
        label="Hero Video URL"
        hint="Plays over the picture"
        error={errors.homepage_hero_video}
      >
        {(control) => (
          <input
            {...control}
            className="input"
            dir="ltr"
            inputMode="url"
            autoCapitalize="off"
            spellCheck={false}
            placeholder="https://"
            value={draft.homepage_hero_video}
            onChange={(event) => change("homepage_hero_video", event.target.value)}
            onBlur={(event) => setFilm(event.target.value)}
          />
        )}
      </Field>
    </section>
  );
}
