import { deckContent } from "#app/features/documents/deck/deck.server";
import { answerWithDocument } from "#app/features/documents/site/answer.server";
import { notFound } from "#app/platform/http/responses";
import { isLanguage, languageFrom } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/deck.route";

/** The deck for investors as a file. */
export function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  if (params.lang !== undefined && !isLanguage(params.lang)) throw notFound("Page not found");
  const language = languageFrom(params);
  const content = deckContent(context.get(servicesContext), language);
  return answerWithDocument(request, context, {
    key: { kind: "deck", subject: "", language },
    content,
    names: { title: content.data.documentTitle, ascii: `pemba-investor-deck-${language}` },
    back: "/invest",
  });
}
