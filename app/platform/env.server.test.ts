import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { parseEnv } from "#app/platform/env.server";

describe("the configuration", () => {
  it("needs nothing", () => {
    expect(parseEnv({})).toMatchObject({
      PORT: 3000,
      SEED: "demo",
      RATE_LIMIT: true,
      TRUST_PROXY: 0,
      DATA_DIR: resolve("data"),
    });
  });

  it("seeds only the base on a real server", () => {
    expect(parseEnv({ DATABASE_URL: "postgres://u@h/d" }).SEED).toBe("base");
  });

  it("lets no two processes share the embedded database", () => {
    expect(parseEnv({ WORKERS: "2", DATABASE_URL: "postgres://u@h/d" }).WORKERS).toBe(2);
    expect(() => parseEnv({ WORKERS: "2" })).toThrow("DATABASE_URL");
  });

  it("opens figures to nobody: on another address than this machine's only with a token", () => {
    expect(parseEnv({ METRICS_PORT: "9100" })).toMatchObject({ METRICS_PORT: 9100, METRICS_HOST: "127.0.0.1" });
    expect(() => parseEnv({ METRICS_PORT: "9100", METRICS_HOST: "0.0.0.0" })).toThrow("METRICS_TOKEN");
    expect(
      parseEnv({ METRICS_PORT: "9100", METRICS_HOST: "0.0.0.0", METRICS_TOKEN: "a-token-of-sixteen" }).METRICS_HOST,
    ).toBe("0.0.0.0");
    expect(() => parseEnv({ METRICS_TOKEN: "short" })).toThrow(/^METRICS_TOKEN is "…"/);
  });

  it.each([
    ["METRICS_PORT", "x", "a port number"],
    ["PORT", "80a", "a port number"],
    ["PORT", "70000", "a port number"],
    ["DATABASE_URL", "mysql://x", "postgres://"],
    ["PUBLIC_URL", "https://x.example/path", "without a path"],
    ["ADMIN_EMAIL", "nobody", "an e-mail address"],
    ["ADMIN_PASSWORD", "short", "at least 10"],
    ["SEED", "all", "demo, base or none"],
    ["RATE_LIMIT", "yes", "on or off"],
    ["WORKERS", "0", "a number of processes"],
    ["SMTP_URL", "http://x", "smtp://"],
    ["MAIL_FROM", "Pemba", "an e-mail address"],
    ["MAIL_FROM", "Pemba <nobody>", "Name <address>"],
    ["MEDIA_URL", "http://files.example/bucket", "s3://"],
    ["MEDIA_URL", "s3://key:secret@files.example", "s3://"],
    ["MEDIA_PUBLIC_URL", "files.example", "http(s)"],
    ["TRUST_PROXY", "yes", "number of proxies"],
    ["FORM_MIN_MS", "1.5", "milliseconds"],
    ["FORM_MIN_MS", "60001", "milliseconds"],
    ["STOP_DELAY", "5s", "seconds"],
    ["HSTS", "yes", "on, off or subdomains"],
    ["BACKUP_DIR", "s3://bucket", "a folder"],
    ["BACKUP_KEEP", "0", "from 1"],
    ["LOG_LEVEL", "loud", "debug, info"],
    ["MAP_STYLE_URL", "https://tiles.example.org/style.json", "{z}"],
    ["MAP_STYLE_URL", "ftp://tiles.example.org/{z}/{x}/{y}.png", "http(s)"],
    ["MAP_STYLE_URL", "https://tiles.example.org/{z}/{x}/{y}.png?key={key}", "{z}"],
  ])("stops on a bad %s and says what it accepts", (name, value, accepts) => {
    expect(() => parseEnv({ [name]: value })).toThrow(name);
    expect(() => parseEnv({ [name]: value })).toThrow(accepts);
  });

  it.each([
    "https://tiles.example.org/{z}/{x}/{y}.png",
    "https://{s}.example.org/{z}/{x}/{y}{r}.png?key={token}",
    "http://127.0.0.1:9/{z}/{x}/{y}",
  ])("takes %s as the address of map tiles", (address) => {
    expect(parseEnv({ MAP_STYLE_URL: address }).MAP_STYLE_URL).toBe(address);
  });

  it("takes a sender with a name or without", () => {
    const address = "hello@pemba.example";
    expect(parseEnv({ MAIL_FROM: address }).MAIL_FROM).toEqual({ name: "", address });
    for (const given of [`Pemba Paradise <${address}>`, `"Pemba Paradise" <${address}>`])
      expect(parseEnv({ MAIL_FROM: given }).MAIL_FROM).toEqual({ name: "Pemba Paradise", address });
    expect(parseEnv({}).MAIL_FROM).toBeUndefined();
  });

  it("takes a folder or a bucket for media, and says no secret aloud", () => {
    expect(parseEnv({ MEDIA_URL: "files" }).MEDIA_URL).toBe(resolve("files"));
    const bucket = "s3://key:secret@files.example/media?region=eu-1";
    expect(parseEnv({ MEDIA_URL: bucket }).MEDIA_URL).toBe(bucket);
    expect(() => parseEnv({ MEDIA_URL: `${bucket}&tls=maybe` })).toThrow(
      'MEDIA_URL is "s3://…@files.example/media?region=eu-1&tls=maybe"',
    );
  });

  it.each([
    ["ADMIN_PASSWORD", "hush-hush"],
    ["METRICS_TOKEN", "hush hush hush hush"],
    ["DATABASE_URL", "mysql://pemba:hush@db.example/pemba"],
    ["DATABASE_URL", "postgres:pemba:hush@db.example/pemba"],
    ["DATABASE_URL", "pemba:hush@db.example/pemba"],
    ["DATABASE_URL", "postgres://pemba:h%ush@db.example/pemba"],
    ["DATABASE_URL", "postgres://pemba:hu/sh:x@db.example/pemba"],
    ["DATABASE_URL", "postgres://pemba:12/hush@db.example/pemba"],
    ["DATABASE_URL", "host=db.example password=hush"],
    ["DATABASE_URL", "postgres//db.example/pemba?password=hush"],
    ["DATABASE_DIRECT_URL", "mysql://db.example/pemba?password=hush&sslmode=require"],
    ["SMTP_URL", "smtp.example:hush@mail.example"],
    ["SMTP_URL", "http://user:hu@sh@mail.example"],
    ["MEDIA_URL", "s3://key:hush@files.example"],
    ["MEDIA_URL", "s3://files.example?secret=hush"],
    ["PUBLIC_URL", "https://staff:hush@pemba.example/path"],
    ["MAP_STYLE_URL", "https://tiles.example/{z}/{x}.png?key=hush"],
    ["EXCHANGE_RATE_URL", "ftp://rates.example/?app_id=hush"],
  ])("refuses a bad %s without saying its secret: %s", (name, value) => {
    const said = () => parseEnv({ [name]: value });
    expect(said).toThrow(name);
    expect(said).not.toThrow(/hu.?sh/);
  });

  it("shows of a refused address what is no secret", () => {
    expect(() => parseEnv({ DATABASE_URL: "mysql://pemba:hush@db.example/pemba" })).toThrow(
      'DATABASE_URL is "mysql://…@db.example/pemba"',
    );
  });

  it("believes as many proxies as it is told", () => {
    expect(["on", "off", "2"].map((value) => parseEnv({ TRUST_PROXY: value }).TRUST_PROXY)).toEqual([1, 0, 2]);
  });

  it("takes an empty value as not set", () => {
    expect(parseEnv({ PORT: "", DATABASE_URL: "" }).PORT).toBe(3000);
  });
});
