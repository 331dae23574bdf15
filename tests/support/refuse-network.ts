/** Loaded before a program: whatever would leave this machine is refused, and said so. */
import dgram from "node:dgram";
import dns from "node:dns";
import { syncBuiltinESMExports } from "node:module";
import net from "node:net";

const refuse = (what: string) => () => {
  throw new Error(`no network: ${what}`);
};
net.Socket.prototype.connect = refuse("connect");
net.connect = net.createConnection = refuse("connect");
dgram.createSocket = refuse("datagram");
dns.lookup = refuse("lookup") as never;
dns.promises.lookup = refuse("lookup");
globalThis.fetch = refuse("fetch");
syncBuiltinESMExports();
