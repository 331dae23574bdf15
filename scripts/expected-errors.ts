import type { Env } from "../app/platform/env.server.ts";
import { stop } from "./project.ts";

/** Errors whose message says what to do. They come out of the build, where each class is known by its name only. */
const EXPECTED = new Set(["BackupError", "DatabaseConfigError", "DataFolderInUse", "DiskFull", "FolderError"]);

/** Ends with one line where the operator can mend what went wrong; anything else is a bug and keeps its stack. */
export function stopIfExpected(error: unknown, env: Env): never {
  if (error instanceof Error) {
    if (EXPECTED.has(error.constructor.name)) stop(error.message);
    const message = explainListening(error, env);
    if (message) stop(message);
    throw withoutParameters(error);
  }
  throw error;
}

/** A failed query names its parameters, and both drivers do so in their own way: among them may be a secret of ours. */
function withoutParameters(error: Error): Error {
  const cause = error.cause instanceof Error ? error.cause : error;
  if (!("params" in error) && !("params" in cause)) return error;
  const plain = new Error(cause.message);
  plain.stack = cause.stack;
  return plain;
}

function explainListening(
  error: NodeJS.ErrnoException & { port?: number; hostname?: string },
  env: Env,
): string | null {
  const isMetrics = env.METRICS_PORT !== undefined && error.port === env.METRICS_PORT && env.METRICS_PORT !== env.PORT;
  const [portName, hostName] = isMetrics ? ["METRICS_PORT", "METRICS_HOST"] : ["PORT", "HOST"];
  const port = error.port ?? env.PORT;
  const host = isMetrics ? env.METRICS_HOST : env.HOST;
  if (error.syscall === "listen" || error.syscall === "bind") {
    if (error.code === "EADDRINUSE") return `Port ${port} is in use. Set ${portName} to another one.`;
    if (error.code === "EACCES")
      return `Port ${port} needs rights this user does not have. Set ${portName} to one above 1023.`;
    if (error.code === "EADDRNOTAVAIL") return `${hostName} is ${host}, which is no address of this machine.`;
    if (error.code === "EINVAL")
      return `DATA_DIR (${env.DATA_DIR}) is too long a path for a socket. Set it to a shorter one.`;
  }
  if (error.code === "ENOTFOUND" && error.hostname === host)
    return `${hostName} is ${host}, which is no address of this machine.`;
  return null;
}
