/** Makes documents while nothing may leave this machine, neither from here nor from the press, and prints which. */
import "./refuse-network.ts";
import dgram from "node:dgram";
import dns from "node:dns";
import net from "node:net";
import type { DocumentContent } from "#app/features/documents/content";
import { deckContent } from "#app/features/documents/deck/deck.server";
import { guideContent } from "#app/features/documents/guide/guide.server";
import { makeDocument } from "#app/features/documents/press/make.server";
import { openPress } from "#app/features/documents/press/press.server";
import { Texts } from "#app/features/translations/texts.server";
import type { Db } from "#app/platform/db/db.server";
import type { Logger } from "#app/platform/log.server";
import { openFolderStorage } from "#app/platform/storage/folder.server";

const attempts: [string, () => unknown][] = [
  ["lookup", () => dns.lookup("pemba.example", () => undefined)],
  ["connect", () => net.connect(80, "192.0.2.1")],
  ["datagram", () => dgram.createSocket("udp4")],
  ["fetch", () => fetch("http://192.0.2.1")],
];
const refused = attempts.flatMap(([what, attempt]) => {
  try {
    attempt();
    return [];
  } catch {
    return [what];
  }
});

const log = { warn: () => undefined, error: () => undefined } as unknown as Logger;
// Texts as they are shipped: a database would be reached through a connection.
const texts = new Texts(null as unknown as Db, log);
const site = { texts, settings: { value: null }, places: { value: [] }, guideItems: { value: [] } };
const voucher: DocumentContent = {
  template: "voucher",
  pictures: {},
  data: { language: "ru", documentTitle: "Ваучер", site: "Pemba", reference: "P-1", pages: [], open: [], words: {} },
};
const contents: DocumentContent[] = [
  guideContent(site, "ar"),
  guideContent(site, "zh"),
  deckContent(site, "en"),
  voucher,
];

const press = openPress({ flags: ["--import", import.meta.resolve("./refuse-network.ts")] });
const made: string[] = [];
for (const content of contents) {
  const { pdf } = await makeDocument({ press, storage: openFolderStorage("/nonexistent"), log }, content);
  if (Buffer.from(pdf).subarray(0, 5).toString() === "%PDF-") made.push(`${content.template} ${content.data.language}`);
}
press.close();
console.log(JSON.stringify({ refused, made }));
