import type { ComponentProps } from "react";
import { useDayFormatter } from "#app/features/forms/components/form-success";
import { TextField } from "#app/ui/form-field";

type DateFieldProps = Omit<ComponentProps<typeof TextField>, "type" | "hint" | "defaultValue"> & {
  value: string;
  /** Whether scripts run: without them nothing could follow what is chosen. */
  isHydrated: boolean;
};

/**
 * The browser's own field, which writes days as the browser likes, and below it the chosen day in the page's own words.
 */
export function DateField({ isHydrated, value, ...field }: DateFieldProps) {
  const inWords = useDayFormatter();
  return <TextField {...field} type="date" value={value} hint={(isHydrated && inWords(value)) || undefined} />;
}
