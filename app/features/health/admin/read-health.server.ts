import { backupDueAt, judgeBackup } from "#app/features/health/backup/rules";
import { findDatabaseFacts, findLastSent, findRatesDate, listJobRuns, type JobRun } from "#app/features/health/queries.server";
import { formatBytes, formatSpan, JOB_NAMES, judgeAddress, judgeDatabase, judgeJob, judgeJobs, judgeMail, judgePages, judgeRates, judgeStorage, type Verdict } from "#app/features/health/rules";
import { JOBS } from "#app/features/health/schema";
import { countMail } from "#app/features/mail/queries.server";
import { senderOf } from "#app/features/settings/identity";
import type { Env } from "#app/platform/env.server";
import type { Probed } from "#app/platform/probe.server";
import { within } from "#app/platform/within";
import type { Services } from "#app/services.server";
import { ADMIN_PREFIX } from "#app/urls";

export interface Fact {
  name: string;
  /** A moment is told as how long ago it was. */
  value: string | Date;
}

export interface Part extends Verdict {
  name: string;
  facts: Fact[];
  /** Where something can be done about it. */
  to?: { name: string; path: string };
  /** Whether staff can send themselves a message. */
  canBeTried?: boolean;
}

export interface JobLine extends Verdict {
  name: string;
  ranAt: Date | null;
  took: string;
}

/** The screen is about what may be away: it waits for nothing longer than this. */
const ANSWER_WITHIN_MS = 3_000;

export async function readHealth(services: Services) {
  const { db, env, probes, nextJobsAt } = services;
  const now = new Date();
  const ask = <T,>(answer: Promise<T>) => within(ANSWER_WITHIN_MS, answer);
  const [database, storage, mail, mailServer, runs, rates, ratesDate] = await Promise.all([
    ask(readDatabase(services)),
    probes.storage(),
    ask(Promise.all([countMail(db), findLastSent(db)])),
    ask(probes.mail()),
    ask(listJobRuns(db)),
    ask(probes.rates()),
    ask(findRatesDate(db)),
  ]);
  const startedAt = new Date(now.getTime() - process.uptime() * 1000);
  const jobs = JOBS.map((job): JobLine => {
    const run = runs?.find((candidate) => candidate.job === job);
    return { name: JOB_NAMES[job], ranAt: run?.ranAt ?? null, took: run ? `${run.tookMs.toLocaleString("en")} ms` : "", ...judgeJob(run, now, startedAt) };
  });
  const parts: Part[] = [
    database ? { name: "Database", ...database } : { name: "Database", ...judgeDatabase(null), facts: [] },
    {
      name: "Storage",
      ...judgeStorage(storage.value),
      facts: [
        { name: "Kind", value: env.MEDIA_URL.startsWith("s3:") ? "Bucket" : "Folder" },
        ...("free" in storage.value && storage.value.free ? [{ name: "Free", value: formatBytes(storage.value.free) }] : []),
        { name: "Looked at", value: storage.at },
      ],
    },
    runs ? backupPart(env, runs.find(({ job }) => job === "backup"), now) : { name: "Backup", state: "bad", says: "Could not be read.", facts: [] },
    mailPart(services, mail, mailServer),
    { name: "Address", ...judgeAddress(env.PUBLIC_URL), facts: [{ name: "PUBLIC_URL", value: env.PUBLIC_URL ?? "None" }] },
    {
      name: "Exchange rates",
      ...(rates ? judgeRates(rates.value) : judgeRates(false)),
      facts: [
        { name: "Service", value: new URL(env.EXCHANGE_RATE_URL).host },
        { name: "Asked", value: rates?.at ?? "Not yet" },
        { name: "Rates changed", value: ratesDate ?? "Unknown" },
      ],
      to: { name: "Currencies", path: `${ADMIN_PREFIX}/currencies` },
    },
    pagesPart(services),
    {
      name: "This process",
      state: "good",
      says: "It has answered you just now.",
      facts: [
        { name: "Version", value: services.version },
        { name: "Running for", value: formatSpan(process.uptime()) },
        { name: "Memory", value: formatBytes(process.memoryUsage.rss()) },
        { name: "Open offices", value: String(services.requests.listeners()) },
        { name: "Node", value: process.version },
      ],
    },
  ];
  const jobsVerdict = runs ? judgeJobs(jobs) : { state: "bad" as const, says: "Could not be read." };
  return { parts, jobs: { ...jobsVerdict, lines: jobs, nextAt: nextJobsAt() }, readAt: now };
}

