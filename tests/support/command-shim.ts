/**
 * Stands in for a program in a block of the documents: `npm start` ends once the site answers, `npm ci` leaves the
 * packages we run on where they are, and nobody gets a new user. Run by a shim of that name, see
 * tests/http/docs.test.ts.
 */
import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";

const root = join(import.meta.dirname, "../..");
const [program = "", ...args] = process.argv.slice(2);
const { REAL_PATH = "", ADMIN_URL = "", PORT = "", RESTORE_DIR = "" } = process.env;
const env = { ...process.env, PATH: REAL_PATH };

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}

function runReal(name: string, given: string[], besides: Record<string, string> = {}): void {
  const { status } = spawnSync(name, given, {
    cwd: name === "npm" ? root : process.cwd(),
    env: { ...env, ...besides },
    stdio: "inherit",
  });
  if (status !== 0) process.exit(status ?? 1);
}

async function npm(): Promise<void> {
  const [command = "", name = ""] = args;
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as {
    scripts: Record<string, string>;
  };
  if (command === "ci") return runReal("npm", ["ci", "--dry-run", "--offline", "--ignore-scripts"]);
  if (command === "start") return startAndStop();
  if (!scripts[command === "run" ? name : command]) fail(`there is no script for npm ${args.join(" ")}`);
  // Whoever runs us has done these.
  if (command === "test" || name === "build") return;
  runReal("npm", args, name === "restore" ? { DATA_DIR: RESTORE_DIR, DATABASE_URL: "" } : {});
}

async function startAndStop(): Promise<void> {
  const site = spawn("npm", ["start"], { cwd: root, env, stdio: "inherit" });
  const ended = new Promise<number | null>((resolve) => site.once("exit", resolve));
  for (;;) {
    if (site.exitCode !== null) fail("the site did not start");
    const answers = await fetch(`http://127.0.0.1:${PORT}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (answers) break;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  site.kill("SIGTERM");
  const code = await ended;
  if (code !== 0) fail(`npm start ended with ${code}`);
}

async function createdb(): Promise<void> {
  const [flag, owner, name, ...rest] = args;
  if (flag !== "--owner" || !owner || !name || rest.length > 0) fail(`createdb ${args.join(" ")} is not understood`);
  const client = new pg.Client({ connectionString: ADMIN_URL });
  await client.connect();
  await client.query(`create role "${owner}" login`);
  await client.query(`create database "${name}" owner "${owner}"`);
  await client.end();
}

function useradd(): void {
  const folder = args[args.indexOf("--home-dir") + 1] ?? fail("useradd has no --home-dir");
  const known = spawnSync("useradd", ["--help"], { env, encoding: "utf8" });
  const unknown = known.status === 0 ? args.filter((arg) => arg.startsWith("--") && !known.stdout.includes(arg)) : [];
  if (unknown.length > 0) fail(`useradd does not know ${unknown.join(" ")}`);
  mkdirSync(folder, { recursive: true });
}

function sudo(): void {
  const [flag, user, ...command] = args;
  if (flag !== "-u" || user !== "pemba") fail(`sudo ${args.join(" ")} is not understood`);
  // The stand-ins again.
  execFileSync(command[0] ?? "", command.slice(1), { stdio: "inherit" });
}

function git(): void {
  const [command, , folder = ""] = args;
  if (command !== "clone") fail(`git ${args.join(" ")} is not understood`);
  if (existsSync(join(root, ".git"))) runReal("git", ["clone", "--quiet", "--no-checkout", root, folder]);
  else mkdirSync(folder, { recursive: true });
}

/** No engine is at hand: what the commands name must be in the Dockerfile. */
function docker(): void {
  const dockerfile = readFileSync(join(root, "Dockerfile"), "utf8");
  const port = args[args.indexOf("-p") + 1]?.split(":")[1];
  const volume = args[args.indexOf("-v") + 1]?.split(":")[1];
  if (args[0] === "run" && ![port, volume].every((part) => part && dockerfile.includes(part)))
    fail(`the Dockerfile has no ${port} or ${volume}`);
  if (!["build", "run"].includes(args[0] ?? "")) fail(`docker ${args.join(" ")} is not understood`);
}

const PROGRAMS: Readonly<Record<string, () => void | Promise<void>>> = { npm, createdb, useradd, sudo, git, docker };
await (PROGRAMS[program] ?? (() => fail(`nothing stands in for ${program}`)))();
