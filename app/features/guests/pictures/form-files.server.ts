import { createHash } from "node:crypto";
import { MAX_MESSAGE_PICTURES } from "#app/features/cases/schema";
import { storeCasePicture, type PictureOwner } from "#app/features/guests/pictures/mutations.server";
import type { Stores } from "#app/features/media/store.server";
import { countVisitorUploads } from "#app/features/media/upload-rate-limit.server";
import type { Logger } from "#app/platform/log.server";

/** Tells whether the same files came again. */
export async function fingerprint(files: readonly File[]): Promise<string> {
  const hashes = files.map(async (file) =>
    createHash("sha256")
      .update(await file.bytes())
      .digest("hex"),
  );
  return (await Promise.all(hashes)).join(" ");
}

export type FileProblem =
  | { reason: "many" | "full" }
  | { reason: "limit"; wait: number }
  /** Which of them cannot be used, or could not be stored. */
  | { reason: "refused" | "failed"; names: string[] };

/**
 * Stores the files that came with a form, besides pictures stored before. Tells the ids of all that are there now, so
 * that nobody has to send them again, and what is wrong with the others.
 */
export async function storeFormFiles(
  services: Stores & { log: Logger },
  owner: PictureOwner,
  { files, kept, network }: { files: readonly File[]; kept: readonly string[]; network: string | null },
): Promise<{ ids: string[]; problem: FileProblem | null }> {
  const ids = [...kept];
  if (files.length === 0) return { ids, problem: null };
  if (ids.length + files.length > MAX_MESSAGE_PICTURES) return { ids, problem: { reason: "many" } };
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const wait =
    network === null ? null : await countVisitorUploads(services.db, network, { files: files.length, bytes });
  if (wait !== null) return { ids, problem: { reason: "limit", wait } };
  const names: Record<"refused" | "failed", string[]> = { refused: [], failed: [] };
  for (const file of files) {
    const stored = await storeCasePicture(services, owner, file.stream()).catch((error: unknown) => {
      services.log.error({ err: error }, "could not store a picture");
      return null;
    });
    if (stored?.ok) ids.push(stored.id);
    else if (stored?.reason === "full") return { ids, problem: { reason: "full" } };
    else names[stored ? "refused" : "failed"].push(file.name);
  }
  const reason = names.failed.length > 0 ? "failed" : "refused";
  return { ids, problem: names[reason].length > 0 ? { reason, names: names[reason] } : null };
}
