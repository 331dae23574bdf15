import { useState } from "react";
import { HeroPreview } from "#app/features/settings/admin/form/hero-preview";
import type { SettingsDraft } from "#app/features/settings/admin/form/draft";
import { Field } from "#app/ui/office/form/field";
import type { FormState } from "#app/ui/office/form/use-record-form";

export function HomepageSection({ form, fallbackTitle }: { form: FormState<SettingsDraft>; fallbackTitle: string }) {
  const { draft, errors, change } = form;
  // While it is typed an address is only half of one: the preview asks for it when the field is left.
  const [film, setFilm] = useState(draft.homepage_hero_video);
  return (
    <section className="office-card form-card" id="section-homepage">
      <h2>Homepage Settings</h2>
      <p>The first screen of the home page. The title is the English one; other languages have theirs under Translations.</p>
      <HeroPreview title={draft.homepage_hero_title.trim() || fallbackTitle} film={film.trim()} />
      <Field name="homepage_hero_title" label="Hero Title" hint="*Asterisks* set a phrase in italics" error={errors.homepage_hero_title}>
        {(control) => <input {...control} className="input" lang="en" placeholder={fallbackTitle} value={draft.homepage_hero_title} onChange={(event) => change("homepage_hero_title", event.target.value)} />}
      </Field>
      <Field name="homepage_hero_video" label="Hero Video URL" hint="Plays over the picture" error={errors.homepage_hero_video}>
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
