import { useCallback, useState } from "react";
import { CurrencyRow, type CurrencyRowData } from "#app/features/currencies/admin/currency-row";
import { rateText } from "#app/features/currencies/rules";
import type { CurrencyCode } from "#app/platform/money/money";
import { useUnsavedGuard } from "#app/ui/office/form/use-unsaved-guard";

interface CurrencyTableProps {
  rows: CurrencyRowData[];
  now: Date;
  /** What the last refresh has changed. */
  changed: CurrencyCode[];
  isBusy: boolean;
}

export function CurrencyTable({ rows, now, changed, isBusy }: CurrencyTableProps) {
  const [typed, setTyped] = useState<Partial<Record<CurrencyCode, string | null>>>({});
  const type = useCallback(
    (code: CurrencyCode, text: string | null) => setTyped((before) => ({ ...before, [code]: text })),
    [],
  );
  useUnsavedGuard(rows.some(({ code, rate }) => (typed[code] ?? rateText(rate)) !== rateText(rate)));
  return (
    <div className="table-area" aria-busy={isBusy}>
      <table className="office-table currency-table">
        <caption className="visually-hidden">Currencies, by code</caption>
        <thead>
          <tr>
            <th scope="col">Currency</th>
            <th scope="col">Symbol</th>
            <th scope="col">Exchange rate</th>
            <th scope="col">$100.00 shows as</th>
            <th scope="col">Last updated</th>
            <th scope="col">Active</th>
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr>
              <td colSpan={6} className="table-empty">
                No data found
              </td>
            </tr>
          )}
          {rows.map((row) => (
            <CurrencyRow
              key={row.code}
              row={row}
              now={now}
              isJustUpdated={changed.includes(row.code)}
              draft={typed[row.code] ?? null}
              onDraftChange={type}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
