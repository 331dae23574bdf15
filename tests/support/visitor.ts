import { Agent, request as ask, type IncomingMessage } from "node:http";

export interface Answer {
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

const ANSWER_WITHIN_MS = 60_000;

/** Somebody with one connection, which is kept as a browser keeps it. Lighter than fetch: a thousand of them leave the machine to the server. */
export class Visitor {
  readonly #agent: Agent;
  readonly #url: string;
  readonly #headers: Record<string, string>;

  constructor(url: string, { forwardedFor, from, cookie }: VisitorOptions = {}) {
    this.#url = url;
    this.#agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress: from });
    this.#headers = { ...(forwardedFor && { "x-forwarded-for": forwardedFor }), ...(cookie && { cookie }) };
  }

  get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#ask("GET", path, { "accept-encoding": "br", ...headers });
  }

  post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}): Promise<Answer> {
    return this.send(path, Buffer.from(new URLSearchParams(fields).toString()), { "content-type": "application/x-www-form-urlencoded", ...headers });
  }

  send(path: string, body: Buffer, headers: Record<string, string> = {}): Promise<Answer> {
    return this.#ask("POST", path, { origin: this.#url, "content-length": String(body.length), ...headers }, body);
  }

  leave(): void {
    this.#agent.destroy();
  }

  #ask(method: string, path: string, headers: Record<string, string>, body?: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
      const request = ask(this.#url + path, { method, agent: this.#agent, signal, headers: { ...this.#headers, ...headers } }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on("data", (chunk: Buffer) => chunks.push(chunk));
        answer.on("error", reject);
        answer.on("end", () => resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks) }));
      });
      request.on("error", reject);
      request.end(body);
    });
  }
}
