import { expect, test } from "vitest";
import { parseEnv } from "../app/platform/env.server.ts";
import { stopIfExpected } from "./expected-errors.ts";

const env = parseEnv({});
const thrown = (error: unknown) => {
  try {
    return stopIfExpected(error, env);
  } catch (caught) {
    return caught as Error;
  }
};

test("what nobody expected is thrown on, without the parameters of a query", () => {
  const bug = new TypeError("a bug");
  expect(thrown(bug)).toBe(bug);
  const cause = Object.assign(new Error("disk gone"), { code: "58030" });
  const ofBuilder = Object.assign(new Error("Failed query: insert … params: hush", { cause }), { params: ["hush"] });
  const ofDriver = Object.assign(new Error("disk gone"), { params: ["hush"], query: "insert" });
  for (const error of [ofBuilder, ofDriver]) {
    const seen = thrown(error);
    expect(seen.message).toBe("disk gone");
    expect(JSON.stringify([seen, seen.stack, Object.entries(seen)])).not.toContain("hush");
  }
});
