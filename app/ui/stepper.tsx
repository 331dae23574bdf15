import { Minus, Plus } from "lucide-react";
import { clampNumber } from "#app/platform/clamp-number";
import { FieldFrame } from "#app/ui/form-field";

interface StepperProps {
  id?: string;
  name: string;
  label: string;
  value: string;
  min?: number;
  max: number;
  error: string | undefined;
  hint?: string;
  decreaseLabel: string;
  increaseLabel: string;
  onChange: (value: string) => void;
}

/** Number input with buttons, which `data-step` makes work before hydration too. The typed value is clamped on blur. */
export function Stepper({
  id,
  name,
  label,
  value,
  min = 1,
  max,
  error,
  hint,
  decreaseLabel,
  increaseLabel,
  onChange,
}: StepperProps) {
  const clamped = clampNumber(value, min, max);
  return (
    <FieldFrame id={id} name={name} label={label} error={error} hint={hint} required={min > 0} className="stepper">
      {(control) => (
        <>
          <button
            type="button"
            data-step={-1}
            onClick={() => onChange(String(clampNumber(String(clamped - 1), min, max)))}
            aria-label={decreaseLabel}
          >
            <Minus aria-hidden />
          </button>
          <input
            {...control}
            type="number"
            min={min}
            max={max}
            required
            dir="ltr"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => onChange(String(clamped))}
          />
          <button
            type="button"
            data-step={1}
            onClick={() => onChange(String(clampNumber(String(clamped + 1), min, max)))}
            aria-label={increaseLabel}
          >
            <Plus aria-hidden />
          </button>
        </>
      )}
    </FieldFrame>
  );
}
