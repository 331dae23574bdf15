import { useFetcher } from "react-router";
import type { CurrencyRowData } from "#app/features/currencies/admin/currency-row";
import { isBase } from "#app/features/currencies/rules";

/** Whether visitors can choose the currency. What was chosen shows at once, and goes back if it could not be saved. */
export function StatusSwitch({ row: { code, name, isActive } }: { row: CurrencyRowData }) {
  const fetcher = useFetcher({ key: `status-${code}` });
  const chosen = fetcher.formData?.get("active");
  const isShownActive = chosen ? chosen === "true" : isActive;
  return (
    <fetcher.Form method="post">
      <input type="hidden" name="intent" value="status" />
      <input type="hidden" name="code" value={code} />
      <button
        type="submit"
        name="active"
        value={String(!isShownActive)}
        role="switch"
        className="currency-switch"
        aria-checked={isShownActive}
        aria-label={`${name} is active`}
        title={isBase(code) ? "The base currency is always active" : isShownActive ? "Visitors can choose it" : "Hidden from visitors"}
        disabled={isBase(code)}
      />
    </fetcher.Form>
  );
}
