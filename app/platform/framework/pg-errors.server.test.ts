import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import pg from "pg";
import { afterEach, describe, expect, it } from "vitest";
import { connectFailureOf, type ConnectFailure } from "#app/platform/framework/pg-errors.server";

const servers: Server[] = [];
const sockets = new Set<Socket>();

/** A server that is not quite PostgreSQL. */
function answerWith(onData: (socket: Socket, nth: number) => void): Promise<pg.ClientConfig> {
  const server = createServer((socket) => {
    let nth = 0;
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("data", () => onData(socket, nth++));
  });
  servers.push(server);
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () =>
      resolve({ host: "127.0.0.1", port: (server.address() as AddressInfo).port, user: "somebody", database: "any" }),
    ),
  );
}

/** An authentication message of the protocol: "R", its length, the kind, and what belongs to it. */
function authentication(kind: number, body: string): Buffer {
  const message = Buffer.alloc(9 + body.length);
  message.write("R");
  message.writeInt32BE(8 + body.length, 1);
  message.writeInt32BE(kind, 5);
  message.write(body, 9, "latin1");
  return message;
}
const SASL = authentication(10, "SCRAM-SHA-256\0\0");
const SASL_CONTINUE = authentication(11, "r=nonce,s=c2FsdA==,i=4096");

async function failureOf(config: pg.ClientConfig): Promise<Error> {
  const client = new pg.Client(config);
  client.on("error", () => {});
  try {
    await client.connect();
  } catch (error) {
    if (error instanceof Error) return error;
  }
  throw new Error("it connected");
}

function expectFailure(error: Error, failure: ConnectFailure): void {
  expect(
    connectFailureOf(error),
    `pg says "${error.message}" now: correct connectFailureOf, or whoever starts the site is not told what to mend`,
  ).toBe(failure);
}

afterEach(() => {
  for (const socket of sockets) socket.destroy();
  sockets.clear();
  for (const server of servers.splice(0)) server.close();
});

describe("the words of pg that platform/framework/pg-errors.server.ts knows", () => {
  it("a server that does not answer, asked by a client and by a pool", async () => {
    const config = { ...(await answerWith(() => {})), connectionTimeoutMillis: 100 };
    expectFailure(await failureOf(config), "timeout");
    const pool = new pg.Pool(config);
    await expect(pool.query("select 1").catch(connectFailureOf)).resolves.toBe("timeout");
    await pool.end();
  });

  it("a password that is wanted and not given", async () => {
    const config = await answerWith((socket, nth) => socket.write(nth === 0 ? SASL : SASL_CONTINUE));
    expectFailure(await failureOf({ ...config, password: undefined }), "password-missing");
  });

  it("TLS that the server does not speak", async () => {
    const config = await answerWith((socket) => socket.write("N"));
    expectFailure(await failureOf({ ...config, ssl: true }), "no-tls");
  });

  it("a server that ends the connection", async () => {
    expectFailure(await failureOf(await answerWith((socket) => socket.destroy())), "ended");
  });

  it("nothing of what has a code of its own", async () => {
    const { port, ...config } = await answerWith(() => {});
    await new Promise((resolve) => servers.pop()?.close(resolve));
    expect(connectFailureOf(await failureOf({ ...config, port }))).toBeNull();
  });
});
