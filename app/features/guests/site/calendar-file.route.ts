import { createTranslator } from "use-intl/core";
import { findLinkedCase } from "#app/features/cases/links/queries.server";
import { writeGuestCalendar } from "#app/features/guests/files/calendar-file.server";
import { listGuestBookings } from "#app/features/guests/page/queries.server";
import { siteName } from "#app/features/settings/identity";
import { notFound } from "#app/platform/http/responses";
import { languageFrom, LOCALE_TAGS } from "#app/platform/i18n/languages";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/calendar-file.route";

/** The guest's bookings as a file for his own calendar. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { db, settings, texts, formSecret } = context.get(servicesContext);
  const language = languageFrom(params);
  const { found, bookings } = await readOrUnavailable("the bookings of a guest", context, async () => {
    const linked = await findLinkedCase(db, params.token);
    return { found: linked, bookings: linked ? await listGuestBookings(db, linked.id, language) : [] };
  });
  if (!found || bookings.length === 0) throw notFound();
  const t = createTranslator({
    locale: LOCALE_TAGS[language],
    messages: texts.pick(language, ["guest"]) as never,
    namespace: "guest" as never,
  }) as (key: string, values?: Record<string, string>) => string;
  const phone = settings.value?.contact_phone;
  const file = writeGuestCalendar(bookings, {
    language,
    siteName: siteName(settings.value),
    lines: [
      t("fileReference", { reference: found.reference }),
      ...(phone ? [`${siteName(settings.value)} ${phone}`] : []),
    ],
    secret: formSecret,
  });
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${found.reference}.ics"`,
    },
  });
}
