import type { Server, Socket } from "node:net";
import { text } from "node:stream/consumers";
import * as v from "valibot";
import type { Services } from "#app/services.server";
import type { CommandResult } from "#server/admin-command";
import { connectInFolder, listenInFolder } from "#server/data-folder-socket";

const SOCKET = "admin.sock";

const answerShape = v.object({ code: v.number(), output: v.string() });

/** Lets the admin command work while an embedded site runs: one list of arguments a connection, one answer. */
export async function listenForAdminCommands(
  { env, database, log }: Services,
  run: (args: string[]) => Promise<CommandResult>,
): Promise<Server | null> {
  if (database.kind !== "embedded") return null;
  const answer = (socket: Socket) => {
    socket.on("error", (error) => log.warn({ err: error }, "an admin command broke off"));
    text(socket)
      .then((asked) => run(v.parse(v.array(v.string()), JSON.parse(asked))))
      .catch((error: unknown) => {
        log.error({ err: error }, "an admin command failed");
        return { code: 1, output: "It failed. The log of the site says why." };
      })
      .then((said) => socket.end(JSON.stringify(said)))
      .catch((error: unknown) => log.error({ err: error }, "an admin command could not be answered"));
  };
  // The command closes its side once it has asked, and then waits for the answer.
  return listenInFolder(env.DATA_DIR, SOCKET, answer, { allowHalfOpen: true });
}

/** What the site that runs on a data folder answers; null when none does. */
export async function sendAdminCommand(dataDir: string, args: readonly string[]): Promise<CommandResult | null> {
  try {
    const socket = await connectInFolder(dataDir, SOCKET);
    if (!socket) return null;
    socket.end(JSON.stringify(args));
    return v.parse(answerShape, JSON.parse(await text(socket)));
  } catch (error) {
    return { code: 1, output: `The running site does not answer (${String(error)}). Ask as the user it runs as.` };
  }
}
