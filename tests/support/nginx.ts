import { execFileSync, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PLACES = ["/usr/sbin/nginx", "/usr/local/sbin/nginx", "/usr/bin/nginx", "/opt/homebrew/bin/nginx"];

/** The system's nginx; on Debian as root, one installed now. Null where there is none. */
export function findNginx(): string | null {
  const findInstalled = () => PLACES.find((path) => existsSync(path)) ?? null;
  if (findInstalled() || !existsSync("/etc/debian_version") || process.getuid?.() !== 0) return findInstalled();
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  spawnSync("apt-get", ["update", "-qq"], { stdio: "ignore" });
  // It would start by itself, on a port somebody else may have.
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "nginx-light"], {
    stdio: "ignore",
    env: { ...env, RUNLEVEL: "1" },
  });
  return findInstalled();
}

export interface TestNginx {
  /** What it says about its configuration. */
  check: string;
  /** The lines of its log of requests. */
  readLog(): string[];
  stop(): Promise<void>;
}

/**
 * Runs nginx with a file of conf.d, in a folder of its own. `replaced` gives it ports and a certificate that are there.
 */
export async function startNginx(
  program: string,
  conf: string,
  replaced: (folder: string) => Record<string, string>,
  port: number,
): Promise<TestNginx> {
  const folder = mkdtempSync(join(tmpdir(), "pemba-nginx-"));
  makeCertificate(folder);
  const written = Object.entries(replaced(folder)).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`the configuration has no ${from}`);
    return text.replaceAll(from, to);
  }, conf);
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  const user = process.getuid?.() === 0 ? "user root;" : "";
  const file = join(folder, "nginx.conf");
  writeFileSync(
    file,
    `${user} daemon off; pid ${folder}/pid; error_log ${folder}/error.log;\nevents {}\nhttp { access_log ${folder}/access.log; ${temporary.join(" ")}\n${written}\n}\n`,
  );
  const args = ["-e", `${folder}/error.log`, "-c", file];
  const checked = spawnSync(program, ["-t", ...args], { encoding: "utf8" });
  if (checked.status !== 0) throw new Error(`nginx refuses the configuration:\n${checked.stderr}`);
  const running = spawn(program, args, { stdio: "ignore" });
  const ended = new Promise((resolve) => running.once("exit", resolve));
  await waitForPort(port);
  return {
    check: checked.stderr,
    readLog: () => readFileSync(join(folder, "access.log"), "utf8").split("\n").filter(Boolean),
    async stop() {
      running.kill("SIGTERM");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function makeCertificate(folder: string): void {
  const files = ["-keyout", join(folder, "key.pem"), "-out", join(folder, "cert.pem")];
  execFileSync(
    "openssl",
    [
      "req",
      "-x509",
      "-newkey",
      "ec",
      "-pkeyopt",
      "ec_paramgen_curve:prime256v1",
      "-nodes",
      "-days",
      "2",
      "-subj",
      "/CN=pemba.example",
      ...files,
    ],
    { stdio: "ignore" },
  );
}

async function waitForPort(port: number): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const isOpen = await new Promise<boolean>((resolve) => {
      const socket = connect(port, "127.0.0.1", () => resolve(true)).on("error", () => resolve(false));
      socket.on("connect", () => socket.destroy());
    });
    if (isOpen) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error("nginx does not listen");
}
