import { isAbsolute, resolve } from "node:path";
import * as v from "valibot";
import { parseS3Address } from "#app/platform/storage/s3-address";

/** What each variable accepts, in the words the start prints when a value is refused. */
const ACCEPTED_VALUES = {
  PORT: "a port number from 0 to 65535",
  HOST: "an address to listen on, such as 0.0.0.0",
  DATA_DIR: "a folder",
  DATABASE_URL: "a postgres:// address (in its password @ is written %40, / is %2F and % is %25)",
  DATABASE_DIRECT_URL: "a postgres:// address that leads past the pooler",
  PUBLIC_URL: "an http(s) address without a path",
  ADMIN_EMAIL: "an e-mail address",
  ADMIN_PASSWORD: "at least 10 characters",
  SEED: "demo, base or none",
  MEDIA_URL: "a folder, or s3://key:secret@host/bucket with region=…, pathStyle=off or tls=off after a question mark",
  MEDIA_PUBLIC_URL: "an http(s) address",
  SMTP_URL: "an smtp:// or smtps:// address (in its password @ is written %40, / is %2F and % is %25)",
  MAIL_FROM: "an e-mail address, alone or as Name <address>",
  MAP_STYLE_URL: "the http(s) address of map tiles, with {z}, {x} and {y} in it",
  MAP_TOKEN: "a token of the map service",
  MAP_CREDIT: "who the map service wants to be named",
  EXCHANGE_RATE_URL: "an http(s) address",
  PAGE_CACHE_MB: "a number of megabytes, 0 for none",
  WORKERS: "a number of processes from 1 to 64",
  TRUST_PROXY: "on, off or the number of proxies in front",
  RATE_LIMIT: "on or off",
  FORM_MIN_MS: "a number of milliseconds from 0 to 60000",
  STOP_DELAY: "a number of seconds from 0 to 300",
  METRICS_PORT: "a port number from 0 to 65535",
  METRICS_HOST: "an address to listen on, such as 127.0.0.1",
  METRICS_TOKEN: "at least 16 characters without spaces",
  LOG_LEVEL: "debug, info, warn, error or silent",
  HSTS: "on, off or subdomains",
  BACKUP_DIR: "a folder",
  BACKUP_KEEP: "a number of files from 1 to 9999",
  TEST_CALENDARS_ON_OWN_NETWORK: "on or off; on only for tests, on a server that listens on 127.0.0.1",
} as const;

export const VARIABLES = Object.keys(ACCEPTED_VALUES) as readonly (keyof typeof ACCEPTED_VALUES)[];

const url = (...protocols: string[]) =>
  v.pipe(
    v.string(),
    v.url(),
    v.check((value) => URL.canParse(value) && isAddress(new URL(value), protocols)),
  );

/**
 * A slash or percent sign in a password must be written as %2F or %25: otherwise the address means something else, or
 * cannot be read.
 */
function isAddress({ protocol, href, username, password, pathname }: URL, protocols: string[]): boolean {
  try {
    decodeURIComponent(username + password);
  } catch {
    return false;
  }
  const isCutOff = !protocol.startsWith("http") && pathname.includes("@");
  return protocols.includes(protocol) && href.startsWith(`${protocol}//`) && !isCutOff;
}
/** What stands in braces is filled in for each tile: its place, a subdomain, a sharper picture, the token. */
const tileAddress = v.pipe(
  v.string(),
  v.check((value) => {
    const filledIn = value.replaceAll(/\{([zxysr]|token)\}/g, "0");
    return (
      ["{z}", "{x}", "{y}"].every((part) => value.includes(part)) &&
      /^https?:/.test(value) &&
      !/[{}]/.test(filledIn) &&
      URL.canParse(filledIn)
    );
  }),
);
/** "Pemba Paradise <hello@pemba.example>", or the address alone. */
function readSender(text: string): { name: string; address: string } | null {
  const match = /^(?:"?([^"<>\r\n]*?)"?\s*<([^<>\s]+)>|([^<>\s]+))$/.exec(text.trim());
  const address = match?.[2] ?? match?.[3] ?? "";
  return v.is(v.pipe(v.string(), v.email()), address) ? { name: match?.[1] ?? "", address } : null;
}
const onOff = (standard: "on" | "off") =>
  v.pipe(
    v.optional(v.picklist(["on", "off"]), standard),
    v.transform((value) => value === "on"),
  );

