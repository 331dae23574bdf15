import type { DocumentSize } from "#app/features/documents/file-size";
import { findDocumentSize } from "#app/features/documents/kept/queries.server";
import type { DocumentKey } from "#app/features/documents/schema";
import { preventPageCaching } from "#app/platform/cache/render-tracking.server";
import type { Db } from "#app/platform/db/db.server";
import type { Logger } from "#app/platform/log.server";

/** Pages and size of a document for its link. The page stands without them. */
export async function readDocumentSize(
  { db, log }: { db: Db; log: Logger },
  key: DocumentKey,
): Promise<DocumentSize | null> {
  try {
    return await findDocumentSize(db, key);
  } catch (error) {
    log.error({ err: error }, "could not read the size of a document");
    preventPageCaching();
    return null;
  }
}
