import { createContext } from "react-router";
import { sendAlerts } from "#app/features/alerts/mailing/mutations.server";
import { createAuth, type Auth } from "#app/features/auth/auth.server";
import { findOrMakeSecret, deleteExpiredAttempts, deleteExpiredSessions } from "#app/features/auth/mutations.server";
import { deleteExpiredResets } from "#app/features/auth/password-reset/mutations.server";
import { startPolling } from "#app/features/availability/channels/poll.server";
import { deleteOldHolds, eraseOldSummaries } from "#app/features/availability/channels/upkeep/mutations.server";
import { removeUnusedBrochures } from "#app/features/documents/kept/mutations.server";
import { missingPressFile, openPress, type Press } from "#app/features/documents/press/press.server";
import { OWN_NETWORK, type FeedNetwork } from "#app/features/availability/feeds/fetch-feed.server";
import { islandToday } from "#app/features/availability/rules";
import { CALENDAR_CHANNEL } from "#app/features/availability/schema";
import { fetchRates, type SiteCurrency } from "#app/features/currencies/rates.server";
import { cachedCurrencies } from "#app/features/currencies/currency-cache.server";
import {
  deleteOldMisses,
  forgetPastHolidays,
  forgetSoldProperties,
  fillSiteSearch,
} from "#app/features/finding/mutations.server";
import { probeStorage, warnAboutExternalServices } from "#app/features/health/external-services.server";
import { startBackups } from "#app/features/health/backup/schedule.server";
import { runJob } from "#app/features/health/mutations.server";
import { JOB_EVERY_MS, type HourlyJob } from "#app/features/health/schema";
import { deleteExpiredBinItems } from "#app/features/history/mutations.server";
import { deleteOldSentMail } from "#app/features/mail/delivery/mutations.server";
import { MAIL_CHANNEL } from "#app/features/mail/schema";
import { checkMailServer } from "#app/features/mail/smtp-check.server";
import { createMailSender, type SendMail } from "#app/features/mail/sender.server";
import { createComposers } from "#app/features/guests/composers.server";
import { listGuideItems, type GuideItem } from "#app/features/guide/queries.server";
import { startMailWorker } from "#app/features/mail/worker.server";
import { deleteUnsentPictures } from "#app/features/guests/pictures/mutations.server";
import { createAvifVariants, type AvifVariants } from "#app/features/media/avif.server";
import { watchDiscardedFiles } from "#app/features/media/discarded-files.server";
import { removeDiscardedMedia, removeUnreferencedMedia } from "#app/features/media/mutations.server";
import { openResumableUploads, type ResumableUploads } from "#app/features/media/resumable.server";
import { isPrivatePath } from "#app/features/media/schema";
import { deleteStaleScratch } from "#app/features/media/store.server";
import { eraseExpiredSenders } from "#app/features/privacy/mutations.server";
import { inviteReviewers } from "#app/features/reviews/invitations/mutations.server";
import { setFontConfig } from "#app/features/share/fonts.server";
import { createSharePictures, type SharePictures } from "#app/features/share/make.server";
import { removeUnusedSharePictures } from "#app/features/share/mutations.server";
import { deleteUnreadLists } from "#app/features/saved/sharing/mutations.server";
import { findPlaces, type PlaceRow } from "#app/features/places/queries.server";
import { findSettings, type SiteSettings } from "#app/features/settings/queries.server";
import { Texts } from "#app/features/translations/texts.server";
import { MEDIA_COLUMNS } from "#app/media-columns.server";
import { PageCache } from "#app/platform/cache/page-cache.server";
import { StaleOnError } from "#app/platform/cache/stale-on-error.server";
import { CachedValue } from "#app/platform/cache/cached-value.server";
import type { Database, Db } from "#app/platform/db/db.server";
import type { Env } from "#app/platform/env.server";
import { openFeed, type CalendarAnnouncement, type Feed } from "#app/platform/live/feed.server";
import type { Logger } from "#app/platform/log.server";
import { createCachedProbe, type Probed } from "#app/platform/probe.server";
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
  currencies: CachedValue<SiteCurrency[]>;
  settings: CachedValue<SiteSettings | null>;
  /** The named spots of the island that visitors see. */
  places: CachedValue<PlaceRow[]>;
  /** What staff keep current in the travel guide. */
  guideItems: CachedValue<GuideItem[]>;
  /** The pages of the public site, ready to send; null when none are kept. */
  pageCache: PageCache | null;
  /** What pages with a form were made of. */
  staleOnError: StaleOnError;
  storage: Storage;
  avifCopies: AvifVariants;
  /** Sets documents. Its process is there while one is made, and a moment after. */
  press: Press;
  resumableUploads: ResumableUploads;
  sharePictures: SharePictures;
  /** Signs what a form carries back to us. */
  formSecret: string;
  /** How other calendars are reached; undefined: as everybody reaches them. */
  feedNetwork: FeedNetwork | undefined;
  /** What visitors send, as the database announces it. */
  requestFeed: Feed;
  /** Days of listings that changed: listing and month, and nothing else. */
  calendarFeed: Feed<CalendarAnnouncement>;
  /** Aborted when the server stops: open event streams end then. */
  stopping: AbortController;
  /** What is outside of us, as it was when it was last looked at. */
  probes: Probes;
  /** Sends a message at once; null without a mail server. */
  sendMail: SendMail | null;
  /** When this process next does the jobs, unless another one is at it. */
  nextJobsAt: () => Date;
  version: string;
  /** Another one for each build of the browser's files. */
  buildName: string;
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

