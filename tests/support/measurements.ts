/**
 * What the hard tests have measured: each figure is a row of a section of bench/results.md, written by the test once it
 * has passed.
 */
import { describeMachine, saveSection, readSection } from "../../bench/results.ts";

/**
 * Every row there may be, in the order they stand in. A row that no test writes any more is left out at the next
 * writing.
 */
const SECTIONS = [
  {
    title: "While something is away",
    note: "PostgreSQL, one process, pages read and forms sent without a pause. No form that was answered with success was missing afterwards.",
    rows: [
      "database, cut off",
      "database, silent",
      "database, slow",
      "mail server, refusing",
      "mail server, silent",
      "rate service, refusing",
      "rate service, silent",
      "storage, refusing",
      "storage, silent",
    ],
  },
  {
    title: "Killed, crowded, attacked",
    note: "The clients run on the same cores. The visitors come to a server that was only just started and has yet to make each of its pages.",
    rows: [
      "kill -9 while forms, pictures and saves are sent, embedded database",
      "kill -9 while forms, pictures and saves are sent, PostgreSQL, two processes",
      "kill -9 during the first start",
      "kill -9 while days are taken, PostgreSQL",
      "races for one unit, 200 clients at once",
      "the ledger at random, 50 clients",
      "guests and staff at one booking, message or review at once",
      "guests and staff at random, 24 clients",
      "kill -9 while guests and staff write and mail is sent, PostgreSQL",
      "1000 channels due at once",
      "the press of documents killed at 20 moments of its work",
      "disk full",
      "folder of the media read-only",
      "visitors at once, one process, embedded database",
      "visitors at once, two processes, PostgreSQL",
      "slow clients (headers, bodies, reading) from three addresses",
      "a flood from one address",
      "hostile requests, embedded database",
      "hostile forms and addresses of guests",
      "a text changed on one of two processes",
      "both of two processes restarted under load",
      "backup of a running site, restored into an empty folder, moved to PostgreSQL",
    ],
  },
] as const;

export type Measurement = (typeof SECTIONS)[number]["rows"][number];

const COMMAND = "npm run test:hard";
const TABLE = "| what | result | measured |\n| --- | --- | --- |";

/** Smaller runs, for a quick look, are kept nowhere. */
const RUN_SIZE_VARIABLES = [
  "KILLS",
  "VISITORS",
  "SECONDS",
  "SLOW",
  "LEDGER_RUNS",
  "LEDGER_KILLS",
  "LEDGER_SECONDS",
  "GUEST_RUNS",
  "GUEST_KILLS",
  "GUEST_SECONDS",
  "GUEST_REQUESTS",
];
const isReducedRun = () => RUN_SIZE_VARIABLES.some((name) => process.env[name] !== undefined);

/** Puts a figure into its section. Those measured on another machine go. */
export function recordMeasurement(what: Measurement, result: string, file?: string): void {
  console.log(`  ${what}: ${result}`);
  if (isReducedRun()) return;
  const section = SECTIONS.find(({ rows }) => (rows as readonly string[]).includes(what));
  if (!section) throw new Error(`there is no figure "${what}"`);
  const before = readSection(section.title, file) ?? "";
  const rows = before.includes(describeMachine()) ? rowsOf(before) : new Map<string, string>();
  rows.set(what, `| ${what} | ${result} | ${new Date().toISOString().slice(0, 16).replace("T", " ")} |`);
  const lines = section.rows.flatMap((name) => rows.get(name) ?? []);
  saveSection(section.title, [TABLE, ...lines, "", section.note].join("\n"), COMMAND, file);
}

/** By what they are about. */
function rowsOf(section: string): Map<string, string> {
  const lines = section.split("\n").filter((line) => line.startsWith("| "));
  return new Map(lines.map((line) => [line.slice(2).split(" | ")[0]!, line]));
}

export const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
export const count = (n: number) => n.toLocaleString("en");
