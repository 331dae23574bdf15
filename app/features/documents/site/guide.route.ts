import { guideContent } from "#app/features/documents/guide/guide.server";
import { answerWithDocument } from "#app/features/documents/site/answer.server";
import { notFound } from "#app/platform/http/responses";
import { isLanguage, languageFrom } from "#app/platform/i18n/languages";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/guide.route";

/** The travel guide as a file. */
export function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  if (params.lang !== undefined && !isLanguage(params.lang)) throw notFound("Page not found");
  const language = languageFrom(params);
  const content = guideContent(context.get(servicesContext), language);
  return answerWithDocument(request, context, {
    key: { kind: "guide", subject: "", language },
    content,
    names: { title: content.data.documentTitle, ascii: `pemba-travel-guide-${language}` },
    back: "/travel",
  });
}
