import { useId, type ReactNode } from "react";
import { bookingsOf, conversionOf } from "#app/features/analytics/rules";
import { DOMAIN_NAMES, type Domain, type Figures, type Totals } from "#app/features/analytics/schema";
import { ENDONYMS } from "#app/platform/i18n/languages";
import { formatUsd } from "#app/platform/money/money";

const PAGES_SHOWN = 10;

/** What became of what came in: by what was asked for, in which language, and from which page. */
export function ConversionTables({ figures }: { figures: Figures }) {
  const { domains, languages, pages } = figures;
  const left = pages.length - PAGES_SHOWN;
  return (
    <>
      <ConversionTable
        name="Conversion by domain"
        first="Domain"
        hint="Of the requests that came in, those confirmed or completed; for real estate, bookings recorded for each inquiry."
        rows={domains.map(({ domain, ...tally }) => ({ key: domain, name: DOMAIN_NAMES[domain], tally, domain }))}
      />
      <div className="chart-pair conversion-pair">
        <ConversionTable
          name="By language"
          first="Language"
          rows={languages.map(({ language, ...tally }) => ({
            key: language,
            name: <bdi lang={language}>{ENDONYMS[language]}</bdi>,
            tally,
          }))}
        />
        <ConversionTable
          name="By page of origin"
          first="Page"
          hint={left > 0 ? `The ${PAGES_SHOWN} pages most was sent from; ${left} more are in the CSV file.` : undefined}
          rows={pages.slice(0, PAGES_SHOWN).map(({ page, title, ...tally }) => ({
            key: page ?? "",
            name: page === null ? "Not known" : <a href={page}>{title ?? page}</a>,
            tally,
          }))}
        />
      </div>
    </>
  );
}

interface Row {
  key: string;
  name: ReactNode;
  tally: Totals;
  domain?: Domain;
}

function ConversionTable({
  name,
  first,
  hint,
  rows,
}: {
  name: string;
  first: string;
  hint?: string;
  rows: readonly Row[];
}) {
  const id = useId();
  return (
    <section className="office-card" aria-labelledby={id}>
      <div className="card-head">
        <div>
          <h2 id={id}>{name}</h2>
          {hint && <p className="card-hint">{hint}</p>}
        </div>
      </div>
      {rows.length === 0 ? (
        <p className="card-empty">Nothing came in during this period.</p>
      ) : (
        <table className="office-table conversion-table">
          <caption className="visually-hidden">{name}</caption>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {["Bookings", "Inquiries", "Confirmed", "Revenue", "Conversion"].map((column) => (
                <th key={column} scope="col" className="is-number">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, ...row }) => (
              <ConversionRow key={key} {...row} />
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

function ConversionRow({ name, tally, domain }: Omit<Row, "key">) {
  const conversion = conversionOf(tally, domain);
  return (
    <tr>
      <th scope="row">{name}</th>
      <td className="is-number" data-unit="bookings">
        {bookingsOf(tally).toLocaleString("en")}
      </td>
      <td className="is-number" data-unit="inquiries">
        {tally.inquiries.toLocaleString("en")}
      </td>
      <td className="is-number" data-unit="confirmed">
        {(tally.won + tally.recorded).toLocaleString("en")}
      </td>
      <td className="is-number" data-unit="revenue">
        {formatUsd(tally.revenue)}
      </td>
      <td className="is-number conversion-share">
        {conversion === null ? <NotApplicable /> : `${Math.round(conversion * 100)}%`}
      </td>
    </tr>
  );
}

function NotApplicable() {
  return (
    <>
      <span aria-hidden>–</span>
      <span className="visually-hidden">not applicable</span>
    </>
  );
}
