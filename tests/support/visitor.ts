import { Agent, request as ask, type IncomingMessage } from "node:http";

export interface VisitorResponse {
  status: number;
  headers: IncomingMessage["headers"];
  body: Buffer;
}

export interface VisitorOptions {
  /** Said as a proxy would, to a server that believes it. */
  forwardedFor?: string;
  /** The address of this machine to come from: the whole of 127.0.0.0/8 is ours. */
  from?: string;
  cookie?: string;
}

const RESPONSE_TIMEOUT_MS = 60_000;

/** HTTP client with one keep-alive connection. Lighter than fetch, for load tests with a thousand clients. */
export class Visitor {
  readonly #agent: Agent;
  readonly #url: string;
  readonly #headers: Record<string, string>;

  constructor(url: string, { forwardedFor, from, cookie }: VisitorOptions = {}) {
    this.#url = url;
    this.#agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: from });
    this.#headers = { ...(forwardedFor && { "x-forwarded-for": forwardedFor }), ...(cookie && { cookie }) };
  }

  get(path: string, headers: Record<string, string> = {}): Promise<VisitorResponse> {
    return this.#request("GET", path, { "accept-encoding": "br", ...headers });
  }

  post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<VisitorResponse> {
    return this.send(path, Buffer.from(new URLSearchParams(fields).toString()), {
      "content-type": "application/x-www-form-urlencoded",
      ...headers,
    });
  }

  send(path: string, body: Buffer, headers: Record<string, string> = {}): Promise<VisitorResponse> {
    return this.#request("POST", path, { origin: this.#url, "content-length": String(body.length), ...headers }, body);
  }

  close(): void {
    this.#agent.destroy();
  }

  #request(method: string, path: string, headers: Record<string, string>, body?: Buffer): Promise<VisitorResponse> {
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(RESPONSE_TIMEOUT_MS);
      const request = ask(
        this.#url + path,
        { method, agent: this.#agent, signal, headers: { ...this.#headers, ...headers } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on("data", (chunk: Buffer) => chunks.push(chunk));
          answer.on("error", reject);
          answer.on("end", () =>
            resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }),
          );
        },
      );
      request.on("error", reject);
      request.end(body);
    });
  }
}
