import type { LucideIcon } from "lucide-react";
import { FieldError } from "#app/ui/office/form/field";

export interface TileOption<Value extends string = string> {
  value: Value;
  name: string;
  icon: LucideIcon;
}

interface CheckTilesProps {
  name: string;
  /** Says what the tiles are of, where no heading does. */
  legend: string;
  options: readonly TileOption[];
  /** In the order of the options. */
  selected: string[];
  error: string | undefined;
  onChange: (ticked: string[]) => void;
}

/** A set of boxes to tick. */
export function CheckTiles({ name, legend, options, selected, error, onChange }: CheckTilesProps) {
  const errorId = `${name}-error`;
  return (
    <fieldset className="check-tiles" id={name} tabIndex={-1} aria-describedby={error ? errorId : undefined}>
      <legend className="visually-hidden">{legend}</legend>
      {options.map(({ value, name: words, icon: Icon }) => (
        <label key={value} className="check-tile">
          <Icon aria-hidden />
          <span>{words}</span>
          <input
            type="checkbox"
            name={name}
            value={value}
            checked={selected.includes(value)}
            onChange={({ target }) =>
              onChange(
                options
                  .map((option) => option.value)
                  .filter((option) => (option === value ? target.checked : selected.includes(option))),
              )
            }
          />
        </label>
      ))}
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
