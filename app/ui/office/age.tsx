import { OFFICE } from "#app/brand";
import { formatAge, formatInstant } from "#app/platform/dates/dates";
import { useNow } from "#app/ui/office/use-now";

interface AgeProps {
  at: Date;
  /** When the screen was read, where it is read again and again. */
  now?: Date;
  /** Where "5 minutes ago" would be too long. */
  words?: (at: Date, now: Date) => string;
  className?: string;
}

const ago = (at: Date, now: Date) => formatAge(at, now, "en");

/** How long ago, counted on while the screen stays open. */
export function Age({ at, now: readAt, words = ago, className }: AgeProps) {
  const now = useNow(readAt);
  return (
    <time className={className} dateTime={at.toISOString()} title={formatInstant(at, "en", OFFICE)} suppressHydrationWarning>
      {words(at, now)}
    </time>
  );
}
