import { describe, expect, it } from "vitest";
import { catalogues } from "#app/features/translations/catalogues.server";
import { replyLinks } from "#app/features/bookings/office/reply";
import type { Reply } from "#app/features/bookings/office/reply";
import { LANGUAGES, type Language } from "#app/platform/i18n/languages";

const texts = Object.fromEntries(LANGUAGES.map((language) => [language, { replies: catalogues[language].replies }]));

function read(language: Language, reply: Reply, phone = "+1 2") {
  const { mail, whatsapp } = replyLinks(
    { person: "A & B?", email: "a+b&c@example.com", phone: { countryCode: "", number: phone }, language, reply },
    texts,
    { staffName: "Salma", siteName: "Pemba Paradise" },
  );
  const url = new URL(mail);
  return {
    to: decodeURIComponent(url.pathname),
    subject: url.searchParams.get("subject"),
    body: url.searchParams.get("body"),
    whatsapp: whatsapp ? new URL(whatsapp) : null,
  };
}

describe("an answer", () => {
  it("begins in each of the nine languages, with what was asked for, and nothing of another language", () => {
    const seen = new Set<string>();
    for (const language of LANGUAGES) {
      const { subject, body } = read(language, { about: "stay", item: "Makuti", from: "{1}", to: "{2}", n: 2 });
      expect(subject).toContain("Makuti");
      for (const part of ["A & B?", "Makuti", "{1}", "{2}", "Salma\r\nPemba Paradise"])
        expect(body, language).toContain(part);
      expect(body).not.toMatch(/replies\.|plural/);
      seen.add(body!.split("\r\n\r\n")[1]!);
    }
    expect(seen.size).toBe(9);
  });

  it("fits what it is about", () => {
    expect(read("ru", { about: "experience", item: "Сафари", day: "1 мая", n: 5 }).body).toContain(
      "Сафари, 1 мая, 5 человек.",
    );
    expect(read("ar", { about: "message" })).toMatchObject({ subject: "رسالتكم إلى Pemba Paradise" });
    expect(read("zh", { about: "question", item: "地块" }).body).toContain("感谢您对“地块”的咨询。");
    expect(read("fr", { about: "vehicle", item: "4x4", from: "1 mai", to: "3 mai" }).body).toContain(
      "4x4, du 1 mai au 3 mai.",
    );
  });

  it("keeps odd addresses whole, and offers WhatsApp where the number can be reached", () => {
    const { to, whatsapp } = read("en", { about: "message" });
    expect(to).toBe("a+b&c@example.com");
    expect(whatsapp?.pathname).toBe("/12");
    expect(whatsapp?.searchParams.get("text")).toBe("Hello A & B?,\n\nThank you for your message.");
    expect(read("en", { about: "message" }, "12").whatsapp).toBeNull();
  });
});
