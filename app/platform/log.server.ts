import { pino, type Logger } from "pino";

export type { Logger };

/** Structured lines on standard error. Nobody logs what a visitor typed. */
export function createLogger(level: string): Logger {
  return pino({ level, base: undefined, timestamp: pino.stdTimeFunctions.isoTime }, pino.destination(2));
}
