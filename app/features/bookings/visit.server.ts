import type { Visit } from "#app/features/bookings/requests/mutations.server";
import { CURRENCY_KEY, readCookie } from "#app/platform/http/cookies";
import { hashNetwork } from "#app/platform/http/form-guard.server";
import { BASE_CURRENCY, type Currency } from "#app/platform/money/money";

/** Who asks: the network that limits are counted by, hashed, and the currency the page was shown in. */
export function visitOf(
  request: Request,
  { network }: { network: string },
  { formSecret, currencies }: { formSecret: string; currencies: { value: readonly Currency[] } },
): Visit {
  const chosen = readCookie(request.headers.get("cookie"), CURRENCY_KEY);
  const found = currencies.value.find(({ code }) => code === chosen);
  return {
    network: hashNetwork(formSecret, network),
    shown: found ? { code: found.code, rate: found.rate } : { code: BASE_CURRENCY, rate: 1 },
  };
}
