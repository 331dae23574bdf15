import { useId, type HTMLAttributes, type InputHTMLAttributes, type ReactNode } from "react";
import { useFieldName, useProblemText } from "#app/features/properties/site/submission/submission-texts";
import type { Submission } from "#app/features/properties/site/submission/use-submission";
import type { SubmissionField } from "#app/features/properties/submission";
import type { Draft } from "#app/features/properties/site/submission/draft";
import { FieldFrame } from "#app/ui/form-field";

/** What every field of the form is given: the form's state, and what it starts with. */
export interface FieldsProps {
  submission: Submission;
  initial: Draft;
}

interface FieldProps extends FieldsProps {
  name: SubmissionField;
  /** Always, or only for some types of property: then the browser's own check, which knows no types, is not asked. */
  required?: boolean | "sometimes";
  children: (
    control: HTMLAttributes<HTMLElement> & { name: string; required: boolean; defaultValue: string | undefined },
  ) => ReactNode;
}

export function Field({ name, submission, initial, required = false, children }: FieldProps) {
  const nameOf = useFieldName();
  const textOf = useProblemText();
  const problem = submission.errors[name];
  return (
    <FieldFrame
      id={`field-${name}`}
      name={name}
      label={nameOf(name)}
      error={problem && textOf(problem, name)}
      required={Boolean(required)}
    >
      {(control) =>
        children({
          ...control,
          required: required === true,
          "aria-required": required === "sometimes" || undefined,
          defaultValue: initial.texts[name],
        })
      }
    </FieldFrame>
  );
}

type InputProps = Omit<FieldProps, "children"> &
  Pick<
    InputHTMLAttributes<HTMLInputElement>,
    "type" | "inputMode" | "autoComplete" | "placeholder" | "maxLength" | "dir"
  > & { initialValue?: string };

/** `start` is what stands in the field from the beginning. */
export function InputField({ name, submission, initial, required, initialValue, ...input }: InputProps) {
  return (
    <Field name={name} submission={submission} initial={initial} required={required}>
      {({ defaultValue, ...control }) => <input {...control} {...input} defaultValue={defaultValue ?? initialValue} />}
    </Field>
  );
}

type NumberProps = Omit<FieldProps, "children"> & {
  unit?: string;
  unitFirst?: boolean;
  initialValue?: string;
  decimals?: boolean;
};

/**
 * A text field for digits: a number field of the browser swallows what it does not understand, and then nobody can say
 * what is wrong.
 */
export function NumberField({
  name,
  submission,
  initial,
  required,
  unit,
  unitFirst = false,
  initialValue,
  decimals = false,
}: NumberProps) {
  const unitId = useId();
  return (
    <Field name={name} submission={submission} initial={initial} required={required}>
      {({ defaultValue, "aria-describedby": describedBy, ...control }) => (
        <>
          <input
            {...control}
            aria-describedby={[describedBy, unit && unitId].filter(Boolean).join(" ") || undefined}
            defaultValue={defaultValue ?? initialValue}
            inputMode={decimals ? "decimal" : "numeric"}
            maxLength={15}
            autoComplete="off"
            dir="ltr"
          />
          {unit && (
            <span className="submit-unit" id={unitId} data-first={unitFirst || undefined}>
              {unit}
            </span>
          )}
        </>
      )}
    </Field>
  );
}
