import pg from "pg";
import { connectFailureOf } from "#app/platform/framework/pg-errors.server";

/** The database cannot be used as it is configured. The message is one line that says what to do about it. */
export class DatabaseConfigError extends Error {}

export interface DatabaseAddress {
  url: string;
  /** The variable the address came from. */
  variable: "DATABASE_URL" | "DATABASE_DIRECT_URL";
}

const OLDEST_VERSION = 15;

/**
 * What kept us from the database, in words for whoever runs the site; what we have no words for stays as it is.
 * Passwords are never named.
 */
export function explainConnectionError(error: unknown, { url, variable }: DatabaseAddress): unknown {
  if (!(error instanceof Error)) return error;
  const { user, host, port, database } = new pg.Client({ connectionString: url });
  const server = `PostgreSQL at ${host}:${port}`;
  // The driver's own error stands behind that of the query builder or of the pool.
  const cause = error.cause instanceof Error ? error.cause : error;
  const refused = (message: string) => new DatabaseConfigError(message, { cause: error });
  switch (connectFailureOf(cause)) {
    case "timeout":
      return refused(
        `${variable}: ${host}:${port} does not answer. Correct the address, or let this machine through its firewall.`,
      );
    case "password-missing":
      return refused(`${server} wants a password for user "${user}". Add it to ${variable}.`);
    case "no-tls":
      return refused(`${server} speaks no TLS. Take sslmode and ssl out of ${variable}.`);
    case "ended":
      return refused(`${variable}: what answers at ${host}:${port} ends the connection. Is it PostgreSQL?`);
    case null:
  }
  if (cause.message.includes("btree_gist"))
    return refused(
      `Database "${database}" needs the extension btree_gist (${cause.message}). Install PostgreSQL's contrib package ` +
        `on the server, or have its administrator run in this database: CREATE EXTENSION btree_gist`,
    );
  switch ((cause as NodeJS.ErrnoException).code ?? "") {
    case "ECONNREFUSED":
    case "ENOENT":
      return refused(`${variable}: no PostgreSQL answers at ${host}:${port}. Start it, or correct the address.`);
    case "ENOTFOUND":
    case "EAI_AGAIN":
      return refused(`${variable}: there is no machine called ${host}. Correct the address.`);
    case "EHOSTUNREACH":
    case "ENETUNREACH":
    case "ECONNRESET":
      return refused(`${variable}: ${host}:${port} cannot be reached (${cause.message}).`);
    case "SELF_SIGNED_CERT_IN_CHAIN":
    case "DEPTH_ZERO_SELF_SIGNED_CERT":
    case "UNABLE_TO_VERIFY_LEAF_SIGNATURE":
    case "UNABLE_TO_GET_ISSUER_CERT_LOCALLY":
    case "ERR_TLS_CERT_ALTNAME_INVALID":
    case "CERT_HAS_EXPIRED":
      return refused(
        `${server} has a certificate that cannot be trusted (${cause.message}). Name its authority with sslrootcert=FILE in ${variable}.`,
      );
    case "28P01":
      return refused(`${server} refuses the password of user "${user}". Correct it in ${variable}.`);
    case "28000":
      return refused(
        `${server} does not let user "${user}" in (${cause.message}). Create the user, or correct ${variable} or pg_hba.conf.`,
      );
    case "3D000":
      return refused(`${server} has no database "${database}". Create it with: createdb --owner ${user} ${database}`);
    case "42501":
      return refused(
        `User "${user}" lacks rights in database "${database}" (${cause.message}). ` +
          `Make it the owner: ALTER DATABASE "${database}" OWNER TO "${user}", or grant CREATE on the database and on its schema public.`,
      );
    case "42P07":
    case "42723":
      return refused(
        `Database "${database}" already holds something else (${cause.message}). Name a database of its own in ${variable}.`,
      );
    case "25006":
      return refused(`${server} only reads, as a replica does. Name the primary in ${variable}.`);
    case "53300":
      return refused(`${server} has no connection left (${cause.message}). Close some, or raise max_connections.`);
    case "57P03":
      return refused(`${server} is starting or stopping (${cause.message}). Try again in a moment.`);
    default:
      return error;
  }
}

/** Opens what it is given once, so that nothing is called connected that is not. */
export async function requireSupportedServer(
  place: DatabaseAddress,
  ask: (statement: string) => Promise<{ rows: { version: string }[] }>,
): Promise<void> {
  const { rows } = await ask("select current_setting('server_version') as version").catch((error: unknown) => {
    throw explainConnectionError(error, place);
  });
  const version = rows[0]?.version ?? "";
  if (Number.parseInt(version, 10) < OLDEST_VERSION) {
    throw new DatabaseConfigError(
      `${place.variable} leads to PostgreSQL ${version}. Version ${OLDEST_VERSION} or newer is needed.`,
    );
  }
}
