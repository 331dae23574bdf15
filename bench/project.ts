/**
 * What the project itself costs: seconds to build and to test, room on disk for production, memory at rest and under
 * load.
 *   node bench/project.ts [a log of npm test]
 * Without a log the tests are not run, since they take a quarter of an hour.
 */
import { spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "#tests/support/server";
import { toolEnv } from "../scripts/project.ts";
import { asTable, memoryOf, type Measured, type Row } from "./measurement.ts";

const ROOT = join(import.meta.dirname, "..");
const LOG = import.meta.main ? process.argv[2] : undefined;
const LOAD_SECONDS = 20;
const VISITORS = 16;
const MEGABYTE = 1024 * 1024;

function run(command: string, args: string[], cwd: string): Promise<number> {
  const begun = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd, env: toolEnv, stdio: ["ignore", "ignore", "inherit"] });
    child.once("exit", (code) =>
      code === 0
        ? resolve((performance.now() - begun) / 1000)
        : reject(new Error(`${command} ${args.join(" ")} ended with ${code}`)),
    );
  });
}

function sizeOf(folder: string): number {
  return globSync("**/*", { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(join(entry.parentPath, entry.name)).size, 0);
}

/** A package, or all packages of an owner, by size. */
function largest(modules: string, shown: number): string {
  const sizes = readdirSync(modules)
    .filter((name) => !name.startsWith("."))
    .map((name) => ({ name, size: sizeOf(join(modules, name)) }));
  return sizes
    .toSorted((a, b) => b.size - a.size)
    .slice(0, shown)
    .map(({ name, size }) => `${name} ${(size / MEGABYTE).toFixed(0)} MB`)
    .join(", ");
}

/** Installs what production needs into an empty folder, with a finished build beside it, and sees that it starts. */
async function installForProduction(): Promise<{ rows: Row[]; notes: string[] }> {
  const folder = mkdtempSync(join(tmpdir(), "pemba-production-"));
  try {
    for (const name of [
      "package.json",
      "package-lock.json",
      ".npmrc",
      "app",
      "server",
      "db",
      "public",
      "scripts",
      "build",
      ...globSync("*.config.ts", { cwd: ROOT }),
    ]) {
      if (existsSync(join(ROOT, name)))
        cpSync(join(ROOT, name), join(folder, name), { recursive: true, preserveTimestamps: true });
    }
    const seconds = await run("npm", ["ci", "--omit=dev"], folder);
    const modules = join(folder, "node_modules");
    const { status, stderr } = spawnSync(join(modules, ".bin/node"), ["-e", STARTS_AND_ENDS], {
      cwd: folder,
      env: { ...toolEnv, DATA_DIR: join(folder, "data"), PORT: "0", HOST: "127.0.0.1", LOG_LEVEL: "error" },
      encoding: "utf8",
    });
    return {
      rows: [
        {
          what: "production node_modules (npm ci --omit=dev)",
          ours: `${(sizeOf(modules) / MEGABYTE).toFixed(0)} MB, ${readdirSync(modules).length} entries, ${seconds.toFixed(0)} s`,
        },
        {
          what: "starts with them and a copied build",
          ours: status === 0 ? "yes" : `no: ${stderr.slice(-300)}`,
          aim: "yes",
          met: status === 0,
        },
      ],
      notes: [`Largest of production's packages: ${largest(modules, 12)}.`],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The start script ends by a signal: it is told to, once it listens. */
const STARTS_AND_ENDS = `
const { spawn } = require("node:child_process");
const child = spawn(process.execPath, ["scripts/start.ts"], { stdio: ["ignore", "pipe", "inherit"] });
let output = "";
child.stdout.on("data", (chunk) => { output += chunk; if (output.includes("Office")) child.kill("SIGTERM"); });
child.on("exit", (code) => process.exit(output.includes("Office") ? code : 1));
`;

const PATHS = [
  "/",
  "/experiences",
  "/stays",
  "/real-estate",
  "/blog",
  "/travel",
  "/transportation",
  "/contact",
  "/about",
  "/invest",
];
const LANGUAGES = ["", "/fr", "/es", "/it", "/de", "/ru", "/zh", "/ar", "/sw"];

async function measureMemory(): Promise<Row[]> {
  const server = await startServer({ PAGE_CACHE_MB: "64" });
  try {
    const pid = server.process.pid!;
    const atRest = memoryOf(pid);
    const end = performance.now() + LOAD_SECONDS * 1000;
    let most = atRest;
    await Promise.all(
      Array.from({ length: VISITORS }, async (_, at) => {
        for (let n = at; performance.now() < end; n++) {
          const language = LANGUAGES[n % LANGUAGES.length]!;
          // Every second visit is to a page that nobody has asked for before.
          const page = PATHS[n % PATHS.length]! + (n % 2 ? `?visit=${at}-${n}` : "");
          await (
            await fetch(server.url + (language + page).replace(/(.)\/(\?|$)/, "$1$2"), {
              headers: { "sec-fetch-site": "same-origin" },
            })
          ).arrayBuffer();
          most = Math.max(most, memoryOf(pid));
        }
      }),
    );
    return [
      { what: "memory at rest, embedded database", ours: `${atRest.toFixed(0)} MB` },
      {
        what: `memory under load, ${VISITORS} visitors without a pause for ${LOAD_SECONDS} s`,
        ours: `${most.toFixed(0)} MB`,
        reference: `${atRest.toFixed(0)} MB at rest`,
        ratio: most / atRest,
      },
    ];
  } finally {
    await server.stop();
  }
}

/** What scripts/test.ts says of each of its parts. */
function testTimes(log: string): Row[] {
  return [...readFileSync(log, "utf8").matchAll(/^ {2}(.+?) \(([\d.]+) s\)$/gm)].map(([, what, seconds]) => ({
    what: `npm test: ${what}`,
    ours: `${seconds} s`,
  }));
}

export async function measure(): Promise<Measured> {
  const built = await run("node", ["scripts/build.ts"], ROOT);
  const production = await installForProduction();
  return {
    title: "The project: time, room and memory",
    rows: [
      { what: "build", ours: `${built.toFixed(0)} s` },
      ...(LOG ? testTimes(LOG) : []),
      ...production.rows,
      ...(await measureMemory()),
    ],
    notes: production.notes,
  };
}

if (import.meta.main) console.log(asTable(await measure()));
