import { findChannelHealth, type ChannelHealth } from "#app/features/availability/channels/queries.server";
import { listFailedDocuments } from "#app/features/documents/kept/queries.server";
import { findLedgerHealth, type LedgerHealth } from "#app/features/bookings/ledger-health/queries.server";
import { backupDueAt, checkBackup } from "#app/features/health/backup/rules";
import {
  findDatabaseFacts,
  findLastSent,
  findRatesDate,
  listJobRuns,
  type JobRun,
} from "#app/features/health/queries.server";
import {
  formatBytes,
  formatSpan,
  JOB_NAMES,
  checkAddress,
  checkBookings,
  checkDatabase,
  checkDocuments,
  checkJob,
  checkJobs,
  checkMail,
  checkPageCache,
  checkRates,
  checkStorage,
  type HealthCheck,
} from "#app/features/health/rules";
import { JOBS } from "#app/features/health/schema";
import { countMail, countPostponedOptIns } from "#app/features/mail/queries.server";
import { senderOf } from "#app/features/settings/identity";
import type { Env } from "#app/platform/env.server";
import type { Probed } from "#app/platform/probe.server";
import { withTimeout } from "#app/platform/with-timeout";
import type { Services } from "#app/services.server";
import { ADMIN_PREFIX } from "#app/urls";

export interface Fact {
  name: string;
  /** A moment is told as how long ago it was. */
  value: string | Date;
}

export interface HealthPart extends HealthCheck {
  name: string;
  facts: Fact[];
  /** Where something can be done about it. */
  to?: { name: string; path: string };
  /** Whether staff can send themselves a message. */
  canSendTest?: boolean;
}

export interface JobLine extends HealthCheck {
  name: string;
  ranAt: Date | null;
  duration: string;
}

/** Timeout of each check: the screen must render even when a service is down. */
const CHECK_TIMEOUT_MS = 3_000;

export async function readHealth(services: Services) {
  const { db, env, probes, nextJobsAt } = services;
  const now = new Date();
  const limitTime = <T>(answer: Promise<T>) => withTimeout(CHECK_TIMEOUT_MS, answer);
  const [database, storage, mail, mailServer, runs, rates, ratesDate, bookings, failedDocuments] = await Promise.all([
    limitTime(readDatabase(services)),
    probes.storage(),
    limitTime(Promise.all([countMail(db), findLastSent(db), countPostponedOptIns(db)])),
    limitTime(probes.mail()),
    limitTime(listJobRuns(db)),
    limitTime(probes.rates()),
    limitTime(findRatesDate(db)),
    limitTime(Promise.all([findChannelHealth(db), findLedgerHealth(db)])),
    limitTime(listFailedDocuments(db)),
  ]);
  const startedAt = new Date(now.getTime() - process.uptime() * 1000);
  const jobs = JOBS.map((job): JobLine => {
    const run = runs?.find((candidate) => candidate.job === job);
    return {
      name: JOB_NAMES[job],
      ranAt: run?.ranAt ?? null,
      duration: run ? `${run.tookMs.toLocaleString("en")} ms` : "",
      ...checkJob(run, now, startedAt),
    };
  });
  const parts: HealthPart[] = [
    database ? { name: "Database", ...database } : { name: "Database", ...checkDatabase(null), facts: [] },
    {
      name: "Storage",
      ...checkStorage(storage.value),
      facts: [
        { name: "Kind", value: env.MEDIA_URL.startsWith("s3:") ? "Bucket" : "Folder" },
        ...("free" in storage.value && storage.value.free
          ? [{ name: "Free", value: formatBytes(storage.value.free) }]
          : []),
        { name: "Looked at", value: storage.at },
      ],
    },
    runs
      ? backupPart(
          env,
          runs.find(({ job }) => job === "backup"),
          now,
        )
      : { name: "Backup", state: "bad", message: "Could not be read.", facts: [] },
    mailPart(services, mail, mailServer),
    {
      name: "Address",
      ...checkAddress(env.PUBLIC_URL),
      facts: [{ name: "PUBLIC_URL", value: env.PUBLIC_URL ?? "None" }],
    },
    {
      name: "Exchange rates",
      ...(rates ? checkRates(rates.value) : checkRates(false)),
      facts: [
        { name: "Service", value: new URL(env.EXCHANGE_RATE_URL).host },
        { name: "Asked", value: rates?.at ?? "Not yet" },
        { name: "Rates changed", value: ratesDate ?? "Unknown" },
      ],
      to: { name: "Currencies", path: `${ADMIN_PREFIX}/currencies` },
    },
    bookingsPart(bookings),
    {
      name: "Documents",
      ...(failedDocuments
        ? checkDocuments(failedDocuments.length)
        : { state: "bad" as const, message: "Could not be read." }),
      facts: (failedDocuments ?? []).map(({ kind, language, reason }) => ({
        name: `${kind}, ${language}`,
        value: reason ?? "",
      })),
      to: { name: "Documents", path: `${ADMIN_PREFIX}/documents` },
    },
    pagesPart(services),
    {
      name: "This process",
      state: "good",
      message: "It has answered you just now.",
      facts: [
        { name: "Version", value: services.version },
        { name: "Running for", value: formatSpan(process.uptime()) },
        { name: "Memory", value: formatBytes(process.memoryUsage.rss()) },
        { name: "Open offices", value: String(services.requestFeed.listenerCount()) },
        { name: "Node", value: process.version },
      ],
    },
  ];
  const jobsCheck = runs ? checkJobs(jobs) : { state: "bad" as const, message: "Could not be read." };
  return { parts, jobs: { ...jobsCheck, lines: jobs, nextAt: nextJobsAt() }, readAt: now };
}

