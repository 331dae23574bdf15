import type { RouterContextProvider } from "react-router";
import { MAX_MESSAGE_LENGTH } from "#app/features/cases/schema";
import { receiveForm } from "#app/features/forms/receive.server";
import { saveInquiry } from "#app/features/inquiries/mutations.server";
import { LIST_TOPIC } from "#app/features/inquiries/schema";
import { savedKey, type SavedItem } from "#app/features/page/saved-key";
import { askForm } from "#app/features/saved/asking/ask-form";
import { listMessage, readNotes } from "#app/features/saved/asking/list-message";
import { listOffered } from "#app/features/saved/queries.server";
import { nameOf } from "#app/features/saved/rules";
import { clientContext } from "#app/platform/http/client.server";
import { BASE_LANGUAGE, type Language } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";

interface Asked {
  request: Request;
  url: URL;
  context: Readonly<RouterContextProvider>;
  form: FormData;
  language: Language;
  items: readonly SavedItem[];
}

/** Sends the list as one message: of what is still offered, in the visitor's language, and in English for staff. */
export function receiveAsking({ request, url, context, form, language, items }: Asked) {
  const services = context.get(servicesContext);
  const { db } = services;
  return receiveForm(
    request,
    { ...services, ...context.get(clientContext), url },
    {
      name: "question about a saved list",
      schema: askForm,
      limit: "inquiry",
      subject: items.map(savedKey).join(""),
      store: async ({ message: words, notes, ...person }, sending) => {
        const [shown, english] = [await listOffered(db, language, items), await listOffered(db, BASE_LANGUAGE, items)];
        const named = (things: typeof shown) => things.map((thing) => ({ ...itemOf(thing), name: nameOf(thing) }));
        if (shown.length === 0) return { ok: false, reason: "invalid", errors: { message: "required" } };
        const message = listMessage(words, named(shown), readNotes(notes));
        if (message.length > MAX_MESSAGE_LENGTH) return { ok: false, reason: "invalid", errors: { message: "long" } };
        const inquiry = { ...person, topic: LIST_TOPIC, message, items: named(english) } as const;
        return saveInquiry(services, { ...inquiry, ...sending, language });
      },
    },
    form,
  );
}

const itemOf = ({ kind, id }: SavedItem): SavedItem => ({ kind, id });
