import type { PropertyDraft } from "#app/features/properties/admin/form/draft";
import { slugFrom } from "#app/features/properties/slug";
import { BASE_LANGUAGE, LANGUAGES } from "#app/platform/i18n/languages";
import { textName } from "#app/ui/office/form/draft";
import { Field } from "#app/ui/office/form/field";
import { HiddenTexts } from "#app/ui/office/form/localised-input";
import type { FormState } from "#app/ui/office/form/use-record-form";

/**
 * The form, with slugs that follow their titles letter by letter: as long as nobody has typed one, and none was stored, since a stored
 * one may be linked to from anywhere.
 */
export function withLiveSlugs(form: FormState<PropertyDraft>): FormState<PropertyDraft> {
  return {
    ...form,
    change(field, value) {
      form.change(field, value);
      const language = LANGUAGES.find((candidate) => textName("title", candidate) === field);
      if (!language || typeof value !== "string") return;
      const name = textName("slug", language);
      const slug = form.draft[name];
      const isStored = slug === form.base[name];
      const isMadeFromTitle = slug === slugFrom(form.draft[textName("title", language)]);
      if (slug === "" || (isMadeFromTitle && !isStored)) form.change(name, slugFrom(value));
    },
  };
}

export function SlugField({ form }: { form: FormState<PropertyDraft> }) {
  const { language } = form;
  const name = textName("slug", language);
  return (
    <>
      <Field name={name} label="Slug" hint={language === BASE_LANGUAGE ? "Made from the title when left empty" : "Follows the title while it is typed"} error={form.errors[name]}>
        {(control) => (
          <div className="input input-group slug-input">
            <span aria-hidden>{language === BASE_LANGUAGE ? "/real-estate/" : `/${language}/real-estate/`}</span>
            <input {...control} dir="auto" autoComplete="off" autoCapitalize="none" spellCheck={false} value={form.draft[name]} onChange={(event) => form.change(name, event.target.value)} />
          </div>
        )}
      </Field>
      <HiddenTexts form={form} field="slug" />
    </>
  );
}
