import pg from "pg";

/** Called with how long each query took, in seconds. */
export type QueryListener = (seconds: number) => void;

interface QueryHooks {
  /** The name a statement is prepared under; undefined for one that is not worth it. */
  nameOf?: (text: string) => string | undefined;
  onQuery: QueryListener;
}

type Callback = (error: unknown, ...rest: unknown[]) => void;

/**
 * The class of connections for `new pg.Pool({ Client })`. pg has no hook around a query, so `query` is overridden: it
 * names statements, tells how long they took, and closes a connection after a query timeout, since a late answer could
 * arrive at any time.
 */
export function watchedClient({ nameOf, onQuery }: QueryHooks): typeof pg.Client {
  return class WatchedClient extends pg.Client {
    /** The many signatures of pg: whatever is given is handed on, and what comes back is returned. */
    override query(...given: unknown[]): never {
      const begun = performance.now();
      const recordResult = (error?: unknown) => {
        onQuery((performance.now() - begun) / 1000);
        if (isQueryTimeout(error)) destroyConnection(this);
      };
      const [statement, ...rest] = given;
      const named = nameOf && isStatement(statement) ? { ...statement, name: nameOf(statement.text) } : statement;
      const query = super.query.bind(this) as (...args: unknown[]) => unknown;
      const callback = rest.at(-1);
      if (isCallback(callback)) {
        const recordAndCall: Callback = (error, ...more) => {
          recordResult(error);
          callback(error, ...more);
        };
        return query(named, ...rest.slice(0, -1), recordAndCall) as never;
      }
      const result = query(named, ...rest);
      if (result instanceof Promise) void result.then(() => recordResult(), recordResult);
      return result as never;
    }
  };
}

function isCallback(given: unknown): given is Callback {
  return typeof given === "function";
}

/** Not a query object of pg's own, which comes with its callbacks. */
function isStatement(given: unknown): given is pg.QueryConfig {
  return typeof given === "object" && given !== null && "text" in given && !("submit" in given);
}

/** pg gives this error neither a code nor a class. */
export function isQueryTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === "Query read timeout";
}

/** Closes the socket too, which pg keeps private: closing gracefully may hang when the server does not respond. */
export function destroyConnection(client: pg.Client): void {
  client.end().catch(() => {});
  socketOf(client).destroy();
}

export function socketOf(client: pg.Client): { destroy(): void; destroyed: boolean } {
  return (client as unknown as { connection: { stream: { destroy(): void; destroyed: boolean } } }).connection.stream;
}