async function readDatabase({ database, db, schemaDifference }: Services): Promise<HealthCheck & { facts: Fact[] }> {
  const begun = performance.now();
  await database.ping();
  const latencyMs = performance.now() - begun;
  const { version, bytes } = await findDatabaseFacts(db);
  const connections = database.connections();
  return {
    ...checkDatabase({ latencyMs, waiting: connections?.waiting ?? 0, schemaDifference }),
    facts: [
      { name: "Kind", value: database.kind === "server" ? "PostgreSQL server" : "Embedded PostgreSQL" },
      { name: "Version", value: version },
      { name: "Size", value: formatBytes(bytes) },
      { name: "Answers in", value: `${latencyMs.toFixed(1)} ms` },
      ...(connections
        ? [{ name: "Connections", value: `${connections.open} open, ${connections.waiting} waiting` }]
        : []),
    ],
  };
}

type MailRead = [{ waiting: number; failed: number }, Date | null, number];

function mailPart(
  { env, settings }: Services,
  read: MailRead | null,
  server: Probed<string | null> | null,
): HealthPart {
  const isConfigured = env.SMTP_URL !== undefined;
  const sender = senderOf(env.MAIL_FROM, settings.value);
  const to = { name: "Mail", path: `${ADMIN_PREFIX}/mail` };
  if (!read) return { name: "Mail", state: "bad", message: "Could not be read.", facts: [], to };
  const [{ waiting, failed }, lastSent, postponed] = read;
  return {
    name: "Mail",
    ...checkMail({
      isConfigured,
      hasSender: sender !== null,
      waiting,
      failed,
      postponed,
      cause: server?.value ?? null,
    }),
    facts: [
      { name: "Mail server", value: isConfigured ? "Set" : "None" },
      { name: "Sender", value: sender?.address ?? "None" },
      { name: "Waiting", value: waiting.toLocaleString("en") },
      { name: "Failed", value: failed.toLocaleString("en") },
      { name: "Last sent", value: lastSent ?? "Never" },
      ...(isConfigured ? [{ name: "Looked at", value: server?.at ?? "It has not answered yet" }] : []),
    ],
    to,
    canSendTest: isConfigured,
  };
}

function backupPart({ BACKUP_DIR, BACKUP_KEEP }: Env, run: JobRun | undefined, now: Date): HealthPart {
  const verdict = checkBackup(run, BACKUP_DIR !== undefined, now);
  if (!BACKUP_DIR) return { name: "Backup", ...verdict, facts: [] };
  const dueAt = backupDueAt(run, now);
  return {
    name: "Backup",
    ...verdict,
    facts: [
      { name: "Last run", value: run?.ranAt ?? "Never" },
      { name: "Last good one", value: run?.succeededAt ?? "None" },
      ...(run?.file
        ? [
            { name: "File", value: run.file },
            { name: "Size", value: formatBytes(run.bytes ?? 0) },
          ]
        : []),
      { name: "Next", value: dueAt > now ? dueAt : "In a few minutes" },
      { name: "Kept", value: `${BACKUP_KEEP} in ${BACKUP_DIR}` },
    ],
  };
}

function bookingsPart(read: [ChannelHealth, LedgerHealth] | null): HealthPart {
  const to = { name: "Channels", path: `${ADMIN_PREFIX}/channels` };
  if (!read) return { name: "Bookings", state: "bad", message: "Could not be read.", facts: [], to };
  const [channels, { broken, oldest_overbooked }] = read;
  const count = (n: number) => n.toLocaleString("en");
  return {
    name: "Bookings",
    ...checkBookings({ ...channels, broken }),
    facts: [
      { name: "Last look at a calendar", value: channels.last_tried_at ?? "Never" },
      { name: "Channels in error", value: `${count(channels.failing)} of ${count(channels.channels)}` },
      { name: "Channel clashes", value: count(channels.clashes) },
      { name: "Ended holds waiting", value: count(channels.ended_holds) },
      { name: "Oldest overbooked", value: oldest_overbooked ?? "None" },
      { name: "Rules of the ledger", value: broken.length === 0 ? "All hold" : broken.join(", ") },
    ],
    to,
  };
}

function pagesPart({ pageCache, env }: Services): HealthPart {
  const verdict = checkPageCache(pageCache !== null);
  if (!pageCache) return { name: "Finished pages", ...verdict, facts: [] };
  const { hits, misses } = pageCache.stats;
  return {
    name: "Finished pages",
    ...verdict,
    facts: [
      { name: "Pages", value: pageCache.size.pages.toLocaleString("en") },
      {
        name: "Room",
        value: `${formatBytes(pageCache.size.bytes)} of ${formatBytes(env.PAGE_CACHE_MB * 1024 * 1024)}`,
      },
      {
        name: "From memory",
        value:
          hits + misses === 0
            ? "None asked for yet"
            : `${((100 * hits) / (hits + misses)).toFixed(1)} % of ${(hits + misses).toLocaleString("en")}`,
      },
    ],
  };
}
