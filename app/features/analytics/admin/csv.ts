import { bookingsOf, conversionOf } from "#app/features/analytics/rules";
import { DOMAIN_NAMES, type Domain, type Figures, type DateRange, type Totals } from "#app/features/analytics/schema";
import { csvLine, UTF8_BOM } from "#app/platform/http/csv";

const HEAD = ["By", "What", "From", "To", "Bookings", "Inquiries", "Confirmed", "Conversion %", "Revenue USD"];

/** All figures of a period as one table: what a line is about stands in its first two columns. */
export function writeFigures({
  range,
  previousRange,
  current,
  previous,
  buckets,
  domains,
  languages,
  pages,
  categories,
}: Figures): string {
  const lines = [
    HEAD,
    line("period", "chosen", range, current),
    line("period", "before", previousRange, previous),
    ...buckets.map(({ from, to, ...tally }) =>
      line("date", from === to ? from : `${from} to ${to}`, { from, to }, tally),
    ),
    ...domains.map(({ domain, ...tally }) => line("domain", DOMAIN_NAMES[domain], range, tally, domain)),
    ...languages.map(({ language, ...tally }) => line("language", language, range, tally)),
    ...pages.map(({ page, title: _title, ...tally }) => line("page", page ?? "not known", range, tally)),
    ...categories.map(({ category, requests }) => [
      "category",
      category ?? "no longer offered",
      range.from,
      range.to,
      String(requests),
      "",
      "",
      "",
      "",
    ]),
  ];
  return UTF8_BOM + lines.map(csvLine).join("");
}

function line(by: string, what: string, { from, to }: DateRange, tally: Totals, domain?: Domain): string[] {
  const { inquiries, won, recorded, revenue } = tally;
  const conversion = conversionOf(tally, domain);
  return [
    by,
    what,
    from,
    to,
    bookingsOf(tally),
    inquiries,
    won + recorded,
    conversion === null ? "" : Math.round(conversion * 1000) / 10,
    (revenue / 100).toFixed(2),
  ].map(String);
}
