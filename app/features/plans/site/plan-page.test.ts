import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import type { ConflictKind, PlanConflict } from "#app/features/plans/conflicts/rules";
import { writeSentThings, type SentThing } from "#app/features/plans/sending/sent-things";
import { PlanPage, type PlanAnswer, type PlanPageProps } from "#app/features/plans/site/plan-page";
import { PLAN_TEXTS } from "#app/features/plans/site/texts";
import { catalogues } from "#app/features/translations/catalogues.server";
import { LANGUAGES, LOCALE_TAGS, type Language } from "#app/platform/i18n/languages";
import { LanguageProvider } from "#app/platform/i18n/paths";

const KEYS = {
  stay: `s${"0".repeat(32)}27010905----003000010`,
  vehicle: `v${"1".repeat(32)}27010904----001000010`,
  experience: `x${"2".repeat(32)}270111001340003000010`,
} as const;
const quote = { lines: [], total: 12_000 };
const shared = { image: null, people: 3, vehicles: 1, quote, state: "free", isUnaskable: false } as const;
const things: PlanPageProps["things"] = [
  {
    ...shared,
    key: KEYS.stay,
    kind: "stay",
    name: "Lantern",
    listing: "lantern",
    from: "2027-01-09",
    to: "2027-01-14",
    time: null,
    ends: null,
  },
  {
    ...shared,
    key: KEYS.vehicle,
    kind: "vehicle",
    name: "Jeep",
    listing: "1",
    from: "2027-01-09",
    to: "2027-01-13",
    time: null,
    ends: null,
  },
  {
    ...shared,
    key: KEYS.experience,
    kind: "experience",
    name: "Kayak",
    listing: "2",
    from: "2027-01-11",
    to: "2027-01-11",
    time: "13:40",
    ends: "16:10",
  },
];

/** Each kind once, with the names it has. */
const NAMED: Record<ConflictKind, ["Kayak" | "Jeep" | "Lantern", "Lantern" | "Sail" | null]> = {
  overlap: ["Kayak", "Sail"],
  outside: ["Kayak", "Lantern"],
  nightless: ["Lantern", "Sail"],
  twoStays: ["Lantern", "Sail"],
  twoVehicles: ["Jeep", "Sail"],
  taken: ["Lantern", null],
  short: ["Lantern", null],
  people: ["Lantern", null],
  backEarly: ["Jeep", "Lantern"],
};
const FIXES: PlanConflict["fix"][] = [
  {
    do: "move",
    item: KEYS.stay,
    name: "Lantern",
    days: { from: "2027-01-09", to: "2027-01-15", time: null },
    more: 6_000,
  },
  {
    do: "move",
    item: KEYS.experience,
    name: "Kayak",
    days: { from: "2027-01-12", to: "2027-01-12", time: "14:20" },
    more: 0,
  },
  { do: "people", item: KEYS.stay, name: "Lantern", people: 2 },
  { do: "remove", item: KEYS.stay, name: "Lantern" },
  { do: "find", kind: "vehicle", from: "2027-01-13", to: "2027-01-14" },
];
const conflicts = (Object.keys(NAMED) as ConflictKind[]).map((kind, index): PlanConflict => {
  const names = NAMED[kind].filter((name) => name !== null);
  const fix = FIXES[index % FIXES.length] ?? { do: "remove", item: "", name: "" };
  return { kind, day: "2027-01-11", until: "2027-01-14", items: [KEYS.stay], names, n: 2, fix };
});
const page: PlanPageProps = {
  isUnreadable: false,
  things,
  gone: [{ key: KEYS.stay, day: "2027-01-12" }],
  conflicts,
  times: { checkIn: "14:00", checkOut: "10:00" },
  today: "2027-01-01",
  stamp: "1.x",
};

function draw(language: Language, props: PlanPageProps, answer?: PlanAnswer): string {
  const groups = [...PLAN_TEXTS, "nav", "ui"] as const;
  const texts = Object.fromEntries(groups.map((group) => [group, catalogues[language][group]]));
  const Page = () =>
    createElement(
      LanguageProvider,
      { value: language },
      createElement(
        IntlProvider,
        {
          locale: LOCALE_TAGS[language],
          messages: texts as never,
          timeZone: "UTC",
          onError: (error: unknown) => {
            throw error;
          },
        } as never,
        createElement(PlanPage, props),
      ),
    );
  const Stub = createRoutesStub([{ id: "plan", path: "*", Component: Page }]);
  return renderToStaticMarkup(
    createElement(Stub, { initialEntries: ["/plan"], hydrationData: { actionData: answer ? { plan: answer } : null } }),
  );
}

test.each(LANGUAGES)(
  "GU-162 GU-165: in %s every conflict names its things and has a button, and every day stands there",
  (language) => {
    const html = draw(language, page);
    const shown = [...html.matchAll(/<div class="conflict">(.*?)<\/div>/gs)].map(([, inside]) => inside ?? "");
    expect(shown).toHaveLength(conflicts.length);
    for (const [index, inside] of shown.entries()) {
      for (const name of conflicts[index]?.names ?? []) expect(inside).toContain(name);
      expect(inside).toMatch(/<(button|a) /);
      expect(inside).not.toMatch(/\{\w+\}/);
    }
    expect(html.match(/class="plan-day"/g)).toHaveLength(6);
    expect(html).toContain('name="intent" value="send"');
  },
);

test.each(LANGUAGES)("GU-166: in %s what was sent is told thing by thing, with what is a wish", (language) => {
  const day = { from: "2027-01-11", to: "2027-01-11", time: "13:40", total: 100 };
  const sent = (["held", "free", "wish", "request"] as const).map((state): SentThing => ({
    ...day,
    kind: "experience",
    name: `Thing ${state}`,
    state,
  }));
  const values = {
    reference: "ABC234",
    total: "400",
    things: writeSentThings(sent),
    link: "/my/x",
    email: "m@x.example",
  };
  // Without scripts the request still had the plan.
  const html = draw(language, page, { ok: true, values: { ...values, hold_until: "2027-01-02T10:00:00Z" } });
  for (const { state, name } of sent)
    expect(html).toMatch(
      new RegExp(`data-state="${state}"><b>${name}</b>.*?${catalogues[language].planSent[state]}`, "s"),
    );
  expect(html).toContain(catalogues[language].planSent.title);
  expect(html).not.toContain('name="intent"');
});

test("GU-167: why nothing was sent is said, and what was typed is still there", () => {
  const values = { full_name: "Marta", email: "m@x.example", phone: "1" };
  const html = draw("en", page, { ok: false, reason: "invalid", errors: {}, values, problem: "unsendable" });
  expect(html).toMatch(/role="alert">.*Nothing was sent/s);
  expect(html).toContain('value="m@x.example"');
});

test("an empty plan has three ways to begin", () => {
  const html = draw("en", { ...page, things: [], gone: [], conflicts: [] });
  expect(html).toContain("Nothing planned yet");
  for (const path of ["/stays", "/experiences", "/transportation"]) expect(html).toContain(`href="${path}"`);
});
