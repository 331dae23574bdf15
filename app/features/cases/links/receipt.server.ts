import { makeLink } from "#app/features/cases/links/mutations.server";
import { maskEmail } from "#app/features/cases/mask";
import type { Db } from "#app/platform/db/db.server";

interface SentItem {
  caseId: string;
  email: string | null;
  /** Whether a message with the link goes to him. */
  isMailed: boolean;
  /** Whether the same form had been sent before. */
  isRepeated?: boolean;
  /** Whether only the browser that sent it can know its key. */
  hasOwnKey?: boolean;
}

/**
 * What the screen after sending says of the page of a case: its path, and where the link was mailed. Who repeats what
 * anybody could have typed gets no link: it stands in the mail alone.
 */
export async function linkReceipt(
  tx: Db,
  { caseId, email, isMailed, isRepeated = false, hasOwnKey = false }: SentItem,
): Promise<{ link?: string; mailed_to?: string }> {
  const link = isRepeated && !hasOwnKey ? null : await makeLink(tx, caseId, "screen");
  return { ...(link && { link }), ...(isMailed && email && { mailed_to: maskEmail(email) }) };
}
