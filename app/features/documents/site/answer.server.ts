import type { RouterContextProvider } from "react-router";
import { countAttemptUnsynced } from "#app/features/auth/mutations.server";
import type { DocumentContent } from "#app/features/documents/content";
import { readDocument, type Answer } from "#app/features/documents/kept/keep.server";
import { sendDocument, type FileNames } from "#app/features/documents/kept/send.server";
import type { DocumentKey } from "#app/features/documents/schema";
import { clientContext } from "#app/platform/http/client.server";
import { notFound, rejectDataRequest } from "#app/platform/http/responses";
import { prefixOf } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";

/** Documents that must be made, by one network. Kept ones are as free as pictures. */
const LIMIT = { attempts: 10, seconds: 10 * 60 };

/** Answers with a document, made if need be. `back` is the page it belongs to, without the language. */
export async function answerWithDocument(
  request: Request,
  context: Readonly<RouterContextProvider>,
  wanted: {
    key: DocumentKey;
    content: DocumentContent;
    names: FileNames;
    back: string;
    /** Kept out of search engines, as its page is. */
    noIndex?: boolean;
    /** For one that is not kept. */
    unkept?: () => Promise<Answer | null>;
  },
): Promise<Response> {
  rejectDataRequest(request);
  const services = context.get(servicesContext);
  const { network } = context.get(clientContext);
  const { key, content, names, back, noIndex, unkept } = wanted;
  const answer = unkept
    ? await unkept()
    : await readDocument(services, key, content, async () =>
        services.env.RATE_LIMIT ? countAttemptUnsynced(services.db, `documents ${network}`, LIMIT) : null,
      );
  if (!answer) throw notFound();
  const lang = prefixOf(key.language);
  const inLanguage = (path: string) => (lang ? `/${lang}${path}` : path);
  return sendDocument(answer, request, {
    names,
    language: key.language,
    texts: services.texts,
    back: inLanguage(back),
    contact: inLanguage("/contact"),
    noIndex,
    isPrivate: unkept !== undefined,
  });
}
