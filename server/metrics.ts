import cluster from "node:cluster";
import { listJobRuns, type JobRun } from "#app/features/health/queries.server";
import { countMail } from "#app/features/mail/queries.server";
import { withTimeout } from "#app/platform/with-timeout";
import type { Services } from "#app/services.server";

interface AnsweredRequest {
  route: string;
  method: string;
  status: number;
  /** Null for an event stream, which lasts as long as somebody listens. */
  seconds: number | null;
}

export interface Metrics {
  request(done: AnsweredRequest): void;
  /** A page that was sent from memory: it is counted and not timed. */
  cachedPage(route: string, method: string, status: number): void;
  /** In the format of Prometheus. */
  text(): Promise<string>;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
/** A scrape does not wait longer for the database. */
const DATABASE_TIMEOUT_MS = 2_000;
/** Metrics of one scrape share one database read. */
const SAME_SCRAPE_MS = 1_000;

/**
 * The figures of this process. With several on one machine, the one that started them adds them up
 * (scripts/workers.ts).
 */
export async function openMetrics(
  { database, db, pageCache, requestFeed: live }: Services,
  version: string,
): Promise<Metrics> {
  // Loaded for those who want figures: it is made of many small files.
  const { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } =
    await import("prom-client");
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  const requests = new Counter({
    name: "pemba_requests_total",
    help: "Answered requests",
    labelNames: ["route", "method", "status"],
    registers,
  });
  const times = new Histogram({
    name: "pemba_request_seconds",
    help: "Time until an answer was sent, without pages from memory and event streams",
    labelNames: ["route", "method"],
    buckets: SECONDS,
    registers,
  });
  const queries = new Histogram({
    name: "pemba_database_query_seconds",
    help: "Time a query took, on a database server",
    buckets: SECONDS,
    registers,
  });
  database.onQuery((seconds) => queries.observe(seconds));

  let reading: { at: number; stored: ReturnType<typeof readDatabaseStats> } | undefined;
  async function readDatabaseStats() {
    const begun = performance.now();
    return withTimeout(
      DATABASE_TIMEOUT_MS,
      database.ping().then(async () => ({
        seconds: (performance.now() - begun) / 1000,
        mail: await countMail(db),
        runs: await listJobRuns(db),
      })),
    );
  }
  function stored() {
    if (!reading || Date.now() - reading.at > SAME_SCRAPE_MS) reading = { at: Date.now(), stored: readDatabaseStats() };
    return reading.stored;
  }

  type MetricValue = number | Record<string, number> | null;
  /** Registers a metric read at scrape time. Workers' values are summed unless all report the same value. */
  function registerMetric(
    name: string,
    help: string,
    { label, aggregator = "sum" }: { label?: string; aggregator?: "sum" | "max" | "min" },
    readValue: () => MetricValue | Promise<MetricValue>,
  ) {
    const Kind = name.endsWith("_total") ? Counter : Gauge;
    return new Kind({
      name: `pemba_${name}`,
      help,
      labelNames: label ? [label] : [],
      aggregator,
      registers,
      async collect() {
        this.reset();
        const shown = await readValue();
        if (shown === null) return this.remove();
        if (typeof shown === "number") return this.inc(shown);
        if (!label) throw new Error(`${name} has values by label, but no label`);
        for (const [value, figure] of Object.entries(shown)) this.inc({ [label]: value }, figure);
      },
    });
  }
  const SAME_ON_EVERY_WORKER = { aggregator: "max" } as const;
  const eachJob = async (figure: (run: JobRun) => number) =>
    Object.fromEntries(((await stored())?.runs ?? []).map((run) => [run.job, figure(run)]));
  registerMetric("info", "The version that runs", { ...SAME_ON_EVERY_WORKER, label: "version" }, () => ({
    [version]: 1,
  }));
  registerMetric("database_up", "Whether the database answers", { aggregator: "min" }, async () =>
    (await stored()) ? 1 : 0,
  );
  registerMetric(
    "database_ping_seconds",
    "Time the shortest query took just now",
    SAME_ON_EVERY_WORKER,
    async () => (await stored())?.seconds ?? null,
  );
  registerMetric("database_connections", "Connections for queries, and who waits for one", { label: "state" }, () => ({
    ...database.connections(),
  }));
  registerMetric(
    "outbox_messages",
    "Messages that were not sent",
    { ...SAME_ON_EVERY_WORKER, label: "state" },
    async () => ({ ...(await stored())?.mail }),
  );
  registerMetric(
    "job_last_run_timestamp_seconds",
    "When a job was last done",
    { ...SAME_ON_EVERY_WORKER, label: "job" },
    () => eachJob(({ ranAt }) => ranAt.getTime() / 1000),
  );
  registerMetric(
    "job_last_run_ok",
    "Whether a job went well when it was last done",
    { ...SAME_ON_EVERY_WORKER, label: "job" },
    () => eachJob(({ ok }) => (ok ? 1 : 0)),
  );
  const backup = async (figure: (run: JobRun) => number | null | undefined) => {
    const run = (await stored())?.runs.find(({ job }) => job === "backup");
    return run ? (figure(run) ?? null) : null;
  };
  registerMetric("backup_last_success_timestamp_seconds", "When a backup was last made", SAME_ON_EVERY_WORKER, () =>
    backup(({ succeededAt }) => succeededAt && succeededAt.getTime() / 1000),
  );
  registerMetric("backup_bytes", "Size of the last backup that was made", SAME_ON_EVERY_WORKER, () =>
    backup(({ bytes }) => bytes),
  );
  registerMetric("backup_failures_total", "Backups that failed", SAME_ON_EVERY_WORKER, () =>
    backup(({ failures }) => failures),
  );
  registerMetric("live_streams", "Open event streams of the office", {}, () => live.listenerCount());
  if (pageCache) {
    registerMetric(
      "page_cache_requests_total",
      "Pages that were in memory, and that had to be made",
      { label: "result" },
      () => ({ hit: pageCache.stats.hits, miss: pageCache.stats.misses }),
    );
    registerMetric("page_cache_pages", "Pages in memory", {}, () => pageCache.size.pages);
    registerMetric("page_cache_bytes", "Bytes they take", {}, () => pageCache.size.bytes);
  }

  if (cluster.isWorker) {
    AggregatorRegistry.setRegistries(register);
    // It answers the process that started us.
    void new AggregatorRegistry();
  }
  const classOf = (status: number) => `${Math.floor(status / 100)}xx`;
  return {
    request({ route, method, status, seconds }) {
      requests.inc({ route, method, status: classOf(status) });
      if (seconds !== null) times.observe({ route, method }, seconds);
    },
    cachedPage(route, method, status) {
      requests.inc({ route, method, status: classOf(status) });
    },
    text: () => register.metrics(),
  };
}
