import { AsyncLocalStorage } from "node:async_hooks";
import { noteFailure } from "#app/platform/cache/making.server";
import { pino, type Logger } from "pino";

export type { Logger };

const currentRequest = new AsyncLocalStorage<string>();

/** Whatever is logged until the promise settles carries the request's id. */
export function whileAnswering<T>(requestId: string, work: () => Promise<T>): Promise<T> {
  return currentRequest.run(requestId, work);
}

/** Structured lines on standard error. Nobody logs what a visitor typed, nor who he is. */
export function createLogger(level: string): Logger {
  const log = pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      mixin() {
        const requestId = currentRequest.getStore();
        return requestId ? { requestId } : {};
      },
    },
    pino.destination(2),
  );
  const error = log.error.bind(log);
  // A page that something went wrong with is not kept.
  log.error = (...words: Parameters<typeof error>) => {
    noteFailure();
    error(...words);
  };
  return log;
}

interface Described extends Error {
  code?: unknown;
  /** Of an error the database sent. */
  table?: unknown;
  column?: unknown;
  constraint?: unknown;
}

/**
 * What an error says of itself may name what a visitor typed: a failed query its parameters, the database a value it could not read, a parser the
 * text it was given. So nothing that stands in quotes is logged and no address, and of a failed query only its cause.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: withoutValues(String(error)) };
  // The embedded database's own errors name parameters too; those have a code.
  if ("params" in error && !("code" in error)) return error.cause instanceof Error ? describeError(error.cause) : { type: error.name, message: "a query failed" };
  const { name, message, stack = "", code, table, column, constraint } = error as Described;
  return { type: name, message: withoutValues(message), code, table, column, constraint, stack: framesOf(stack, message) };
}

/** From the first quotation mark to the last: a value may hold some of its own. */
function withoutValues(message: string): string {
  return message
    .replace(/"[^]*"/, '"…"')
    .replace(/(?<![\p{L}\p{N}])'[^]*'/u, "'…'")
    .replaceAll(/[^\s<>()[\]:;,]+@[^\s<>()[\]:;,]+/g, "…@…");
}

/** Where it happened. A stack begins with the message, which may have lines that look like places. */
function framesOf(stack: string, message: string): string {
  const end = stack.indexOf(message) + message.length;
  return stack
    .slice(end)
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join("\n");
}
