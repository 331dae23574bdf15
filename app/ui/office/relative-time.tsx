import { OFFICE } from "#app/brand";
import { formatAge, formatInstant } from "#app/platform/dates/dates";
import { useNow } from "#app/ui/office/use-now";

interface RelativeTimeProps {
  at: Date;
  /** When the screen was read, where it is read again and again. */
  now?: Date;
  /** Where "5 minutes ago" would be too long. */
  format?: (at: Date, now: Date) => string;
  className?: string;
}

const formatLong = (at: Date, now: Date) => formatAge(at, now, "en");

/** Relative time ("5 minutes ago") that updates itself. */
export function RelativeTime({ at, now: readAt, format = formatLong, className }: RelativeTimeProps) {
  const now = useNow(readAt);
  return (
    <time
      className={className}
      dateTime={at.toISOString()}
      title={formatInstant(at, "en", OFFICE)}
      suppressHydrationWarning
    >
      {format(at, now)}
    </time>
  );
}
