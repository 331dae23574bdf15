import { href } from "react-router";
import { brochureContent } from "#app/features/documents/brochure/brochure.server";
import { findLastChange } from "#app/features/documents/brochure/queries.server";
import { makeUnkept } from "#app/features/documents/kept/keep.server";
import { answerWithDocument } from "#app/features/documents/site/answer.server";
import { findPropertyPage } from "#app/features/properties/page/queries.server";
import { clientContext } from "#app/platform/http/client.server";
import { withoutNul } from "#app/platform/http/form";
import { marketRulesOf } from "#app/features/properties/market/rules";
import { notFound } from "#app/platform/http/responses";
import { isLanguage, languageFrom, prefixOf } from "#app/platform/i18n/languages";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/brochure.route";

/** The brochure of a property as a file. Staff may see that of one that visitors cannot see yet; it is not kept. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Response> {
  if (params.lang !== undefined && !isLanguage(params.lang)) throw notFound("Page not found");
  const services = context.get(servicesContext);
  const { auth, db, env, settings, staleOnError } = services;
  const language = languageFrom(params);
  const found = await readOrUnavailable("a property", context, () =>
    staleOnError.read(`brochure ${language} ${params.slug}`, async () => {
      const property = await findPropertyPage(db, withoutNul(params.slug), language, marketRulesOf(settings.value));
      const changedOn = property && (await findLastChange(db, property.id));
      return changedOn && { property, changedOn };
    }),
  );
  const isStaff = async () => Boolean((await auth.findAccount(request.headers).catch(() => null))?.role);
  if (!found || (!found.property.published && !(await isStaff()))) throw notFound("Page not found");
  const { property, changedOn } = found;
  const { origin } = context.get(clientContext);
  const path = href("/:lang?/real-estate/:slug", { lang: prefixOf(language), slug: property.slug });
  const address = new URL(path, env.PUBLIC_URL ?? origin).href;
  const content = brochureContent(services, { property, changedOn, address }, language);
  return answerWithDocument(request, context, {
    key: { kind: "brochure", subject: property.id, language },
    content,
    names: { title: property.title, ascii: `pemba-property-${language}` },
    back: `/real-estate/${property.slug}`,
    noIndex: property.isDelisted,
    ...(!property.published && { unkept: () => makeUnkept(services, () => Promise.resolve(content)) }),
  });
}
