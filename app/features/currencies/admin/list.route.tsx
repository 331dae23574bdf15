import { RefreshCw } from "lucide-react";
import { data, useFetcher } from "react-router";
import * as v from "valibot";
import { staffContext } from "#app/features/auth/context.server";
import { CurrencyTable } from "#app/features/currencies/admin/currency-table";
import { RefreshResult } from "#app/features/currencies/admin/refresh-result";
import { currencyForm, type CurrencyInput, type CurrencyIntent } from "#app/features/currencies/input";
import { refreshRates, setActive, setRate, type RatesRefresh } from "#app/features/currencies/mutations.server";
import { listCurrencies } from "#app/features/currencies/queries.server";
import { fetchServiceRates } from "#app/features/currencies/rates.server";
import type { Staff } from "#app/features/auth/schema";
import { requireForm, textFields } from "#app/platform/http/form";
import { servicesContext, type Services } from "#app/services.server";
import { attemptWrite } from "#app/ui/office/attempt-write";
import { ListFailure } from "#app/ui/office/list-failure";
import { officeLoader } from "#app/ui/office/loading/office-loader";
import { showToast } from "#app/ui/toasts";
import type { Route } from "./+types/list.route";

interface CurrenciesPage {
  /** Null when they could not be read. */
  currencies: Awaited<ReturnType<typeof listCurrencies>> | null;
  now: Date;
}

interface Answer {
  ok: boolean;
  message: string;
  refresh?: RatesRefresh;
}

const LOAD_FAILURE = "Failed to load currencies";
const FAILURES: Record<CurrencyIntent, string> = {
  rate: "Failed to update exchange rate",
  status: "Failed to update currency status",
  refresh: "Failed to update exchange rates",
};

export async function loader({ context }: Route.LoaderArgs) {
  const { db, log } = context.get(servicesContext);
  try {
    return { currencies: await listCurrencies(db), now: new Date() };
  } catch (error) {
    log.error({ err: error }, "could not read the currencies");
    return data({ currencies: null, now: new Date() }, { status: 500 });
  }
}

export const clientLoader = officeLoader<CurrenciesPage>({
  failure: LOAD_FAILURE,
  isComplete: ({ currencies }) => currencies !== null,
});

export async function action({ request, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = textFields(await requireForm(request));
  const input = v.safeParse(currencyForm, form);
  if (!input.success) return failure(form.intent, 400);
  try {
    const answer = await carryOut(services, context.get(staffContext), input.output);
    // The next visitor sees it, even one who is faster than the database's announcement.
    await services.currencies.refresh();
    return data(answer, { status: answer.ok ? 200 : 404 });
  } catch (error) {
    services.log.error({ err: error, intent: input.output.intent }, "could not change the currencies");
    return failure(input.output.intent, input.output.intent === "refresh" ? 502 : 500);
  }
}

async function carryOut({ db, env }: Services, staff: Staff, input: CurrencyInput): Promise<Answer> {
  const saved = ({ ok }: { ok: boolean }, message: string): Answer => ({
    ok,
    message: ok ? message : FAILURES[input.intent],
  });
  switch (input.intent) {
    case "rate":
      return saved(await setRate(db, staff, input.code, input.rate), "Exchange rate updated successfully");
    case "status":
      return saved(await setActive(db, staff, input.code, input.active), "Currency status updated successfully");
    case "refresh": {
      const refresh = await refreshRates(db, staff, await fetchServiceRates(env.EXCHANGE_RATE_URL));
      const changed = refresh.changed.map(({ code }) => code).join(", ");
      const refused = refresh.rejected.map(({ code }) => code).join(", ");
      if (refused)
        return { ok: true, message: `Exchange rates updated: ${changed || "none"}. Refused: ${refused}`, refresh };
      return {
        ok: true,
        message: changed ? `Exchange rates updated: ${changed}` : "Exchange rates are up to date",
        refresh,
      };
    }
  }
}

function failure(intent: unknown, status: number) {
  const message = FAILURES[intent as CurrencyIntent] ?? FAILURES.rate;
  return data<Answer>({ ok: false, message }, { status });
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const intent = (await request.clone().formData()).get("intent");
  const answer = await attemptWrite(serverAction);
  showToast(answer?.ok ? "success" : "error", answer?.message ?? FAILURES[intent as CurrencyIntent]);
  return answer ?? failure(intent, 503);
}

export default function Currencies({ loaderData, actionData }: Route.ComponentProps) {
  const { currencies, now } = loaderData;
  const refreshing = useFetcher<Answer>({ key: "refresh-rates" });
  const isRefreshing = refreshing.state !== "idle";
  // Before scripts have loaded a form's answer comes with the page.
  const answer = refreshing.data ?? actionData;
  return (
    <div className="office-page">
      <title>Currencies · Staff</title>
      <div className="office-head">
        <div>
          <h1>Currencies</h1>
          <p>One US dollar in each currency. Prices are stored in USD.</p>
        </div>
        <refreshing.Form method="post">
          <button
            type="submit"
            name="intent"
            value="refresh"
            className="button button-secondary refresh-rates"
            aria-disabled={isRefreshing}
            onClick={(event) => isRefreshing && event.preventDefault()}
          >
            <RefreshCw aria-hidden />
            {isRefreshing ? "Refreshing..." : "Refresh Rates"}
          </button>
        </refreshing.Form>
      </div>
      {actionData && !actionData.ok && (
        <p className="error-box" role="alert">
          {actionData.message}
        </p>
      )}
      <RefreshResult refresh={answer?.refresh} />
      <div className="office-card">
        {currencies ? (
          <>
            <CurrencyTable
              rows={currencies}
              now={now}
              changed={answer?.refresh?.changed.map(({ code }) => code) ?? []}
              isBusy={isRefreshing}
            />
            <div className="table-foot">
              <output>{`Showing ${currencies.length} of ${currencies.length} entries`}</output>
              <span className="wide-only">
                Rates step by 0.0001. A refresh keeps the old rate when a code is missing.
              </span>
            </div>
          </>
        ) : (
          <ListFailure text={LOAD_FAILURE} />
        )}
      </div>
    </div>
  );
}
