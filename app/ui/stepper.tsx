import { Minus, Plus } from "lucide-react";
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

/**
 * A number that makes sense, whatever was typed: between the two bounds, and the lower one when it is no number at all.
 */
export function clampNumber(typed: string, min: number, max: number): number {
  const number = Math.trunc(Number(typed));
  if (!Number.isFinite(number)) return min;
  return Math.min(Math.max(number, min), max);
}

/** Number input with buttons. The typed value is clamped on blur. */
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
    <FieldFrame id={id} name={name} label={label} error={error} hint={hint} required className="stepper">
      {(control) => (
        <>
          <button
            type="button"
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
