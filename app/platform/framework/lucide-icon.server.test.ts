import { ArrowRight, CircleAlert, House, Phone } from "lucide-react";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import createIcon from "#app/platform/framework/lucide-icon.server";

/** An icon hands its data on, and in no other way out. */
const dataOf = (icon: object) =>
  (icon as { render: (props: object) => { props: { icon: Parameters<typeof createIcon>[0] } } }).render({}).props.icon;

/** An attribute may stand anywhere in its tag. */
const inOrder = (html: string) =>
  html.replaceAll(/(?<=<svg )[^>]*/g, (attributes) =>
    attributes
      .split(/(?<=") /)
      .toSorted()
      .join(" "),
  );

describe("what platform/framework/lucide-icon.server.tsx relies on of lucide-react", () => {
  it.each([
    { "aria-hidden": true },
    { "aria-hidden": true, className: "flip-rtl" },
    { "aria-label": "Alert" },
    {},
    { size: 16, strokeWidth: 1.5 },
    { width: 20, height: 18, color: "red" },
  ])("an icon on the server is the one the browser draws, given %o", (props) => {
    for (const icon of [ArrowRight, CircleAlert, House, Phone]) {
      expect(
        inOrder(renderToStaticMarkup(createElement(createIcon(dataOf(icon)), props))),
        "lucide-react draws icons otherwise: correct lucide-icon.server.tsx, or take it out of scripts/server-aliases.ts",
      ).toBe(inOrder(renderToStaticMarkup(createElement(icon, props))));
    }
  });
});
