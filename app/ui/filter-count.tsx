import { Minus, Plus } from "lucide-react";
import { useId, type MouseEvent } from "react";
import { flushSync } from "react-dom";
import { useUrlSyncedInput } from "#app/ui/filters";
import { clampNumber } from "#app/platform/clamp-number";

/** A number to count up and down, from 1. */
export function FilterCount({
  name,
  label,
  value,
  max,
  fewer,
  more,
  isHeld = false,
}: {
  name: string;
  label: string;
  value: number;
  max: number;
  /** What the two buttons are called. */
  fewer: string;
  more: string;
  /** Whether the form's button applies it. */
  isHeld?: boolean;
}) {
  const id = useId();
  const [typed, setTyped, input] = useUrlSyncedInput(String(value));
  const settled = clampNumber(typed, 1, max);
  const change = (by: number) => (event: MouseEvent<HTMLButtonElement>) => {
    flushSync(() => setTyped(String(clampNumber(String(settled + by), 1, max))));
    if (!isHeld) event.currentTarget.form?.requestSubmit();
  };
  return (
    <div className="filter-field count-filter">
      <label htmlFor={id}>{label}</label>
      <button type="button" aria-label={fewer} onClick={change(-1)}>
        <Minus aria-hidden />
      </button>
      <input
        ref={input}
        id={id}
        type="number"
        name={name}
        min={1}
        max={max}
        dir="ltr"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // The form reads the box right after.
        onBlur={() => flushSync(() => setTyped(String(settled)))}
      />
      <button type="button" aria-label={more} onClick={change(1)}>
        <Plus aria-hidden />
      </button>
    </div>
  );
}
