import cluster, { type Worker } from "node:cluster";
import type { Env } from "../app/platform/env.server.ts";
import { metricsUrl, startMetricsServer } from "../server/metrics-server.ts";

const RETRY_MS = 1_000;

/**
 * Runs several server processes on one port. The first one migrates, then the others start. A process that dies is
 * replaced; if the first never starts, all exit. Signals are forwarded to all.
 */
export async function startWorkers({ WORKERS: count, METRICS_PORT, ...env }: Env): Promise<void> {
  // Each takes connections from the port itself. Dealt out by this one they wait for whichever process is busy, and are
  // lost with one that dies.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  let isStopping = false;
  let hasServed = false;
  const listening = new Set<Worker>();

  const stopAll = () => {
    isStopping = true;
    for (const worker of Object.values(cluster.workers ?? {})) worker?.process.kill("SIGTERM");
  };
  for (const signal of ["SIGTERM", "SIGINT"] as const) process.on(signal, stopAll);

  cluster.on("listening", (worker) => {
    const isFirst = !hasServed;
    listening.add(worker);
    hasServed = true;
    if (!isFirst || isStopping) return;
    cluster.setupPrimary({ stdio: ["ignore", "ignore", "inherit", "ipc"] });
    for (let more = Object.keys(cluster.workers ?? {}).length; more < count; more++) cluster.fork();
  });
  cluster.on("exit", (worker, code, signal) => {
    const hadStarted = listening.delete(worker);
    if (isStopping) return;
    if (hasServed) {
      console.error(`Server process ${worker.process.pid} ended (${signal ?? code}); another takes its place.`);
      // What kept one from starting may last a while: the others go on meanwhile.
      setTimeout(() => isStopping || cluster.fork(), hadStarted ? 0 : RETRY_MS);
    } else {
      process.exitCode = code || 1;
      stopAll();
    }
  });
  cluster.fork();
  if (METRICS_PORT === undefined) return;
  const { AggregatorRegistry } = await import("prom-client");
  const sum = new AggregatorRegistry();
  const figures = await startMetricsServer({ ...env, METRICS_PORT }, () => sum.clusterMetrics());
  cluster.on("exit", () => {
    if (isStopping) figures.close();
  });
  console.log(`  Metrics ${metricsUrl(figures)}`);
}
