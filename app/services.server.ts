import { createContext } from "react-router";
import { createAuth, type Auth } from "#app/features/auth/auth.server";
import { findOrMakeSecret, sweepAttempts, sweepSessions } from "#app/features/auth/mutations.server";
import { sweepResets } from "#app/features/auth/recovery/mutations.server";
import { fetchRates, type SiteCurrency } from "#app/features/currencies/rates.server";
import { standingCurrencies } from "#app/features/currencies/standing.server";
import { lookAtStorage, warnOfOutside } from "#app/features/health/outside.server";
import { startBackups } from "#app/features/health/backup/schedule.server";
import { runJob } from "#app/features/health/mutations.server";
import { JOB_EVERY_MS, type HourlyJob } from "#app/features/health/schema";
import { emptyOldBin } from "#app/features/history/mutations.server";
import { sweepOldMail } from "#app/features/mail/mutations.server";
import { MAIL_CHANNEL } from "#app/features/mail/schema";
import { lookAtMailServer } from "#app/features/mail/mail-server.server";
import { openSender, type Send } from "#app/features/mail/sender.server";
import { startSending } from "#app/features/mail/worker.server";
import { createAvifCopies, type AvifCopies } from "#app/features/media/avif.server";
import { removeUnreferencedMedia } from "#app/features/media/mutations.server";
import { openResumableUploads, type ResumableUploads } from "#app/features/media/resumable.server";
import { sweepScratch } from "#app/features/media/store.server";
import { eraseOldSenders } from "#app/features/privacy/mutations.server";
import { findSettings, type SiteSettings } from "#app/features/settings/queries.server";
import { Texts } from "#app/features/translations/texts.server";
import { MEDIA_COLUMNS } from "#app/media-columns.server";
import { KeptPages } from "#app/platform/cache/kept-pages.server";
import { LastKnown } from "#app/platform/cache/last-known.server";
import { Standing } from "#app/platform/cache/standing.server";
import type { Database, Db } from "#app/platform/db/db.server";
import type { Env } from "#app/platform/env.server";
import { openFeed, type Feed } from "#app/platform/live/feed.server";
import type { Logger } from "#app/platform/log.server";
import { createProbe, type Probed } from "#app/platform/probe.server";
import { openStorage } from "#app/platform/storage/open-storage.server";
import type { Storage, StorageState } from "#app/platform/storage/storage.server";

/** Everything a loader or action may need besides its request. Opened once, at the start. */
export interface Services {
  env: Env;
  log: Logger;
  database: Database;
  db: Db;
  auth: Auth;
  texts: Texts;
  currencies: Standing<SiteCurrency[]>;
  settings: Standing<SiteSettings | null>;
  /** The pages of the public site, ready to send; null when none are kept. */
  pages: KeptPages | null;
  /** What pages with a form were made of. */
  lastKnown: LastKnown;
  storage: Storage;
  avifCopies: AvifCopies;
  resumableUploads: ResumableUploads;
  /** Signs what a form carries back to us. */
  formSecret: string;
  /** What visitors send, as the database announces it. */
  requests: Feed;
  /** Aborted when the server stops: open event streams end then. */
  stopping: AbortController;
  /** What is outside of us, as it was when it was last looked at. */
  probes: Probes;
  /** Sends a message at once; null without a mail server. */
  send: Send | null;
  /** When this process next does the jobs, unless another one is at it. */
  nextJobsAt: () => Date;
  version: string;
  /** How the database differs from what our migrations make, in one line. */
  schemaDifference?: string | null;
  /** Whether a balancer may send visitors here. It is told before the server stops. */
  readiness: { isReady: boolean };
  close(): Promise<void>;
}

export interface Probes {
  storage: () => Promise<Probed<StorageState | { cause: string }>>;
  /** What is wrong with the mail server; null when nothing is, or there is none. */
  mail: () => Promise<Probed<string | null>>;
  rates: () => Promise<Probed<boolean>>;
}

export const servicesContext = createContext<Services>();

/** The first visitors come before the brooms. */
const FIRST_SWEEP_MS = 60 * 1000;
const LOOK_AT_STORAGE_EVERY_MS = 30 * 1000;
const LOOK_AT_MAIL_EVERY_MS = 60 * 1000;
const LOOK_AT_RATES_EVERY_MS = 5 * 60 * 1000;

