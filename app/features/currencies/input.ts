import * as v from "valibot";
import { defined } from "#app/platform/defined";
import { isBase, parseRate } from "#app/features/currencies/rules";
import { CURRENCY_CODES } from "#app/platform/money/money";

/** Every currency but the base, which stands still. */
const changeableCode = v.pipe(
  v.picklist(CURRENCY_CODES),
  v.check((code) => !isBase(code)),
);

/** What staff may do on the currencies screen. */
export const currencyForm = v.variant("intent", [
  v.object({
    intent: v.literal("rate"),
    code: changeableCode,
    rate: v.pipe(
      v.string(),
      v.check((typed) => parseRate(typed) !== null),
      v.transform((typed) => defined(parseRate(typed), "the checked rate")),
    ),
  }),
  v.object({
    intent: v.literal("status"),
    code: changeableCode,
    active: v.pipe(
      v.picklist(["true", "false"]),
      v.transform((value) => value === "true"),
    ),
  }),
  v.object({ intent: v.literal("refresh") }),
]);
export type CurrencyInput = v.InferOutput<typeof currencyForm>;
export type CurrencyIntent = CurrencyInput["intent"];
