import type { Logger } from "#app/platform/log.server";
import { explainStorage } from "#app/platform/storage/explain-storage.server";
import type { Storage, StorageState } from "#app/platform/storage/storage.server";
import { withTimeout } from "#app/platform/with-timeout";
import type { Probes } from "#app/services.server";

const STORAGE_TIMEOUT_MS = 6_000;

/** How the storage is, or why nothing can be written to it. */
export async function probeStorage(storage: Storage, place: string): Promise<StorageState | { cause: string }> {
  const seen = await withTimeout(
    STORAGE_TIMEOUT_MS,
    storage.probe().catch((error: unknown) => ({ cause: explainStorage(error, place) })),
  );
  return seen ?? { cause: "It does not answer: look at MEDIA_URL." };
}

/** Startup check of storage and mail. Only warns: the site works without both. */
export async function warnAboutExternalServices(
  { storage, mail }: Pick<Probes, "storage" | "mail">,
  log: Logger,
): Promise<void> {
  const [{ value: seen }, { value: mailCause }] = await Promise.all([storage(), mail()]);
  if ("cause" in seen) log.warn(`nothing can be uploaded. ${seen.cause}`);
  if (mailCause) log.warn(`no message can be sent. ${mailCause}`);
}
