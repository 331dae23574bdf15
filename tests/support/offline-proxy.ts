import { createServer, request as ask, type IncomingMessage, type ServerResponse } from "node:http";

/**
 * What becomes of a request on its way. Cut: it does not arrive; mute: its answer does not; undefined: it goes on.
 */
type Fault = (path: string) => "cut" | "mute" | "fail" | { delayMs: number } | { paddedTo: number } | undefined;

export interface OfflineProxy {
  url: string;
  /** From now on. */
  setFault(fault: Fault): void;
  /** The site as another build of it: its files and the worker's build have other names, and the old ones are gone. */
  setBuild(name: string): void;
  stop(): Promise<void>;
}

/** Names of built scripts and style sheets, as pages and scripts write them. */
const BUILT_FILE = /([\w.-]+-[\w-]{8})\.(js|css)\b/g;

/** Between a browser and the site, so that a test can take the network away, break it, or deploy another build. */
export async function startOfflineProxy(site: string): Promise<OfflineProxy> {
  let fault: Fault = () => undefined;
  let build = "";
  const named = (text: string) =>
    build ? text.replaceAll(BUILT_FILE, `$1.${build}.$2`).replace(/\(self,"/, `(self,"${build}`) : text;

  async function forward(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    { isMute = false, paddedTo = 0 } = {},
  ): Promise<void> {
    const [, name, ofBuild = "", ending] = /^(\/assets\/.+-[\w-]{8})(\.\w)?(\.js|\.css)$/.exec(path) ?? [];
    if (name && ofBuild !== (build && `.${build}`)) return void response.writeHead(404).end("{}");
    const { "accept-encoding": _encoding, "if-none-match": _tag, ...headers } = request.headers;
    const target = new URL(name ? name + ending : path, site);
    const upstream = ask(target, { method: request.method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.on("end", () => {
        if (isMute) return void response.destroy();
        const body = Buffer.concat([...chunks, Buffer.alloc(Math.max(0, paddedTo - Buffer.concat(chunks).length))]);
        const isText = /html|javascript/.test(answer.headers["content-type"] ?? "");
        const { "content-length": _length, "transfer-encoding": _transfer, ...kept } = answer.headers;
        if (build) {
          if (kept.etag) kept.etag = `W/"${build}"`;
          // It allows inline scripts by their hash, and these name files.
          delete kept["content-security-policy"];
        }
        response.writeHead(answer.statusCode ?? 500, kept);
        response.end(request.method === "HEAD" ? undefined : isText ? named(body.toString()) : body);
      });
    });
    upstream.on("error", () => response.destroy());
    request.pipe(upstream);
  }

  const server = createServer((request, response) => {
    const path = request.url ?? "/";
    const met = fault(path);
    if (met === "cut") response.destroy();
    else if (met === "fail") response.writeHead(500, { "content-type": "text/html" }).end("<p>Broken</p>");
    else if (met === "mute") void forward(request, response, path, { isMute: true });
    else if (met && "paddedTo" in met) void forward(request, response, path, met);
    else if (met) setTimeout(() => void forward(request, response, path), met.delayMs);
    else void forward(request, response, path);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  return {
    url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    setFault: (next) => (fault = next),
    setBuild: (name) => (build = name),
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
