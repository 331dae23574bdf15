import type { ComponentProps } from "react";
import { useDayFormatter } from "#app/features/forms/components/form-success";
import { earliestToday, type Day } from "#app/platform/dates/dates";
import { TextField } from "#app/ui/form-field";

/**
 * The earliest day a form takes, by the moment it was made: what the page without scripts, and before they are there,
 * can go by.
 */
export function earliestDay(stamp: string): Day | undefined {
  const made = Number(stamp.split(".")[0]);
  return made > 0 ? earliestToday(new Date(made)) : undefined;
}

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
