import { createElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { Link, MemoryRouter } from "react-router";
import { describe, expect, it } from "vitest";
import { StaticLink, type AddressLinkProps } from "#app/platform/framework/address-link";

const draw = (link: ReactElement) =>
  renderToStaticMarkup(createElement(MemoryRouter, { initialEntries: ["/ar/stays"] }, link));

describe("what platform/framework/address-link.tsx relies on of React Router", () => {
  it.each<AddressLinkProps>([
    { to: "/" },
    { to: "/ar/stays?type=villa&page=2#list" },
    { to: "/stays/a%20b", className: "card", "aria-label": "A stay", id: "stay" },
    { to: "/stays", prefetch: "intent", preventScrollReset: true, replace: true, state: { from: "list" } },
    { to: "/stays", target: "_blank", rel: "noopener" },
  ])("its Link is drawn as ours, given %o", (props) => {
    expect(
      draw(createElement(StaticLink, props, "Stays")),
      "React Router draws links otherwise: correct StaticLink, or pages do not match when they hydrate and links are not discovered",
    ).toBe(draw(createElement(Link, props, "Stays")));
  });
});
