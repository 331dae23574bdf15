import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { parseEnv } from "#app/platform/env.server";

describe("the configuration", () => {
  it("needs nothing", () => {
    expect(parseEnv({})).toMatchObject({ PORT: 3000, SEED: "demo", RATE_LIMIT: true, TRUST_PROXY: false, DATA_DIR: resolve("data") });
  });

  it("seeds only the base on a real server", () => {
    expect(parseEnv({ DATABASE_URL: "postgres://u@h/d" }).SEED).toBe("base");
  });

  it.each([
    ["PORT", "80a", "a port number"],
    ["PORT", "70000", "a port number"],
    ["DATABASE_URL", "mysql://x", "postgres://"],
    ["PUBLIC_URL", "https://x.example/path", "without a path"],
    ["ADMIN_EMAIL", "nobody", "an e-mail address"],
    ["ADMIN_PASSWORD", "short", "at least 10"],
    ["SEED", "all", "demo, base or none"],
    ["RATE_LIMIT", "yes", "on or off"],
    ["SMTP_URL", "http://x", "smtp://"],
    ["LOG_LEVEL", "loud", "debug, info"],
  ])("stops on a bad %s and says what it accepts", (name, value, accepts) => {
    expect(() => parseEnv({ [name]: value })).toThrow(name);
    expect(() => parseEnv({ [name]: value })).toThrow(accepts);
  });

  it("takes an empty value as not set", () => {
    expect(parseEnv({ PORT: "", DATABASE_URL: "" }).PORT).toBe(3000);
  });
});
