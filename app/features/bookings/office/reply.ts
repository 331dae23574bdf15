import { createTranslator } from "use-intl/core";
import type { PageTexts } from "#app/features/translations/texts.server";
import { internationalDigits } from "#app/features/bookings/office/phone";
import { LOCALE_TAGS, type Language } from "#app/platform/i18n/languages";

/** The texts an answer begins with, in the languages of the visitors on the screen. */
export type ReplyTexts = Partial<Record<Language, PageTexts>>;

/** How an answer begins, in the visitor's own words for things. */
export type Reply =
  | { about: "experience"; item: string; day: string; n: number }
  | { about: "stay"; item: string; from: string; to: string; n: number }
  | { about: "vehicle"; item: string; from: string; to: string }
  | { about: "question"; item: string }
  | { about: "message" };

interface ReplyTarget {
  person: string;
  email: string;
  phone: { countryCode: string; number: string } | null;
  language: Language;
  reply: Reply;
}

/** Ready to be sent by mail or WhatsApp, in the visitor's language: staff add what they have to say. */
export function replyLinks(
  { person, email, phone, language, reply }: ReplyTarget,
  texts: ReplyTexts,
  from: { staffName: string; siteName: string },
): { mail: string; whatsapp: string | null } {
  const t = createTranslator({
    locale: LOCALE_TAGS[language],
    messages: (texts[language] ?? {}) as never,
    namespace: "replies" as never,
  }) as (key: string, values?: Record<string, string | number>) => string;
  const opening = [t("greeting", { name: person }), t(reply.about, placeholderValues(reply))];
  const body = [...opening, "", [t("closing"), from.staffName, from.siteName].join("\r\n")].join("\r\n\r\n");
  const subject =
    reply.about === "message"
      ? t("subjectMessage", { brand: from.siteName })
      : t(reply.about === "question" ? "subjectQuestion" : "subjectBooking", { item: reply.item });
  const digits = phone && internationalDigits(phone);
  return {
    mail: `mailto:${encodeURIComponent(email).replaceAll("%40", "@")}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`,
    whatsapp: digits ? `https://wa.me/${digits}?text=${encodeURIComponent(opening.join("\n\n"))}` : null,
  };
}

function placeholderValues({ about: _about, ...values }: Reply): Record<string, string | number> {
  return values;
}
