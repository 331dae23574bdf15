import { expect, it } from "vitest";
import { listRuleProblems } from "#server/access";

const loader = () => null;
const action = () => null;
const gate = { "layouts/gate": { id: "layouts/gate", module: { loader } } };
const behind = (module: { loader?: unknown; action?: unknown }) => ({
  ...gate,
  room: { id: "room", parentId: "layouts/gate", module },
});
const gateRule = { "layouts/gate": { read: { who: "staff", access: {} } } } as const;
const staff = { who: "staff", access: {} } as const;
const anyone = { who: "anyone", access: {} } as const;

it("lets nothing be read or written that no rule speaks of", () => {
  expect(listRuleProblems(behind({ loader }), gateRule)).toEqual(["room has a loader and no rule in app/access.ts"]);
  expect(listRuleProblems(behind({ loader, action }), { ...gateRule, room: { read: staff } })).toEqual([
    "room has an action and no rule in app/access.ts",
  ]);
  expect(listRuleProblems(behind({ loader, action }), { ...gateRule, room: { read: staff, write: staff } })).toEqual(
    [],
  );
});

it("has no rule for what is not there", () => {
  expect(listRuleProblems(behind({ loader }), { ...gateRule, room: { read: staff, write: staff } })).toEqual([
    "room has a rule and no action",
  ]);
  expect(listRuleProblems(gate, { ...gateRule, gone: { read: staff } })).toEqual(["gone has a rule and is no route"]);
});

it("knows whom the gate lets through, whatever a rule says", () => {
  expect(listRuleProblems(behind({ loader }), { ...gateRule, room: { read: anyone } })).toEqual([
    "the loader of room is for anyone, but where it stands staff comes in",
  ]);
  const outside = { ...gate, page: { id: "page", module: { loader } } };
  expect(listRuleProblems(outside, { ...gateRule, page: { read: staff } })).toEqual([
    "the loader of page is for staff, but where it stands anyone comes in",
  ]);
});
