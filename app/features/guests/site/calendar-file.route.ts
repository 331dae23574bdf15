import { createTranslator } from "use-intl/core";
import { findLinkedCase, type LinkedCase } from "#app/features/cases/links/queries.server";
import {
  writeGuestCalendar,
  writeViewingCalendar,
  type ViewingEvent,
} from "#app/features/guests/files/calendar-file.server";
import { findGuestViewing, listGuestBookings } from "#app/features/guests/page/queries.server";
import { siteName } from "#app/features/settings/identity";
import { notFound } from "#app/platform/http/responses";
import type { Db } from "#app/platform/db/db.server";
import { languageFrom, LOCALE_TAGS, type Language } from "#app/platform/i18n/languages";
import { readOrUnavailable } from "#app/read-or-unavailable.server";
import { servicesContext } from "#app/services.server";
import type { Route } from "./+types/calendar-file.route";

/** The guest's bookings as a file for his own calendar. */
export async function loader({ params, context }: Route.LoaderArgs): Promise<Response> {
  const { db, settings, texts, formSecret } = context.get(servicesContext);
  const language = languageFrom(params);
  const { found, bookings, viewing } = await readOrUnavailable("the bookings of a guest", context, async () => {
    const linked = await findLinkedCase(db, params.token);
    return {
      found: linked,
      bookings: linked ? await listGuestBookings(db, linked.id, language) : [],
      viewing: linked?.kind === "viewing" ? await readViewing(db, linked, language) : null,
    };
  });
  if (!found || (bookings.length === 0 && !viewing)) throw notFound();
  const t = createTranslator({
    locale: LOCALE_TAGS[language],
    messages: texts.pick(language, ["guest"]) as never,
    namespace: "guest" as never,
  }) as (key: string, values?: Record<string, string>) => string;
  const phone = settings.value?.contact_phone;
  const facts = {
    language,
    siteName: siteName(settings.value),
    lines: [
      t("fileReference", { reference: found.reference }),
      ...(phone ? [`${siteName(settings.value)} ${phone}`] : []),
    ],
    secret: formSecret,
  };
  const file = viewing ? writeViewingCalendar(viewing, facts) : writeGuestCalendar(bookings, facts);
  return new Response(file, {
    headers: {
      "Content-Type": "text/calendar; charset=utf-8",
      "Content-Disposition": `attachment; filename="${found.reference}.ics"`,
    },
  });
}

/** Only one that is agreed, or was, has a moment to write down. */
async function readViewing(db: Db, found: LinkedCase, language: Language): Promise<ViewingEvent | null> {
  const viewing = await findGuestViewing(db, found.id, language);
  if (!viewing?.at || (viewing.state !== "agreed" && viewing.state !== "cancelled")) return null;
  const { id, name, location, at, state } = viewing;
  return { id, name, place: location, at, isCancelled: state === "cancelled", version: found.messages };
}
