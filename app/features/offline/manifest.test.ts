import { expect, test } from "vitest";
import { manifestOf } from "#app/features/offline/manifest";
import { LANGUAGES } from "#app/platform/i18n/languages";

test.each(LANGUAGES)("PL-113: the app opens in the language it was installed in (%s)", (language) => {
  expect(manifestOf("Pemba Paradise", language)).toMatchObject({
    id: "/",
    scope: "/",
    lang: language,
    dir: language === "ar" ? "rtl" : "ltr",
    start_url: language === "en" ? "/" : `/${language}`,
    display: "standalone",
  });
});