/** Delay of the first jobs, so that they do not compete with the first requests. */
const FIRST_JOBS_DELAY_MS = 60 * 1000;
const LOOK_AT_STORAGE_EVERY_MS = 30 * 1000;
const LOOK_AT_MAIL_EVERY_MS = 60 * 1000;
const LOOK_AT_RATES_EVERY_MS = 5 * 60 * 1000;

export async function openServices(
  env: Env,
  database: Database,
  log: Logger,
  version: string,
): Promise<Omit<Services, "buildName">> {
  const { db } = database;
  setFontConfig();
  const places = new CachedValue<PlaceRow[]>({ name: "places", fallback: [], read: () => findPlaces(db), log });
  const texts = new Texts(db, log, places);
  const currencies = cachedCurrencies(db, env.EXCHANGE_RATE_URL, log);
  const settings = new CachedValue<SiteSettings | null>({
    name: "site settings",
    fallback: null,
    read: () => findSettings(db),
    log,
  });
  const guideItems = new CachedValue<GuideItem[]>({
    name: "guide items",
    fallback: [],
    read: () => listGuideItems(db),
    log,
  });
  const refreshers: Record<string, () => Promise<void>> = {
    translations: () => texts.refresh(),
    currencies: () => currencies.refresh(),
    site_settings: () => settings.refresh(),
    places: () => places.refresh(),
    guide_items: () => guideItems.refresh(),
  };
  const refreshAll = () => Promise.all(Object.values(refreshers).map((refresh) => refresh()));

  const [secret, formSecret] = [await findOrMakeSecret(db, "session"), await findOrMakeSecret(db, "forms")];
  const [content, requests] = [await openFeed(database, "content", log), await openFeed(database, "requests", log)];
  const calendarFeed = await openFeed<CalendarAnnouncement>(database, CALENDAR_CHANNEL, log);
  const pages = env.PAGE_CACHE_MB > 0 && import.meta.env.PROD ? new PageCache(env.PAGE_CACHE_MB * 1024 * 1024) : null;
  const invalidateAllPages = (settled: Promise<unknown>) => pages?.invalidateAll(settled);
  content.subscribe(
    ({ table, id }) => {
      const refresh = refreshers[table];
      // Refresh shared values before pages are rendered again.
      if (refresh) invalidateAllPages(refresh());
      else pages?.invalidate(table, id);
    },
    () => invalidateAllPages(refreshAll()),
  );
  // Days that were taken or given back: pages that show them are made anew.
  calendarFeed.subscribe(({ listing }) => listing && pages?.invalidate(CALENDAR_CHANNEL, listing));
  await refreshAll();

  const stopping = new AbortController();
  const storage = await openStorage(env.MEDIA_URL, isPrivatePath);
  const origin = env.PUBLIC_URL ?? null;
  const send = env.SMTP_URL
    ? createMailSender({ url: env.SMTP_URL, from: env.MAIL_FROM, settings, origin, storage })
    : null;
  const sending =
    send &&
    startMailWorker({
      db,
      feed: await openFeed(database, MAIL_CHANNEL, log),
      send,
      findComposer: createComposers({ db, env, texts, settings, currencies }),
      log,
      stopping: stopping.signal,
    });

  const discardedFiles = await watchDiscardedFiles({ database, storage }, log);
  const resumableUploads = await openResumableUploads(database, storage, log);
  const jobs: Record<HourlyJob, () => Promise<unknown>> = {
    "rate-limits": () => deleteExpiredAttempts(db),
    sessions: () => Promise.all([deleteExpiredSessions(db), deleteExpiredResets(db)]),
    "old-senders": () => eraseExpiredSenders(db, stopping.signal),
    bin: () => deleteExpiredBinItems(db),
    "old-mail": () => deleteOldSentMail(db),
    "review-invitations": () => inviteReviewers({ db, env, settings }),
    alerts: () => sendAlerts({ db, env, settings }, stopping.signal),
    "unused-media": async () => {
      await deleteUnsentPictures(db);
      await removeUnusedBrochures(db);
      await removeDiscardedMedia({ database, storage });
      await removeUnreferencedMedia({ database, storage }, MEDIA_COLUMNS);
      await removeUnusedSharePictures({ db, storage }, islandToday());
    },
    "unfinished-uploads": () => resumableUploads.removeAbandoned(),
    "old-holds": () => Promise.all([deleteOldHolds(db, stopping.signal), eraseOldSummaries(db)]),
    "shared-lists": () => deleteUnreadLists(db),
    "search-misses": async () => {
      await forgetSoldProperties(db);
      await forgetPastHolidays(db);
      return deleteOldMisses(db, settings.value?.count_misses ?? true, islandToday());
    },
  };
  const runAllJobs = () =>
    Promise.all(Object.entries(jobs).map(([job, work]) => runJob({ db, log }, job as HourlyJob, work)));
  /** One process runs the jobs for all; temporary files are cleaned on each machine. */
  async function runJobs(): Promise<void> {
    try {
      await deleteStaleScratch(storage);
      const lock = await database.tryLock("sweep");
      if (!lock) return;
      await runAllJobs().finally(() => lock.release());
    } catch (error) {
      log.error({ err: error }, "could not sweep");
    }
  }
  let runningJobs: Promise<unknown> = Promise.resolve();
  let nextJobsAt = new Date();
  let jobTimer: NodeJS.Timeout;
  const scheduleJobs = (ms: number) => {
    nextJobsAt = new Date(Date.now() + ms);
    jobTimer = setTimeout(() => {
      runningJobs = runJobs();
      scheduleJobs(JOB_EVERY_MS);
    }, ms).unref();
  };
  scheduleJobs(FIRST_JOBS_DELAY_MS);
  const backups = env.BACKUP_DIR
    ? startBackups({ database, storage, log, folder: env.BACKUP_DIR, keep: env.BACKUP_KEEP, stopping: stopping.signal })
    : null;

  const feedNetwork = env.TEST_CALENDARS_ON_OWN_NETWORK ? OWN_NETWORK : undefined;
  const polling = startPolling({ database, log, stopping: stopping.signal, network: feedNetwork });

  const filling = fillSearch({ database, log, stopping: stopping.signal });

  const press = openPress();
  const missing = missingPressFile();
  if (missing) log.warn(`no document can be made: ${missing} is missing. Install the packages again (npm ci).`);
  const probes = openProbes(env, storage);
  void warnAboutExternalServices(probes, log);

  return {
    env,
    log,
    database,
    db,
    auth: createAuth(db, { secret, baseUrl: env.PUBLIC_URL, limits: env.RATE_LIMIT }),
    texts,
    currencies,
    settings,
    places,
    guideItems,
    pageCache: pages,
    staleOnError: new StaleOnError(log),
    storage,
    avifCopies: createAvifVariants(storage, log),
    press,
    resumableUploads,
    sharePictures: createSharePictures({ db, storage, log }),
    formSecret,
    feedNetwork,
    requestFeed: requests,
    calendarFeed,
    stopping,
    probes,
    sendMail: send,
    nextJobsAt: () => nextJobsAt,
    version,
    readiness: { isReady: true },
    close: async () => {
      stopping.abort();
      clearTimeout(jobTimer);
      press.close();
      await Promise.all([
        runningJobs,
        sending?.drained(),
        backups?.finished(),
        polling.finished(),
        filling,
        discardedFiles.finished(),
      ]);
      await database.close();
    },
  };
}

/** One process does it for all, while the site is up. */
async function fillSearch({
  database,
  log,
  stopping,
}: {
  database: Database;
  log: Logger;
  stopping: AbortSignal;
}): Promise<void> {
  try {
    const lock = await database.tryLock("site-search");
    if (lock) await fillSiteSearch(database.db, stopping).finally(() => lock.release());
  } catch (error) {
    if (!stopping.aborted) log.error({ err: error }, "could not fill the search: it goes on at the next start");
  }
}

function openProbes(env: Env, storage: Storage): Probes {
  const { SMTP_URL } = env;
  return {
    storage: createCachedProbe(LOOK_AT_STORAGE_EVERY_MS, () => probeStorage(storage, env.MEDIA_URL)),
    mail: createCachedProbe(LOOK_AT_MAIL_EVERY_MS, async () => (SMTP_URL ? checkMailServer(SMTP_URL) : null)),
    rates: createCachedProbe(LOOK_AT_RATES_EVERY_MS, () =>
      fetchRates(env.EXCHANGE_RATE_URL).then(
        () => true,
        () => false,
      ),
    ),
  };
}
