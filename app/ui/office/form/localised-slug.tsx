import { RotateCcw } from "lucide-react";
import { localisedName, type Draft } from "#app/ui/office/form/draft";
import { Field } from "#app/ui/office/form/field";
import { HiddenTexts } from "#app/ui/office/form/localised-input";
import { SlugRedirectNote } from "#app/ui/office/form/slug-redirect-note";
import type { SlugState } from "#app/ui/office/form/use-auto-slug";
import type { FormState } from "#app/ui/office/form/use-record-form";
import { BASE_LANGUAGE } from "#app/platform/i18n/languages";

interface LocalisedSlugProps<D extends Draft> {
  form: FormState<D>;
  slugs: SlugState;
  /** What stands before it in an English address: "/stays/". */
  path: string;
  /** What it is made from, in words: "name". */
  source: string;
  isRequired?: boolean;
  /** False for what visitors have never seen: its old address is not kept. */
  wasPublic?: boolean;
}

/** The last part of an address in nine languages: one is shown, the others travel along hidden. */
export function LocalisedSlug<D extends Draft>({
  form,
  slugs,
  path,
  source,
  isRequired = false,
  wasPublic = true,
}: LocalisedSlugProps<D>) {
  const { language } = form;
  const name = localisedName("slug", language);
  const isBase = language === BASE_LANGUAGE;
  return (
    <>
      <Field
        name={name}
        label="Slug"
        isRequired={isRequired && isBase}
        error={form.errors[name]}
        hint={
          slugs.canRegenerate(language) ? (
            <button type="button" className="field-action" onClick={() => slugs.regenerate(language)}>
              <RotateCcw aria-hidden />
              {`Make from the ${source}`}
            </button>
          ) : (
            `Made from the ${source}`
          )
        }
      >
        {(control) => (
          <div className="input input-group slug-input" data-live={slugs.isAuto(language) || undefined}>
            <span aria-hidden>{isBase ? path : `/${language}${path}`}</span>
            <input
              {...control}
              lang={language}
              dir="ltr"
              required={isRequired && isBase}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              value={String(form.draft[name] ?? "")}
              onChange={(event) => form.change(name, event.target.value)}
            />
          </div>
        )}
      </Field>
      {wasPublic && <SlugRedirectNote before={form.base[name]} now={form.draft[name]} />}
      <HiddenTexts form={form} field="slug" />
    </>
  );
}
