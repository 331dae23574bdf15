import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import type { Draft } from "#app/ui/office/form/draft";
import { Field } from "#app/ui/office/form/field";
import type { FormState } from "#app/ui/office/form/use-record-form";

interface PlainFieldProps<D extends Draft> {
  form: FormState<D>;
  field: keyof D & string;
  label: string;
  hint?: ReactNode;
  isRequired?: boolean;
}

/** One line of text in no language. */
export function TextField<D extends Draft>({
  form,
  field,
  label,
  hint,
  isRequired,
  suggestions,
}: PlainFieldProps<D> & { suggestions?: readonly string[] }) {
  const listId = suggestions ? `${field}-suggestions` : undefined;
  return (
    <Field name={field} label={label} hint={hint} isRequired={isRequired} error={form.errors[field]}>
      {(control) => (
        <>
          <input
            {...control}
            className="input"
            dir="auto"
            list={listId}
            autoComplete="off"
            required={isRequired}
            value={String(form.draft[field])}
            onChange={(event) => form.change(field, event.target.value)}
          />
          {suggestions && (
            <datalist id={listId}>
              {suggestions.map((text) => (
                <option key={text}>{text}</option>
              ))}
            </datalist>
          )}
        </>
      )}
    </Field>
  );
}

interface NumberFieldProps<D extends Draft> extends PlainFieldProps<D> {
  min: number;
  max?: number;
  step: number | "any";
  /** Stands before or after the number. */
  prefix?: string;
  suffix?: string;
  placeholder?: string;
}

export function NumberField<D extends Draft>({
  form,
  field,
  label,
  hint,
  isRequired,
  min,
  max,
  step,
  prefix,
  suffix,
  placeholder,
}: NumberFieldProps<D>) {
  return (
    <Field name={field} label={label} hint={hint} isRequired={isRequired} error={form.errors[field]}>
      {(control) => (
        <div className="input input-group">
          {prefix && <span aria-hidden>{prefix}</span>}
          <input
            {...control}
            type="number"
            min={min}
            max={max}
            step={step}
            // The keys for numbers of some phones have no minus.
            inputMode={min < 0 ? "text" : step === 1 ? "numeric" : "decimal"}
            placeholder={placeholder}
            required={isRequired}
            value={String(form.draft[field])}
            onChange={(event) => form.change(field, event.target.value)}
          />
          {suffix && <span aria-hidden>{suffix}</span>}
        </div>
      )}
    </Field>
  );
}

/** A time of day on the island. */
export function TimeField<D extends Draft>({ form, field, label, hint }: Omit<PlainFieldProps<D>, "isRequired">) {
  return (
    <Field name={field} label={label} hint={hint} error={form.errors[field]}>
      {(control) => (
        <input
          {...control}
          className="input"
          type="time"
          value={String(form.draft[field])}
          onChange={(event) => form.change(field, event.target.value)}
        />
      )}
    </Field>
  );
}

/** An amount in dollars. */
export function PriceField<D extends Draft>(props: PlainFieldProps<D>) {
  return <NumberField {...props} min={0} step={0.01} prefix="$" />;
}

export function SelectField<D extends Draft>({
  form,
  field,
  label,
  hint,
  isRequired,
  options,
  before,
}: PlainFieldProps<D> & { options: readonly { value: string; name: string }[]; before?: ReactNode }) {
  return (
    <Field name={field} label={label} hint={hint} isRequired={isRequired} error={form.errors[field]}>
      {(control) => (
        <div className="input input-group">
          {before}
          <select
            {...control}
            required={isRequired}
            value={String(form.draft[field])}
            onChange={(event) => form.change(field, event.target.value)}
          >
            <option value="">Choose one</option>
            {options.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <ChevronDown aria-hidden />
        </div>
      )}
    </Field>
  );
}
