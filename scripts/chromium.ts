import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { stop } from "./project.ts";

/** The one without windows needs a fifth less of the processor. */
const SYSTEM = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
];

/** A Chromium to test in: the one named, the system's, Playwright's own; on Debian as root, one installed now. */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : stop(`CHROMIUM_PATH is "${named}", but there is no such file.`);
  const found = look();
  if (found) return found;
  if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
    spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
    const { status } = spawnSync(
      "apt-get",
      ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"],
      {
        stdio: ["ignore", "ignore", "inherit"],
        env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
      },
    );
    const installed = look();
    if (status === 0 && installed) return installed;
  }
  return stop(
    "The browser tests need Chromium. Install it (Debian: `sudo apt-get install chromium-headless-shell`; elsewhere: `npx playwright install chromium`), " +
      "or set CHROMIUM_PATH to the program.",
  );
}

function look(): string | undefined {
  const [playwrights] = globSync(
    ["chromium_headless_shell-*/*/*headless*shell", "chromium-*/chrome-linux*/chrome"].map((path) =>
      join(homedir(), ".cache/ms-playwright", path),
    ),
  );
  return SYSTEM.find((path) => existsSync(path)) ?? playwrights;
}
