import { noteFailure } from "#app/platform/cache/making.server";
import { pino, type Logger } from "pino";

export type { Logger };

/** Structured lines on standard error. Nobody logs what a visitor typed. */
export function createLogger(level: string): Logger {
  const log = pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime, serializers: { err: describeError } }, pino.destination(2));
  const error = log.error.bind(log);
  // A page that something went wrong with is not kept.
  log.error = (...words: Parameters<typeof error>) => {
    noteFailure();
    error(...words);
  };
  return log;
}

/** A failed query names its parameters, which are what a visitor typed: of such an error only the cause is logged. */
function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error) };
  if ("params" in error && error.cause instanceof Error) return describeError(error.cause);
  return { type: error.name, message: error.message, code: (error as NodeJS.ErrnoException).code, stack: error.stack };
}
