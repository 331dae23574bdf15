/**
 * Everything that says whether the tree is good: types, lint, formatting, dead code, import direction, unit and database
 * tests beside bare requests to the built server, then journeys of visitors and staff in a real browser. Ends with the
 * line "N passed, N failed".
 */
import { spawn, type StdioOptions } from "node:child_process";
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { build } from "./build.ts";
import { findChromium } from "./chromium.ts";
import prepareSites from "../tests/support/prepare-sites.ts";
import { toolScript, isBuilt, root, step, toolEnv } from "./project.ts";

interface Counts {
  passed: number;
  failed: number;
  /** By name, for the end of the output. */
  failures?: string[];
}

const results = join(root, "test-results");
rmSync(results, { recursive: true, force: true });
mkdirSync(results);

const total = { passed: 0, failed: 0, failures: [] as string[] };
const add = ({ passed, failed, failures = [] }: Counts) => {
  total.passed += passed;
  total.failed += failed;
  total.failures.push(...failures);
};

/** Runs a tool that answers only with its exit code: one passed or one failed. */
async function check(name: string, script: string, args: string[]): Promise<void> {
  const code = await step(name, () => runBuffered(script, args, join(results, `${name}.log`)));
  add(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1, failures: [name] });
}

function run(
  script: string,
  args: string[],
  env: Record<string, string> = {},
  stdio: StdioOptions = "inherit",
): Promise<number> {
  return new Promise((resolve) => {
    // With the sites that were prepared meanwhile.
    const child = spawn(process.execPath, [script, ...args], {
      cwd: root,
      stdio,
      env: { ...process.env, ...toolEnv, ...env },
    });
    child.on("close", (code) => resolve(code ?? 1));
  });
}

/** Beside another run: what it prints comes at its end, in one piece. */
async function runBuffered(script: string, args: string[], log: string): Promise<number> {
  const output = openSync(log, "w");
  const code = await run(script, args, {}, ["ignore", output, output]);
  closeSync(output);
  process.stdout.write(readFileSync(log));
  return code;
}

/** The counts a runner wrote; a runner that died before writing them has failed once. */
function countsOf(file: string, read: (report: unknown) => Counts): Counts {
  try {
    return read(JSON.parse(readFileSync(join(results, file), "utf8")));
  } catch {
    return { passed: 0, failed: 1, failures: [`${file} was not written`] };
  }
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  success: boolean;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/** What a failure says for itself, so that the end of the output is enough to begin with. */
function failureSummary(message = ""): string {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("at "));
  return lines.length === 0 ? "" : `\n    ${lines.slice(0, 4).join("\n    ").slice(0, 1_000)}`;
}

function vitestCounts(report: unknown): Counts {
  const { numPassedTests, numFailedTests, success, testResults } = report as VitestReport;
  const failures = testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const file = relative(root, name);
      const failed = assertionResults.filter(({ status }) => status === "failed");
      return failed.length > 0
        ? failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}${failureSummary(failureMessages[0])}`)
        : [`${file}${failureSummary(message)}`];
    });
  return { passed: numPassedTests, failed: success ? 0 : Math.max(1, numFailedTests), failures };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

function browserFailures({ suites = [], specs = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  const named = failed.map(
    ({ file, line, title, tests }) =>
      `${file}:${line}: ${title}${failureSummary(tests[0]?.results.at(-1)?.error?.message)}`,
  );
  return [...named, ...suites.flatMap(browserFailures)];
}

await run(toolScript("react-router"), ["typegen"]);
// Most of these use one core: two at a time take little more than half as long.
await Promise.all([
  (async () => {
    await check("types", toolScript("tsc"), ["--noEmit"]);
    await check("formatting", toolScript("oxfmt"), ["--check", "."]);
    await check("dead code", toolScript("knip"), []);
    await check("import direction", "scripts/check-imports.ts", []);
    await check("style sheets", "scripts/check-styles.ts", []);
  })(),
  (async () => {
    if (!isBuilt()) await step("built", build);
    await check("lint", toolScript("oxlint"), ["--type-aware", "--deny-warnings"]);
  })(),
]);

const vitest = (report: string) => [
  "run",
  "--reporter=default",
  "--reporter=json",
  `--outputFile.json=${join(results, report)}`,
];
let removeSites = async () => {};
// Bare requests wait more than they compute: beside the others they cost hardly any time.
await Promise.all([
  step("unit and database tests", () => run(toolScript("vitest"), vitest("vitest.json"))),
  (async () => {
    removeSites = await step("prepared sites", prepareSites);
    await step("requests to the built server", () =>
      runBuffered(
        toolScript("vitest"),
        [...vitest("http.json"), "--config", "vitest.http.config.ts"],
        join(results, "http.log"),
      ),
    );
  })(),
]);
add(countsOf("vitest.json", vitestCounts));
add(countsOf("http.json", vitestCounts));

const chromium = await step("found a browser", findChromium);
const browserCode = await step("browser tests", () =>
  run(toolScript("playwright"), ["test"], { CHROMIUM_PATH: chromium }),
);
add(
  countsOf("playwright.json", (report) => {
    const { stats, ...suites } = report as PlaywrightSuite & {
      stats: { expected: number; unexpected: number };
    };
    return {
      passed: stats.expected,
      failed: Math.max(stats.unexpected, browserCode === 0 ? 0 : 1),
      failures: browserFailures(suites),
    };
  }),
);

await removeSites();

for (const failure of total.failures) console.log(`  failed: ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 ? 0 : 1);
