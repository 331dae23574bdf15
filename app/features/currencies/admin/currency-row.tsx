import { RateField } from "#app/features/currencies/admin/rate-field";
import { isBase, isStale, parseRate } from "#app/features/currencies/rules";
import { formatMoney, type CurrencyCode } from "#app/platform/money/money";
import { RelativeTime } from "#app/ui/office/relative-time";
import { RowSwitch } from "#app/ui/office/switch";

export interface CurrencyRowData {
  code: CurrencyCode;
  name: string;
  symbol: string;
  rate: number;
  isActive: boolean;
  lastUpdated: Date;
}

interface CurrencyRowProps {
  row: CurrencyRowData;
  now: Date;
  isJustUpdated: boolean;
  /** The rate being typed; null while the stored one is shown. */
  draft: string | null;
  onDraftChange: (code: CurrencyCode, text: string | null) => void;
}

const HUNDRED_DOLLARS = 10_000;

export function CurrencyRow({ row, now, isJustUpdated, draft, onDraftChange }: CurrencyRowProps) {
  const rate = draft === null ? row.rate : parseRate(draft);
  return (
    <tr data-fresh={isJustUpdated || undefined}>
      <td className="currency-name">
        <i aria-hidden>{row.code}</i>
        <span>
          <b>{row.name}</b>
          <small className="currency-code">{row.code}</small>
        </span>
      </td>
      <td className="currency-symbol">
        <bdi>{row.symbol}</bdi>
      </td>
      <td className="currency-rate">
        <RateField row={row} draft={draft} onDraftChange={onDraftChange} />
      </td>
      <td className="currency-preview">
        <span className="narrow-only">$100.00 shows as </span>
        <bdi>{rate === null ? "–" : formatMoney(HUNDRED_DOLLARS, { code: row.code, rate }, "en")}</bdi>
      </td>
      <td className="currency-updated">
        {isBase(row.code) ? (
          "Base currency"
        ) : (
          <>
            <RelativeTime at={row.lastUpdated} now={now} />
            {isStale(row.lastUpdated, now) && <small className="currency-stale">Older than 7 days</small>}
          </>
        )}
      </td>
      <td className="currency-active">
        <RowSwitch
          intent="status"
          row={{ name: "code", value: row.code }}
          field="active"
          isOn={row.isActive}
          label={`${row.name} is active`}
          title={
            isBase(row.code)
              ? "The base currency is always active"
              : row.isActive
                ? "Visitors can choose it"
                : "Hidden from visitors"
          }
          isDisabled={isBase(row.code)}
        />
      </td>
    </tr>
  );
}
