import { createElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import * as browsers from "use-intl";
import { describe, expect, it } from "vitest";
import * as servers from "#app/platform/framework/use-intl.server";

/** What pages use of either, without the keys of our own texts. */
interface Intl {
  IntlProvider: (props: { locale: string; messages: object; timeZone: string; children?: ReactNode }) => ReactNode;
  useTranslations: (group?: string) => {
    (key: string, values?: object): string;
    rich: (key: string, values: object) => ReactNode;
  };
  useFormatter: () => { number: (value: number) => string; dateTime: (value: Date, options: object) => string };
}

/** As they are written: what parses them stands outside the build. */
const messages = {
  nav: { skip: "Skip", hello: "Hello {name}" },
  list: { count: "{n, plural, one {<b>#</b> house} other {<b>#</b> houses}}" },
};

function draw({ IntlProvider, useTranslations, useFormatter }: Intl, locale: string): string {
  function Page() {
    const all = useTranslations();
    const nav = useTranslations("nav");
    const list = useTranslations("list");
    const format = useFormatter();
    const counts = [1, 2, 1000].map((n) =>
      list.rich("count", { n, b: (words: ReactNode) => createElement("b", null, words) }),
    );
    return createElement(
      "p",
      null,
      all("nav.skip"),
      all("nav.hello", { name: "Ω" }),
      nav("skip"),
      format.number(1234.5),
      format.dateTime(new Date(0), { dateStyle: "long" }),
      ...counts,
    );
  }
  return renderToStaticMarkup(createElement(IntlProvider, { locale, messages, timeZone: "UTC" }, createElement(Page)));
}

describe("what platform/framework/use-intl.server.tsx relies on of use-intl", () => {
  it.each(["en", "de", "ar", "zh-CN"])("texts on the server are those the browser shows, in %s", (locale) => {
    const shown = draw(browsers as unknown as Intl, locale);
    expect(shown).toContain("Hello Ω");
    // Twice: the second time from what was kept.
    for (const time of [1, 2])
      expect(
        draw(servers as unknown as Intl, locale),
        `time ${time}: use-intl's _createCache or _createIntlFormatters have changed, or what its hooks give; correct use-intl.server.tsx, or take it out of scripts/server-aliases.ts`,
      ).toBe(shown);
  });
});
