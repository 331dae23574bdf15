import { spawnSync } from "node:child_process";
import { globSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { buildStamp, toolScript, root, sourceFingerprint, stop, toolEnv } from "./project.ts";

/** Builds browser and server, then compresses what the browser loads as tightly as it goes, once. */
export async function build(): Promise<void> {
  rmSync(join(root, "build"), { recursive: true, force: true });
  const { status, stdout, stderr } = spawnSync(process.execPath, [toolScript("react-router"), "build"], {
    cwd: root,
    env: { ...toolEnv, NODE_ENV: "production" },
    encoding: "utf8",
  });
  if (status !== 0) stop(`The build failed.\n${stdout}\n${stderr}`);
  await compressAssets(join(root, "build/client"));
  writeFileSync(buildStamp, sourceFingerprint());
}

async function compressAssets(folder: string): Promise<void> {
  const files = globSync("**/*.{js,css,svg,json,txt,webmanifest}", { cwd: folder }).map((file) => join(folder, file));
  await Promise.all(
    files.map(async (file) => {
      const content = readFileSync(file);
      const quality = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(content, { params: quality }));
      writeFileSync(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
    }),
  );
}

if (import.meta.main) await build();
