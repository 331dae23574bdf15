import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, Outlet, RouterProvider, useActionData } from "react-router";
import { describe, expect, it } from "vitest";
import { KeptActionData } from "#app/platform/framework/kept-action-data";

const form = { formMethod: "POST", formData: new FormData() } as const;

describe("what platform/framework/kept-action-data.tsx relies on of React Router", () => {
  it("UNSAFE_DataRouterDataContext is what useActionData reads, and a revalidation empties it", async () => {
    const Page = () => createElement("p", null, useActionData<string>() ?? "nothing");
    const Root = () => createElement(KeptActionData, null, createElement(Outlet));
    const action = () => "refused";
    const router = createMemoryRouter([{ Component: Root, children: [{ path: "/", Component: Page, action }] }]);
    await router.navigate("/", form);
    expect(renderToString(createElement(RouterProvider, { router }))).toContain("refused");
    await router.revalidate();
    expect(router.state.actionData, "React Router keeps it by now: remove KeptActionData").toBeNull();
    router.dispose();
  });
});