const schema = v.object({
  PORT: v.pipe(v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/)), "3000"), v.transform(Number), v.maxValue(65_535)),
  HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/)), "0.0.0.0"),
  DATA_DIR: v.pipe(
    v.optional(v.pipe(v.string(), v.nonEmpty()), "./data"),
    v.transform((folder) => resolve(folder)),
  ),
  DATABASE_URL: v.optional(url("postgres:", "postgresql:")),
  DATABASE_DIRECT_URL: v.optional(url("postgres:", "postgresql:")),
  PUBLIC_URL: v.optional(
    v.pipe(
      url("http:", "https:"),
      v.check((value) => URL.canParse(value) && new URL(value).pathname === "/"),
      v.transform((value) => new URL(value).origin),
    ),
  ),
  ADMIN_EMAIL: v.optional(v.pipe(v.string(), v.email())),
  ADMIN_PASSWORD: v.optional(v.pipe(v.string(), v.minLength(10))),
  SEED: v.optional(v.picklist(["demo", "base", "none"])),
  MEDIA_URL: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => !value.includes("://") || parseS3Address(value) !== null),
      v.transform((place) => (isAbsolute(place) || place.includes("://") ? place : resolve(place))),
    ),
  ),
  MEDIA_PUBLIC_URL: v.optional(
    v.pipe(
      url("http:", "https:"),
      v.transform((value) => value.replace(/\/+$/, "")),
    ),
  ),
  SMTP_URL: v.optional(url("smtp:", "smtps:")),
  MAIL_FROM: v.optional(
    v.pipe(
      v.string(),
      v.transform(readSender),
      v.nonNullable(v.nullable(v.object({ name: v.string(), address: v.string() }))),
    ),
  ),
  MAP_STYLE_URL: v.optional(tileAddress),
  MAP_TOKEN: v.optional(v.pipe(v.string(), v.nonEmpty())),
  MAP_CREDIT: v.optional(v.string()),
  EXCHANGE_RATE_URL: v.optional(url("http:", "https:"), "https://open.er-api.com/v6/latest/USD"),
  PAGE_CACHE_MB: v.pipe(v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/)), "64"), v.transform(Number)),
  WORKERS: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^\d{1,2}$/)), "1"),
    v.transform(Number),
    v.minValue(1),
    v.maxValue(64),
  ),
  /** How many proxies in front of us can be believed. */
  TRUST_PROXY: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^(on|off|[0-9])$/)), "off"),
    v.transform((value) => (value === "off" ? 0 : value === "on" ? 1 : Number(value))),
  ),
  RATE_LIMIT: onOff("on"),
  FORM_MIN_MS: v.pipe(
    v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/)), "1500"),
    v.transform(Number),
    v.maxValue(60_000),
  ),
  STOP_DELAY: v.pipe(v.optional(v.pipe(v.string(), v.regex(/^\d{1,3}$/)), "0"), v.transform(Number), v.maxValue(300)),
  METRICS_PORT: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.maxValue(65_535))),
  METRICS_HOST: v.optional(v.pipe(v.string(), v.regex(/^[\w.:-]+$/)), "127.0.0.1"),
  METRICS_TOKEN: v.optional(v.pipe(v.string(), v.regex(/^\S{16,}$/))),
  LOG_LEVEL: v.optional(v.picklist(["debug", "info", "warn", "error", "silent"]), "info"),
  HSTS: v.optional(v.picklist(["on", "off", "subdomains"]), "on"),
  BACKUP_DIR: v.optional(
    v.pipe(
      v.string(),
      v.check((folder) => !folder.includes("://")),
      v.transform((folder) => resolve(folder)),
    ),
  ),
  BACKUP_KEEP: v.pipe(v.optional(v.pipe(v.string(), v.regex(/^\d{1,4}$/)), "14"), v.transform(Number), v.minValue(1)),
  TEST_CALENDARS_ON_OWN_NETWORK: onOff("off"),
});

/** Where only this machine can ask. */
const LOOPBACK = /^(127\.[\d.]+|::1|localhost)$/;

export type Env = ReturnType<typeof parseEnv>;

export class EnvError extends Error {}

const SECRETS: readonly string[] = ["ADMIN_PASSWORD", "METRICS_TOKEN", "MAP_TOKEN"];

/**
 * As much of a value as may stand in a log: no password, no token, and of an address nothing a password may be part of.
 */
function redactedValue(name: string, value: string): string {
  if (SECRETS.includes(name)) return "…";
  return name.endsWith("_URL") ? redactSecrets(value) : value;
}

const PLAIN_OPTIONS = "region|pathStyle|tls|sslmode";

/** An address without user, password and the values of options that may be keys. */
export function redactSecrets(address: string): string {
  if (!address.includes("://")) return address.includes("@") || address.includes("=") ? "…" : address;
  return address
    .replace(/\/\/.*@/s, "//…@")
    .replaceAll(new RegExp(`([?&;](?!(?:${PLAIN_OPTIONS})=)[^=&]*=)[^&]*`, "g"), "$1…");
}

/** Reads the configuration once. An empty value counts as not set. */
export function parseEnv(variables: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    Object.keys(ACCEPTED_VALUES)
      .map((name) => [name, variables[name]])
      .filter(([, value]) => value !== undefined && value !== ""),
  );
  const result = v.safeParse(schema, given);
  if (!result.success) {
    const name = String(result.issues[0].path?.[0]?.key) as keyof typeof ACCEPTED_VALUES;
    throw new EnvError(
      `${name} is "${redactedValue(name, given[name] ?? "")}", but it accepts ${ACCEPTED_VALUES[name]}.`,
    );
  }
  const env = result.output;
  if (env.WORKERS > 1 && !env.DATABASE_URL)
    throw new EnvError(
      `WORKERS is ${env.WORKERS}, but the embedded database serves one process. Set DATABASE_URL, or WORKERS to 1.`,
    );
  if (env.METRICS_PORT !== undefined && !env.METRICS_TOKEN && !LOOPBACK.test(env.METRICS_HOST)) {
    throw new EnvError(
      `METRICS_HOST is ${env.METRICS_HOST}, where others may ask. Set METRICS_TOKEN, or METRICS_HOST to 127.0.0.1.`,
    );
  }
  // Behind a proxy nothing but our own address says that others cannot come here.
  const isServed = env.PUBLIC_URL ? !LOOPBACK.test(new URL(env.PUBLIC_URL).hostname) : env.TRUST_PROXY > 0;
  if (env.TEST_CALENDARS_ON_OWN_NETWORK && (isServed || !LOOPBACK.test(env.HOST))) {
    throw new EnvError(
      "TEST_CALENDARS_ON_OWN_NETWORK is on, which is for tests: calendars of other channels could lead into your own network. Take it away.",
    );
  }
  return {
    ...env,
    SEED: env.SEED ?? (env.DATABASE_URL ? "base" : "demo"),
    MEDIA_URL: env.MEDIA_URL ?? resolve(env.DATA_DIR, "media"),
    PUBLIC_URL: env.PUBLIC_URL,
  } as const;
}
