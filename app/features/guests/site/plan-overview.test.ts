import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, test } from "vitest";
import type { GuestItem } from "#app/features/guests/page/read.server";
import { CancelAllPanel } from "#app/features/guests/site/cancel-all-panel";
import { PlanOverview } from "#app/features/guests/site/plan-overview";
import { catalogues } from "#app/features/translations/catalogues.server";
import { LANGUAGES, LOCALE_TAGS, type Language } from "#app/platform/i18n/languages";
import { LanguageProvider } from "#app/platform/i18n/paths";

const stay: GuestItem = {
  reference: "ABC234",
  kind: "stay",
  status: "confirmed",
  name: "Lantern",
  listing: "lantern",
  image: null,
  place: "Fundo",
  from: "2027-01-09",
  to: "2027-01-14",
  start_time: null,
  check_in_from: "14:00",
  check_out_until: "10:00",
  people: 3,
  children: 0,
  vehicles: 1,
  with_driver: false,
  accommodation: null,
  words: null,
  total: 205_000,
  lines: null,
  deposit: null,
  shown_currency: "USD",
  shown_rate: 1,
  hold_until: null,
  is_wish: false,
  created_at: "2026-11-17T10:00:00Z",
  cancel_text: null,
  cancelled_by: null,
  cancelled_at: null,
  language: "en",
  ask: null,
  payments: [],
  freeUntil: null,
  canChange: true,
  cancelling: "by-asking",
};
const kayak: GuestItem = {
  ...stay,
  reference: "ABC235",
  kind: "experience",
  status: "pending",
  name: "Kayak",
  from: "2027-01-11",
  to: "2027-01-11",
  start_time: "13:40",
  total: 14_400,
  cancelling: "at-once",
};
const jeep: GuestItem = {
  ...stay,
  reference: "ABC236",
  kind: "vehicle",
  status: "cancelled",
  name: "Jeep",
  total: 24_000,
  cancelling: null,
};

function draw(language: Language, element: ReactElement): string {
  const groups = ["planPage", "ask", "guest", "departures", "quote", "form", "calendar", "vehicleBooking"] as const;
  const messages = Object.fromEntries(groups.map((group) => [group, catalogues[language][group]]));
  const strict = {
    locale: LOCALE_TAGS[language],
    messages: messages as never,
    timeZone: "UTC",
    onError: (error: unknown) => {
      throw error;
    },
  };
  const Page = () =>
    createElement(LanguageProvider, { value: language }, createElement(IntlProvider, strict as never, element));
  return renderToStaticMarkup(
    createElement(createRoutesStub([{ path: "*", Component: Page }]), { initialEntries: ["/my/x"] }),
  );
}

test.each(LANGUAGES)("GU-171: in %s a plan stands by days, with one total of what is not cancelled", (language) => {
  const html = draw(language, createElement(PlanOverview, { items: [stay, jeep, kayak] }));
  for (const name of ["Lantern", "Jeep", "Kayak"]) expect(html).toContain(name);
  expect(html).toMatch(/class="sum".*2[.,\s\u00a0\u202f]?194/s);
  expect(html).toMatch(/<s>.*240/);
  expect(html).toContain('href="?cancel=all#cancel"');
});

test.each(LANGUAGES)("GU-172: in %s what goes at once and what is asked for is named before pressing", (language) => {
  const panel = createElement(CancelAllPanel, { items: [stay, jeep, kayak], stamp: "1.x", failure: null });
  const lists = [...draw(language, panel).matchAll(/<ul class="plan-cancelled">(.*?)<\/ul>/gs)].map(([, list]) => list);
  expect(lists).toHaveLength(2);
  expect(lists[0]).toContain("Kayak");
  expect(lists[1]).toContain("Lantern");
  expect(lists.join("")).not.toContain("Jeep");
});
