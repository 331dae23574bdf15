import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stop, toolEnv } from "../project.ts";

/**
 * Whole font families weigh 180 MB and are needed only here: they are fetched when files are made, not with every `npm
 * ci`.
 */
const VERSIONS = {
  "@expo-google-fonts/noto-sans-sc": "0.4.3",
  "@fontsource-variable/alexandria": "5.3.0",
  "@fontsource-variable/fraunces": "5.3.0",
  "@fontsource-variable/literata": "5.3.0",
  "@fontsource-variable/onest": "5.3.1",
  "@fontsource/noto-sans-sc": "5.3.0",
} as const;

export type FontPackage = keyof typeof VERSIONS;

export interface FontSources {
  read: (name: FontPackage, file: string) => Buffer;
  remove: () => void;
}

export function openSources(): FontSources {
  const folder = mkdtempSync(join(tmpdir(), "font-sources-"));
  const fetched = new Map<FontPackage, string>();
  return {
    read(name, file) {
      const unpacked = fetched.get(name) ?? fetchPackage(name, folder);
      fetched.set(name, unpacked);
      return readFileSync(join(unpacked, file));
    },
    remove: () => rmSync(folder, { recursive: true }),
  };
}

function fetchPackage(name: FontPackage, folder: string): string {
  const archive = run("npm", ["pack", `${name}@${VERSIONS[name]}`, "--silent", "--pack-destination", folder]).trim();
  const unpacked = mkdtempSync(join(folder, "package-"));
  run("tar", ["-xzf", join(folder, archive), "-C", unpacked, "--strip-components=1"]);
  return unpacked;
}

function run(command: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { env: toolEnv, encoding: "utf8" });
  if (status !== 0) stop(`${command} ${args.join(" ")} failed.\n${stderr}`);
  return stdout;
}
