import type { HttpBindings } from "@hono/node-server";
import { MAX_OWN_BYTES } from "#app/features/documents/schema";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context, MiddlewareHandler } from "hono";
import { RESUMABLE_UPLOADS, VIDEO_CHUNK_BYTES } from "#app/features/media/schema";
import type { Client } from "#app/platform/http/client.server";
import { COMMON_HEADERS, PRIVATE_HEADERS, strictTransport } from "#app/platform/http/headers.server";
import { unknownOriginAdvice } from "#app/platform/http/unknown-origin";
import type { Services } from "#app/services.server";
import { isForm } from "#app/platform/http/form";
import {
  ADMIN_PREFIX,
  isCaseScreen,
  isPropertyFilesScreen,
  isGuestMessage,
  isMailStop,
  isOffice,
  isPictureUpload,
  isPrivatePage,
  isPropertySubmission,
  isDocumentUpload,
  isTextImport,
  PROPERTY_IMAGES,
} from "#app/urls";
import { clientNetwork } from "#server/client-network";
import { originOf } from "#server/origin";
import { requestIdOf } from "#server/request-id";
import { initialRoute } from "#server/request-log";

export type ServerVariables = { Variables: { client: Client }; Bindings: HttpBindings };

/** Who asks: the address limits are counted by, and our origin as this client sees it. */
export function identifyClient({ env }: Services): MiddlewareHandler<ServerVariables> {
  return async (c, next) => {
    const address = clientNetwork(env, c.req.header("x-forwarded-for"), getConnInfo(c).remote.address);
    const url = new URL(c.req.url);
    const header = (name: string) => c.req.header(name);
    c.set("client", {
      network: address,
      origin: originOf(env, header, url.host),
      requestId: requestIdOf(env, header),
      route: initialRoute(url.pathname),
      responseHeaders: new Headers(),
    });
    return next();
  };
}

export function commonHeaders({ env }: Services): MiddlewareHandler<ServerVariables> {
  const onSecureAddress = strictTransport(env.HSTS);
  return async (c, next) => {
    await next();
    const { origin, requestId } = c.get("client");
    c.header("X-Request-Id", requestId);
    for (const [name, value] of COMMON_HEADERS) c.header(name, value);
    if (origin.startsWith("https:")) {
      for (const [name, value] of onSecureAddress) c.header(name, value);
      const cookies = c.res.headers.getSetCookie();
      c.res.headers.delete("Set-Cookie");
      for (const cookie of cookies)
        c.res.headers.append("Set-Cookie", /;\s*secure/i.test(cookie) ? cookie : `${cookie}; Secure`);
    }
    const { pathname } = new URL(c.req.url);
    // What only whoever has the address may see. Forms of a page that sends no referrer at all come from nowhere.
    if (isPrivatePage(pathname)) for (const [name, value] of PRIVATE_HEADERS) c.header(name, value);
    if (isOffice(pathname)) {
      c.header("Cache-Control", "no-store");
      c.header("X-Robots-Tag", "noindex, nofollow");
    }
  };
}

/**
 * Rejects cross-origin writes. Behind an unconfigured HTTPS proxy our own origin is unknown: then the response says
 * which setting is missing.
 */
export function requireSameOrigin({ log }: Services): MiddlewareHandler<ServerVariables> {
  let hasWarned = false;
  return async (c, next) => {
    if (c.req.method === "GET" || c.req.method === "HEAD") return next();
    if (c.req.method === "POST" && isMailStop(c.req.path)) return next();
    const client = c.get("client");
    const origin = c.req.header("origin");
    const site = c.req.header("sec-fetch-site");
    const foreign =
      origin !== undefined ? origin !== client.origin : site !== undefined && site !== "same-origin" && site !== "none";
    if (!foreign) return next();
    if (origin === undefined || !isOwnPage(c, origin))
      return c.json({ code: "foreign_origin", message: "This request did not come from our own pages." }, 403);
    if (!hasWarned)
      log.warn(
        "a form was refused: it came by https, and nothing says that this is our address. Set PUBLIC_URL, or TRUST_PROXY behind a proxy",
      );
    hasWarned = true;
    const url = new URL(c.req.url);
    if (!c.req.header("accept")?.includes("text/html") || url.pathname.endsWith(".data"))
      return c.json({ code: "unknown_origin", message: unknownOriginAdvice(origin) }, 403);
    client.unknownOrigin = origin;
    // The sign-in form stands at every address of the office.
    if (isOffice(url.pathname)) url.pathname = ADMIN_PREFIX;
    c.req.raw = new Request(url, { headers: c.req.raw.headers });
    return next();
  };
}

/** Whether the browser, or the host in the address, says that a page is ours. The form is refused all the same. */
function isOwnPage(c: Context<ServerVariables>, origin: string): boolean {
  if (!URL.canParse(origin)) return false;
  return c.req.header("sec-fetch-site") === "same-origin" || new URL(origin).host === new URL(c.req.url).host;
}

const MAX_BODY_BYTES = 64 * 1024;
/** Staff send long texts in nine languages at once, with what they were before. */
const MAX_OFFICE_BODY_BYTES = 4 * 1024 * 1024;
/**
 * Without scripts the pictures of a property, or of a message, come with the form. They are held in memory, so not all
 * may be of the largest size.
 */
const MAX_SUBMISSION_BODY_BYTES = 64 * 1024 * 1024;
/** A file with every text in nine languages. */
const MAX_IMPORT_BODY_BYTES = 8 * 1024 * 1024;
/** A guide or deck of staff's own, with the few fields around it. */
const MAX_DOCUMENT_BODY_BYTES = MAX_OWN_BYTES + 64 * 1024;
const UPLOADS = [`${ADMIN_PREFIX}/media`, PROPERTY_IMAGES];

/** An upload is a bare file at its own address, with its own limits; every other body is a form. */
export const limitBodySize: MiddlewareHandler<ServerVariables> = async (c, next) => {
  const { pathname } = new URL(c.req.url);
  const isUpload = (UPLOADS.includes(pathname) || isPictureUpload(pathname)) && !isForm(c.req.header("content-type"));
  if (c.req.method === "GET" || c.req.method === "HEAD" || isUpload) return next();
  // Without either header there is no body: a browser sends a DELETE like that.
  const announced = Number(c.req.header("transfer-encoding") ? Number.NaN : (c.req.header("content-length") ?? 0));
  if (!(announced <= limitFor(pathname))) {
    return c.json({ code: "too_large", message: "This request is too large." }, 413);
  }
  return next();
};

function limitFor(pathname: string): number {
  if (pathname.startsWith(`${RESUMABLE_UPLOADS}/`)) return VIDEO_CHUNK_BYTES;
  if (isTextImport(pathname)) return MAX_IMPORT_BODY_BYTES;
  if (isDocumentUpload(pathname)) return MAX_DOCUMENT_BODY_BYTES;
  if (
    isPropertySubmission(pathname) ||
    isGuestMessage(pathname) ||
    isCaseScreen(pathname) ||
    isPropertyFilesScreen(pathname)
  )
    return MAX_SUBMISSION_BODY_BYTES;
  return isOffice(pathname) ? MAX_OFFICE_BODY_BYTES : MAX_BODY_BYTES;
}
