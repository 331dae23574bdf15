import { AsyncLocalStorage } from "node:async_hooks";
import { pino, type Logger } from "pino";

export type { Logger };

const currentRequest = new AsyncLocalStorage<string>();

/** Whatever is logged until the promise settles carries the request's id. */
export function withRequestId<T>(requestId: string, work: () => Promise<T>): Promise<T> {
  return currentRequest.run(requestId, work);
}

/** Structured lines on standard error. Nobody logs what a visitor typed, nor who he is. */
export function createLogger(level: string): Logger {
  return pino(
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
}

interface Described extends Error {
  code?: unknown;
  /** Of an error the database sent. */
  table?: unknown;
  column?: unknown;
  constraint?: unknown;
}

/**
 * Error messages may contain user input (query parameters, values, parser input): quoted text and email addresses are
 * removed, and of a failed query only the cause is logged.
 */
export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: redactValues(String(error)) };
  // The embedded database's own errors name parameters too; those have a code.
  if ("params" in error && !("code" in error))
    return error.cause instanceof Error ? describeError(error.cause) : { type: error.name, message: "a query failed" };
  const { name, message, stack = "", code, table, column, constraint } = error as Described;
  return {
    type: name,
    message: redactValues(message),
    code,
    table,
    column,
    constraint,
    stack: stackFrames(stack, message),
  };
}

/** From the first quotation mark to the last, since a quoted value may contain quotation marks. */
function redactValues(message: string): string {
  return message
    .replace(/"[^]*"/, '"…"')
    .replace(/(?<![\p{L}\p{N}])'[^]*'/u, "'…'")
    .replaceAll(/[^\s<>()[\]:;,]+@[^\s<>()[\]:;,]+/g, "…@…");
}

/** Where it happened. A stack begins with the message, which may have lines that look like places. */
function stackFrames(stack: string, message: string): string {
  const end = stack.indexOf(message) + message.length;
  return stack
    .slice(end)
    .split("\n")
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .join("\n");
}
