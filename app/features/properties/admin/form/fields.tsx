import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import type { PropertyDraft } from "#app/features/properties/admin/form/draft";
import { Field } from "#app/ui/office/form/field";
import type { FormState } from "#app/ui/office/form/use-record-form";

/** The fields that hold one text. */
type TextName = { [Name in keyof PropertyDraft]: PropertyDraft[Name] extends string ? Name : never }[keyof PropertyDraft];

interface FieldProps {
  form: FormState<PropertyDraft>;
  name: TextName;
  label: string;
  hint?: ReactNode;
  isRequired?: boolean;
}

interface NumberFieldProps extends FieldProps {
  /** Before and after the number. */
  sign?: string;
  unit?: string;
  min?: number;
  max?: number;
  step?: number | "any";
}

export function NumberField({ form, name, label, hint, isRequired, sign, unit, min = 0, max, step = 1 }: NumberFieldProps) {
  return (
    <Field name={name} label={label} hint={hint} isRequired={isRequired} error={form.errors[name]}>
      {(control) => (
        <div className="input input-group">
          {sign && <span aria-hidden>{sign}</span>}
          <input
            {...control}
            type="number"
            min={min}
            max={max}
            step={step}
            // A keyboard of digits only has no sign.
            inputMode={min < 0 ? "text" : step === 1 ? "numeric" : "decimal"}
            required={isRequired}
            value={form.draft[name]}
            onChange={(event) => form.change(name, event.target.value)}
          />
          {unit && <span aria-hidden>{unit}</span>}
        </div>
      )}
    </Field>
  );
}

interface SelectFieldProps extends FieldProps {
  options: readonly { value: string; name: string }[];
  /** Stands there until something is chosen. */
  placeholder?: string;
}

export function SelectField({ form, name, label, hint, isRequired, options, placeholder }: SelectFieldProps) {
  return (
    <Field name={name} label={label} hint={hint} isRequired={isRequired} error={form.errors[name]}>
      {(control) => (
        <div className="input input-group">
          <select {...control} required={isRequired} value={form.draft[name]} onChange={(event) => form.change(name, event.target.value)}>
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.name}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden />
        </div>
      )}
    </Field>
  );
}

export function TextField({ form, name, label, hint, isRequired, type = "text" }: FieldProps & { type?: "text" | "url" }) {
  return (
    <Field name={name} label={label} hint={hint} isRequired={isRequired} error={form.errors[name]}>
      {(control) => (
        <input
          {...control}
          className="input"
          type={type}
          dir={type === "url" ? "ltr" : "auto"}
          autoComplete="off"
          required={isRequired}
          value={form.draft[name]}
          onChange={(event) => form.change(name, event.target.value)}
        />
      )}
    </Field>
  );
}
