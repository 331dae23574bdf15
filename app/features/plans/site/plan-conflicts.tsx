import { TriangleAlert } from "lucide-react";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { addressWith } from "#app/features/availability/components/day-query";
import type { ConflictFix, ConflictKind, PlanConflict } from "#app/features/plans/conflicts/rules";
import { formatDay, formatDayPair, formatTime, type Day } from "#app/platform/dates/dates";
import { SiteLink, useLanguage } from "#app/platform/i18n/paths";
import { useMoney } from "#app/platform/money/currency";

/** The texts of each: what is wrong, and both things. */
const TEXTS = {
  overlap: ["overlapTitle", "overlap"],
  outside: ["outsideTitle", "outside"],
  nightless: ["nightlessTitle", "nightless"],
  twoStays: ["twoStaysTitle", "second"],
  twoVehicles: ["twoVehiclesTitle", "second"],
  taken: ["takenTitle", "taken"],
  short: ["shortTitle", "shortNights"],
  people: ["peopleTitle", "people"],
  backEarly: ["backEarlyTitle", "backEarly"],
} as const satisfies Record<ConflictKind, readonly [string, string]>;

/** What does not fit, each with one thing to do. Nothing of it is in the way of sending. */
export function PlanConflicts({ conflicts, today }: { conflicts: readonly PlanConflict[]; today: Day }) {
  const t = useTranslations("plan");
  if (conflicts.length === 0) return null;
  return (
    <section aria-label={t("conflicts")} className="plan-conflicts">
      {conflicts.map((conflict) => (
        <Conflict
          key={`${conflict.kind} ${conflict.day} ${conflict.items.join(" ")}`}
          conflict={conflict}
          today={today}
        />
      ))}
    </section>
  );
}

function Conflict({ conflict, today }: { conflict: PlanConflict; today: Day }) {
  const { kind, day, until, items, names, n, fix } = conflict;
  const t = useTranslations("plan");
  const language = useLanguage();
  const money = useMoney();
  const [title, body] = TEXTS[kind];
  const values = {
    a: names[0] ?? "",
    b: names[1] ?? "",
    day: formatDay(day, language),
    until: until ? formatDay(until, language) : "",
    n,
  };
  const isVehicle = items[0]?.startsWith("v");
  return (
    <div className="conflict">
      <TriangleAlert aria-hidden />
      <p>
        <b>{t(title, values)}</b>
        {t(kind === "short" && isVehicle ? "shortDays" : body, values)}{" "}
        {fix.do === "move" && fix.more > 0 && t("more", { price: money.exact(fix.more) })}
      </p>
      <FixButton fix={fix} today={today} />
    </div>
  );
}

/** A form, so that it works without scripts; a search for something else is a link. */
function FixButton({ fix, today }: { fix: ConflictFix; today: Day }) {
  const label = useFixLabel(fix, today);
  if (fix.do === "find")
    return (
      <SiteLink
        to={fix.kind === "stay" ? "/:lang?/stays" : "/:lang?/transportation"}
        search={addressWith(new URLSearchParams(), { from: fix.from, to: fix.to })}
        className="btn btn-small btn-secondary"
      >
        {label}
      </SiteLink>
    );
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="item" value={fix.item} />
      <input type="hidden" name="intent" value={fix.do === "remove" ? "remove" : "move"} />
      {fix.do === "people" && <input type="hidden" name="people" value={fix.people} />}
      {fix.do === "move" && (
        <>
          <input type="hidden" name="from" value={fix.days.from} />
          <input type="hidden" name="to" value={fix.days.to} />
          <input type="hidden" name="time" value={fix.days.time ?? ""} />
        </>
      )}
      <button className="btn btn-small btn-secondary">{label}</button>
    </Form>
  );
}

function useFixLabel(fix: ConflictFix, today: Day): string {
  const t = useTranslations("plan");
  const language = useLanguage();
  switch (fix.do) {
    case "find":
      return t(fix.kind === "stay" ? "findStay" : "findVehicle");
    case "remove":
      return t("fixRemove", { name: fix.name });
    case "people":
      return t("fixPeople", { n: fix.people });
    case "move": {
      const { name, days } = fix;
      if (days.from !== days.to) return t("fixDays", { name, ...formatDayPair(days, language, today) });
      const day = formatDay(days.from, language);
      return days.time
        ? t("fixMoveTime", { name, day, time: formatTime(days.time, language) })
        : t("fixMove", { name, day });
    }
  }
}
