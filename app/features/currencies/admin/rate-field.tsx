import { CircleAlert } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useFetcher } from "react-router";
import type { CurrencyRowData } from "#app/features/currencies/admin/currency-row";
import { isBase, parseRate, rateText } from "#app/features/currencies/rules";
import type { CurrencyCode } from "#app/platform/money/money";
import { useFetcherData } from "#app/ui/use-fetcher-data";

interface RateFieldProps {
  row: CurrencyRowData;
  draft: string | null;
  onDraftChange: (code: CurrencyCode, text: string | null) => void;
}

/**
 * A rate to be changed in its row: Enter or Save keeps the change, Esc or Cancel takes it back. A failure leaves what
 * was typed.
 */
export function RateField({ row, draft, onDraftChange }: RateFieldProps) {
  const { code, name, rate } = row;
  const fetcher = useFetcher<{ ok: boolean }>({ key: `rate-${code}` });
  const input = useRef<HTMLInputElement>(null);
  const [isRefused, setRefused] = useState(false);
  const isSaving = fetcher.state !== "idle";
  const isEdited = draft !== null && draft !== rateText(rate);

  const { state } = fetcher;
  const data = useFetcherData(fetcher);
  useEffect(() => {
    if (state === "idle" && data?.ok) onDraftChange(code, null);
  }, [state, data, code, onDraftChange]);

  function cancel() {
    onDraftChange(code, null);
    setRefused(false);
    input.current?.focus();
  }

  function check(event: FormEvent) {
    // The buttons go when it is saved: the focus stays in the row.
    input.current?.focus();
    const isValid = parseRate(input.current?.value ?? "") !== null;
    setRefused(!isValid);
    if (!isValid || !isEdited || isSaving) event.preventDefault();
  }

  if (isBase(code))
    return (
      <input
        className="input rate-input"
        value={rateText(rate)}
        aria-label={`Exchange rate of ${name}`}
        title="Prices are stored in this currency"
        disabled
      />
    );
  const errorId = `rate-error-${code}`;
  return (
    <fetcher.Form method="post" noValidate className="rate-form" onSubmit={check}>
      <input type="hidden" name="intent" value="rate" />
      <input type="hidden" name="code" value={code} />
      <input
        ref={input}
        type="number"
        name="rate"
        className="input rate-input"
        step="0.0001"
        min="0"
        inputMode="decimal"
        autoComplete="off"
        aria-label={`Exchange rate of ${name}`}
        aria-invalid={isRefused || undefined}
        aria-describedby={isRefused ? errorId : undefined}
        readOnly={isSaving}
        value={draft ?? rateText(rate)}
        onChange={(event) => {
          onDraftChange(code, event.target.value);
          setRefused(false);
        }}
        onKeyDown={(event) => event.key === "Escape" && !isSaving && cancel()}
      />
      {isEdited && (
        <span className="rate-buttons">
          <button type="submit" className="small-button small-button-good" aria-disabled={isSaving || undefined}>
            {isSaving ? "Saving..." : "Save"}
            <span className="visually-hidden">{` the rate of ${name}`}</span>
          </button>
          <button type="button" className="small-button" disabled={isSaving} onClick={cancel}>
            Cancel
            <span className="visually-hidden">{` the change of ${name}`}</span>
          </button>
        </span>
      )}
      <noscript>
        <button type="submit" className="small-button small-button-good">
          Save
        </button>
      </noscript>
      {isRefused && (
        <p className="field-error" id={errorId} role="alert">
          <CircleAlert aria-hidden />A number above 0, with at most six decimals
        </p>
      )}
    </fetcher.Form>
  );
}