export async function openServices(env: Env, database: Database, log: Logger, version: string): Promise<Services> {
  const { db } = database;
  const texts = new Texts(db, log);
  const currencies = standingCurrencies(db, env.EXCHANGE_RATE_URL, log);
  const settings = new Standing<SiteSettings | null>({ name: "site settings", fallback: null, read: () => findSettings(db), log });
  const refreshers: Record<string, () => Promise<void>> = {
    translations: () => texts.refresh(),
    currencies: () => currencies.refresh(),
    site_settings: () => settings.refresh(),
  };
  const refreshAll = () => Promise.all(Object.values(refreshers).map((refresh) => refresh()));

  const [secret, formSecret] = [await findOrMakeSecret(db, "session"), await findOrMakeSecret(db, "forms")];
  const [content, requests] = [await openFeed(database, "content", log), await openFeed(database, "requests", log)];
  const pages = env.PAGE_CACHE_MB > 0 && import.meta.env.PROD ? new KeptPages(env.PAGE_CACHE_MB * 1024 * 1024) : null;
  const changeAll = (settled: Promise<unknown>) => pages?.changeAll(settled);
  content.subscribe(
    ({ table, id }) => {
      const refresh = refreshers[table];
      // What every page shows is read anew before any page is.
      if (refresh) changeAll(refresh());
      else pages?.change(table, id);
    },
    () => changeAll(refreshAll()),
  );
  await refreshAll();

  const stopping = new AbortController();
  const send = env.SMTP_URL ? openSender({ url: env.SMTP_URL, from: env.MAIL_FROM, settings, origin: env.PUBLIC_URL ?? null }) : null;
  const sending = send && startSending({ db, feed: await openFeed(database, MAIL_CHANNEL, log), send, log, stopping: stopping.signal });

  const storage = await openStorage(env.MEDIA_URL);
  const resumableUploads = await openResumableUploads(database, storage, log);
  const jobs: Record<HourlyJob, () => Promise<unknown>> = {
    "rate-limits": () => sweepAttempts(db),
    sessions: () => Promise.all([sweepSessions(db), sweepResets(db)]),
    "old-senders": () => eraseOldSenders(db, stopping.signal),
    bin: () => emptyOldBin(db),
    "old-mail": () => sweepOldMail(db),
    "unused-media": () => removeUnreferencedMedia({ database, storage }, MEDIA_COLUMNS),
    "unfinished-uploads": () => resumableUploads.removeAbandoned(),
  };
  const sweepAll = () => Promise.all(Object.entries(jobs).map(([job, work]) => runJob({ db, log }, job as HourlyJob, work)));
  /** One process sweeps for all; what lies on the disk of a machine is its own. */
  async function sweep(): Promise<void> {
    try {
      await sweepScratch(storage);
      const lock = await database.tryLock("sweep");
      if (!lock) return;
      await sweepAll().finally(() => lock.release());
    } catch (error) {
      log.error({ err: error }, "could not sweep");
    }
  }
  let sweeping: Promise<unknown> = Promise.resolve();
  let nextJobsAt = new Date();
  let sweeper: NodeJS.Timeout;
  const sweepIn = (ms: number) => {
    nextJobsAt = new Date(Date.now() + ms);
    sweeper = setTimeout(() => {
      sweeping = sweep();
      sweepIn(JOB_EVERY_MS);
    }, ms).unref();
  };
  sweepIn(FIRST_SWEEP_MS);
  const backups = env.BACKUP_DIR
    ? startBackups({ database, storage, log, folder: env.BACKUP_DIR, keep: env.BACKUP_KEEP, stopping: stopping.signal })
    : null;

  const probes = openProbes(env, storage);
  void warnOfOutside(probes, log);

  return {
    env,
    log,
    database,
    db,
    auth: createAuth(db, { secret, baseUrl: env.PUBLIC_URL, limits: env.RATE_LIMIT }),
    texts,
    currencies,
    settings,
    pages,
    lastKnown: new LastKnown(log),
    storage,
    avifCopies: createAvifCopies(storage, log),
    resumableUploads,
    formSecret,
    requests,
    stopping,
    probes,
    send,
    nextJobsAt: () => nextJobsAt,
    version,
    readiness: { isReady: true },
    close: async () => {
      stopping.abort();
      clearTimeout(sweeper);
      await Promise.all([sweeping, sending?.ended(), backups?.ended()]);
      await database.close();
    },
  };
}

function openProbes(env: Env, storage: Storage): Probes {
  const { SMTP_URL } = env;
  return {
    storage: createProbe(LOOK_AT_STORAGE_EVERY_MS, () => lookAtStorage(storage, env.MEDIA_URL)),
    mail: createProbe(LOOK_AT_MAIL_EVERY_MS, async () => (SMTP_URL ? lookAtMailServer(SMTP_URL) : null)),
    rates: createProbe(LOOK_AT_RATES_EVERY_MS, () => fetchRates(env.EXCHANGE_RATE_URL).then(() => true, () => false)),
  };
}
