import type { Logger } from "#app/platform/log.server";
import { explainStorage } from "#app/platform/storage/explain-storage.server";
import type { Storage, StorageState } from "#app/platform/storage/storage.server";
import { within } from "#app/platform/within";
import type { Probes } from "#app/services.server";

const STORAGE_ANSWERS_WITHIN_MS = 6_000;

/** How the storage is, or why nothing can be written to it. */
export async function lookAtStorage(storage: Storage, place: string): Promise<StorageState | { cause: string }> {
  const seen = await within(STORAGE_ANSWERS_WITHIN_MS, storage.look().catch((error: unknown) => ({ cause: explainStorage(error, place) })));
  return seen ?? { cause: "It does not answer: look at MEDIA_URL." };
}

/** Looks at the start at what visitors would notice first. A warning and no stop: pages and forms do without both. */
export async function warnOfOutside({ storage, mail }: Pick<Probes, "storage" | "mail">, log: Logger): Promise<void> {
  const [{ value: seen }, { value: mailCause }] = await Promise.all([storage(), mail()]);
  if ("cause" in seen) log.warn(`nothing can be uploaded. ${seen.cause}`);
  if (mailCause) log.warn(`no message can be sent. ${mailCause}`);
}
