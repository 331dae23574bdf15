import { useEffect, useState } from "react";

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * 24 * 3600],
  ["month", 30 * 24 * 3600],
  ["day", 24 * 3600],
  ["hour", 3600],
  ["minute", 60],
];

const RELATIVE = new Intl.RelativeTimeFormat("en-GB", { numeric: "auto" });
/** By the clock of the island: the server and every browser write the same. */
const EXACT = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short", timeZone: "Africa/Dar_es_Salaam" });

export function ago(date: Date, now: Date): string {
  const seconds = (now.getTime() - date.getTime()) / 1000;
  const [unit, length] = UNITS.find(([, length]) => seconds >= length) ?? [];
  return unit && length ? RELATIVE.format(-Math.floor(seconds / length), unit) : "just now";
}

const MINUTE_MS = 60_000;

/** How long ago something was, with the exact time at hand. */
export function Ago({ date }: { date: Date }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const clock = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(clock);
  }, []);
  return (
    <time dateTime={date.toISOString()} title={EXACT.format(date)} suppressHydrationWarning>
      {ago(date, now)}
    </time>
  );
}
