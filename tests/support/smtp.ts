import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A message as a mail server got it: who it was for, and what a mailbox makes of it. */
interface ReceivedMail extends Email {
  from: NonNullable<Email["from"]>;
  envelope: { from: string; to: string[] };
}

export interface TestSmtp {
  url: string;
  received: ReceivedMail[];
  /** What it answers to the name of a recipient from now on; null takes everything. */
  refuse: { code: number; text: string } | null;
  stop(): Promise<void>;
}

/**
 * A real mail server on loopback that keeps what it is given. With a password it takes nothing from whoever does not
 * know it.
 */
export async function startSmtp(port = 0, password?: string): Promise<TestSmtp> {
  const server = new SMTPServer({
    logger: false,
    authOptional: password === undefined,
    onAuth(given, _session, callback) {
      if (given.password === password) return callback(null, { user: given.username });
      // Some servers repeat what they were told.
      return callback(new Error(`Authentication failed for ${given.username}`));
    },
    disabledCommands: ["STARTTLS"],
    // The name of whoever connects is asked of a name server, which a machine may not have.
    disableReverseLookup: true,
    onRcptTo(_address, _session, callback) {
      if (!smtp.refuse) return callback();
      return callback(Object.assign(new Error(smtp.refuse.text), { responseCode: smtp.refuse.code }));
    },
    onData(stream, session, callback) {
      const chunks: Buffer[] = [];
      stream.on("data", (chunk: Buffer) => chunks.push(chunk));
      stream.on("end", async () => {
        const { mailFrom, rcptTo } = session.envelope;
        const mail = await PostalMime.parse(Buffer.concat(chunks));
        smtp.received.push({
          ...mail,
          from: mail.from!,
          envelope: { from: mailFrom ? mailFrom.address : "", to: rcptTo.map(({ address }) => address) },
        });
        callback();
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "127.0.0.1", () => {
      // From now on only connections end in errors, when whoever sends is cut off.
      server.off("error", reject).on("error", () => undefined);
      resolve();
    });
  });
  const address = server.server.address();
  const smtp: TestSmtp = {
    url: `smtp://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`,
    received: [],
    refuse: null,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
  return smtp;
}
