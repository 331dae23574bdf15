import { textName, type DraftErrors, type DraftField, type ExperienceDraft, type LocalisedField } from "#app/features/experiences/admin/form/draft";
import { Field } from "#app/features/experiences/admin/form/field";
import { BASE_LANGUAGE, directionOf, ENDONYMS, LANGUAGES, type Language } from "#app/platform/i18n/languages";

/** A field in nine languages: one is shown, the others travel along hidden. Only English must be there. */
export function LocalisedInput(props: {
  field: LocalisedField;
  label: string;
  isLong?: boolean;
  draft: ExperienceDraft;
  errors: DraftErrors;
  language: Language;
  onChange: (field: DraftField, value: string) => void;
}) {
  const { field, draft, language } = props;
  const name = textName(field, language);
  const isRequired = language === BASE_LANGUAGE;
  const Control = props.isLong ? "textarea" : "input";
  const hint = (
    <>
      <bdi lang={language}>{ENDONYMS[language]}</bdi>, or the English one if empty
    </>
  );
  return (
    <>
      <Field name={name} label={props.label} hint={isRequired ? undefined : hint} isRequired={isRequired} error={props.errors[name]}>
        {(control) => (
          <Control
            {...control}
            className="input"
            lang={language}
            dir={directionOf(language)}
            required={isRequired}
            rows={props.isLong ? 6 : undefined}
            value={draft[name]}
            onChange={(event) => props.onChange(name, event.target.value)}
          />
        )}
      </Field>
      {LANGUAGES.filter((other) => other !== language).map((other) => {
        const hidden = textName(field, other);
        return <input key={hidden} type="hidden" name={hidden} value={draft[hidden]} />;
      })}
    </>
  );
}