async function readDatabase({ database, db, schemaDifference }: Services): Promise<Verdict & { facts: Fact[] }> {
  const begun = performance.now();
  await database.ping();
  const latencyMs = performance.now() - begun;
  const { version, bytes } = await findDatabaseFacts(db);
  const connections = database.connections();
  return {
    ...judgeDatabase({ latencyMs, waiting: connections?.waiting ?? 0, schemaDifference }),
    facts: [
      { name: "Kind", value: database.kind === "server" ? "PostgreSQL server" : "Embedded PostgreSQL" },
      { name: "Version", value: version },
      { name: "Size", value: formatBytes(bytes) },
      { name: "Answers in", value: `${latencyMs.toFixed(1)} ms` },
      ...(connections ? [{ name: "Connections", value: `${connections.open} open, ${connections.waiting} waiting` }] : []),
    ],
  };
}

type MailRead = [{ waiting: number; failed: number }, Date | null];

function mailPart({ env, settings }: Services, read: MailRead | null, server: Probed<string | null> | null): Part {
  const isConfigured = env.SMTP_URL !== undefined;
  const sender = senderOf(env.MAIL_FROM, settings.value);
  const to = { name: "Mail", path: `${ADMIN_PREFIX}/mail` };
  if (!read) return { name: "Mail", state: "bad", says: "Could not be read.", facts: [], to };
  const [{ waiting, failed }, lastSent] = read;
  return {
    name: "Mail",
    ...judgeMail({ isConfigured, hasSender: sender !== null, waiting, failed, cause: server?.value ?? null }),
    facts: [
      { name: "Mail server", value: isConfigured ? "Set" : "None" },
      { name: "Sender", value: sender?.address ?? "None" },
      { name: "Waiting", value: waiting.toLocaleString("en") },
      { name: "Failed", value: failed.toLocaleString("en") },
      { name: "Last sent", value: lastSent ?? "Never" },
      ...(isConfigured ? [{ name: "Looked at", value: server?.at ?? "It has not answered yet" }] : []),
    ],
    to,
    canBeTried: isConfigured,
  };
}

function backupPart({ BACKUP_DIR, BACKUP_KEEP }: Env, run: JobRun | undefined, now: Date): Part {
  const verdict = judgeBackup(run, BACKUP_DIR !== undefined, now);
  if (!BACKUP_DIR) return { name: "Backup", ...verdict, facts: [] };
  const dueAt = backupDueAt(run, now);
  return {
    name: "Backup",
    ...verdict,
    facts: [
      { name: "Last run", value: run?.ranAt ?? "Never" },
      { name: "Last good one", value: run?.succeededAt ?? "None" },
      ...(run?.file ? [{ name: "File", value: run.file }, { name: "Size", value: formatBytes(run.bytes ?? 0) }] : []),
      { name: "Next", value: dueAt > now ? dueAt : "In a few minutes" },
      { name: "Kept", value: `${BACKUP_KEEP} in ${BACKUP_DIR}` },
    ],
  };
}

function pagesPart({ pages, env }: Services): Part {
  const verdict = judgePages(pages !== null);
  if (!pages) return { name: "Finished pages", ...verdict, facts: [] };
  const { hits, misses } = pages.use;
  return {
    name: "Finished pages",
    ...verdict,
    facts: [
      { name: "Pages", value: pages.size.pages.toLocaleString("en") },
      { name: "Room", value: `${formatBytes(pages.size.bytes)} of ${formatBytes(env.PAGE_CACHE_MB * 1024 * 1024)}` },
      { name: "From memory", value: hits + misses === 0 ? "None asked for yet" : `${((100 * hits) / (hits + misses)).toFixed(1)} % of ${(hits + misses).toLocaleString("en")}` },
    ],
  };
}
