export type ConnectFailure = "timeout" | "password-missing" | "no-tls" | "ended";

/**
 * Why a connection could not be opened, where pg and pg-pool give neither a code nor a class of error but only words.
 * Null for everything else, which has a code.
 */
export function connectFailureOf({ message }: Error): ConnectFailure | null {
  if (/timeout|timed out/i.test(message)) return "timeout";
  if (message.includes("password must be a string")) return "password-missing";
  if (message.includes("does not support SSL")) return "no-tls";
  if (message === "Connection terminated unexpectedly") return "ended";
  return null;
}
