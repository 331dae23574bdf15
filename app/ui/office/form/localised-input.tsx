import type { ReactNode } from "react";
import { localisedNames, localisedName, type Draft } from "#app/ui/office/form/draft";
import { Field } from "#app/ui/office/form/field";
import type { FormState } from "#app/ui/office/form/use-record-form";
import { BASE_LANGUAGE, directionOf, ENDONYMS, type Language } from "#app/platform/i18n/languages";

interface LocalisedInputProps<D extends Draft> {
  form: FormState<D>;
  field: string;
  label: string;
  isLong?: boolean;
  rows?: number;
  hint?: ReactNode;
  placeholder?: string;
  isOptional?: boolean;
}

/** A field in nine languages: one is visible, the others are hidden inputs. Only English is required. */
export function LocalisedInput<D extends Draft>(props: LocalisedInputProps<D>) {
  const { form, field } = props;
  const { language } = form;
  const name = localisedName(field, language);
  const isRequired = language === BASE_LANGUAGE && !props.isOptional;
  const Control = props.isLong ? "textarea" : "input";
  return (
    <>
      <Field
        name={name}
        label={props.label}
        hint={props.hint ?? (language === BASE_LANGUAGE ? undefined : <FallbackHint language={language} />)}
        isRequired={isRequired}
        error={form.errors[name]}
      >
        {(control) => (
          <Control
            {...control}
            className="input"
            lang={language}
            dir={directionOf(language)}
            required={isRequired}
            placeholder={props.placeholder}
            rows={props.isLong ? (props.rows ?? 6) : undefined}
            value={String(form.draft[name] ?? "")}
            onChange={(event) => form.change(name, event.target.value)}
          />
        )}
      </Field>
      <HiddenTexts form={form} field={field} />
    </>
  );
}

export function FallbackHint({ language }: { language: Language }) {
  return (
    <>
      <bdi lang={language}>{ENDONYMS[language]}</bdi>, or the English one if empty
    </>
  );
}

/** The languages that are not shown. */
export function HiddenTexts<D extends Draft>({ form, field }: { form: FormState<D>; field: string }) {
  const shown = localisedName(field, form.language);
  return localisedNames(field)
    .filter((name) => name !== shown)
    .map((name) => <input key={name} type="hidden" name={name} value={String(form.draft[name] ?? "")} />);
}
