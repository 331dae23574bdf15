import { useState } from "react";
import { useTranslations } from "use-intl";
import type { ExperienceRates } from "#app/features/availability/quotes/experience";
import { MAX_PARTICIPANTS } from "#app/features/experiences/schema";
import type { FormValues } from "#app/features/forms/schema";
import { useMoney } from "#app/platform/money/currency";
import { clampNumber } from "#app/platform/clamp-number";
import { Stepper } from "#app/ui/stepper";

/** What the price of an experience is made from, and up to which age somebody is a child. */
export type ExperiencePrices = ExperienceRates & { child_max_age: number | null };

interface People {
  participants: number;
  children: number;
  /** As they are typed, by the names of the fields. */
  typed: { participants: string; adults: string; children: string };
  type: (field: keyof People["typed"], value: string) => void;
  /** What is sent is what the fields will show. */
  commit: () => void;
}

export function usePeople({
  kept,
  fewest,
  areApart,
}: {
  kept: FormValues | undefined;
  fewest: number;
  areApart: boolean;
}): People {
  const [typed, setTyped] = useState({
    participants: kept?.participants ?? String(fewest),
    adults: kept?.adults ?? String(fewest),
    children: kept?.children ?? "0",
  });
  const all = clampNumber(typed.participants, fewest, MAX_PARTICIPANTS);
  const adults = clampNumber(typed.adults, 1, MAX_PARTICIPANTS);
  const children = areApart ? clampNumber(typed.children, 0, MAX_PARTICIPANTS) : 0;
  return {
    participants: areApart ? adults + children : all,
    children,
    typed,
    type: (field, value) => setTyped((before) => ({ ...before, [field]: value })),
    commit: () => setTyped({ participants: String(all), adults: String(adults), children: String(children) }),
  };
}

interface CountFieldProps {
  id: string;
  label: string;
  error: string | undefined;
}

/** How many come, all in one number. Needs the texts booking. */
export function ParticipantsField({
  field: { id, label, error },
  people,
  fewest,
}: {
  field: CountFieldProps;
  people: People;
  fewest: number;
}) {
  const t = useTranslations("booking");
  return (
    <Stepper
      id={id}
      name="participants"
      label={label}
      hint={fewest > 1 ? t("atLeast", { n: fewest }) : undefined}
      value={people.typed.participants}
      min={fewest}
      max={MAX_PARTICIPANTS}
      error={error}
      decreaseLabel={t("fewer")}
      increaseLabel={t("more")}
      onChange={(value) => people.type("participants", value)}
    />
  );
}

/** Adults and children apart, each with the price. Needs the texts departures. */
export function AdultsAndChildren({
  adultField,
  childField,
  people,
  prices,
}: {
  adultField: CountFieldProps;
  childField: CountFieldProps;
  people: People;
  /** Of the chosen day. */
  prices: { adult: number; child: number | null; maxAge: number | null };
}) {
  const t = useTranslations("departures");
  const money = useMoney();
  const { maxAge, child } = prices;
  return (
    <>
      <Stepper
        id={adultField.id}
        name="adults"
        label={adultField.label}
        hint={money.exact(prices.adult)}
        value={people.typed.adults}
        max={MAX_PARTICIPANTS}
        error={adultField.error}
        decreaseLabel={t("fewerAdults")}
        increaseLabel={t("moreAdults")}
        onChange={(value) => people.type("adults", value)}
      />
      <Stepper
        id={childField.id}
        name="children"
        label={childField.label}
        hint={
          maxAge === null
            ? money.exact(child ?? prices.adult)
            : t("childAge", { age: maxAge, price: money.exact(child ?? prices.adult) })
        }
        value={people.typed.children}
        min={0}
        max={MAX_PARTICIPANTS}
        error={childField.error}
        decreaseLabel={t("fewerChildren")}
        increaseLabel={t("moreChildren")}
        onChange={(value) => people.type("children", value)}
      />
    </>
  );
}
