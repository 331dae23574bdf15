import { describe, expect, it } from "vitest";
import { findPersonalData } from "#app/features/reviews/personal-data";

const EMAILS = [
  "Write to hanna@example.com if you want",
  "Écrivez à helene.marchand+pemba@exemple.fr",
  "Escríbeme: josé@correo.es",
  "scrivimi (marta_b@posta.it)",
  "Fragen an jürgen@müller.de",
  "пишите на анна@пример.рф",
  "邮箱：wei＠example。cn",
  "البريد salem@example.ae للتواصل",
  "barua pepe juma@mfano.co.tz",
  "hanna (at) example (dot) com",
  "hanna @ example . com",
  "anna (собака) yandex",
];

const PHONES = [
  "Ring him on +255 777 010 442",
  "0777010442",
  "appelez le 06 12 34 56 78",
  "llama al 612-345-678",
  "chiama 347.123.4567",
  "Tel. 0170/1234567",
  "звоните 8 (912) 345-67-89",
  "手机：１３８１２３４５６７８",
  "电话一三八一二三四五六七八",
  "اتصل على ٠٥٠١٢٣٤٥٦٧",
  "تماس ۰۹۱۲۳۴۵۶۷۸۹",
  "फ़ोन ९८७६५४३२१०",
  "ফোন ০১৭১২৩৪৫৬৭৮",
  "โทร ๐๘๑๒๓๔๕๖๗๘",
  "simu 0 7 7 7 0 1 0 4 4 2",
  "255777010442",
  "+1 (415) 555–0132",
  "my number: 555 01 32",
  "7️⃣7️⃣7️⃣0️⃣1️⃣0️⃣4️⃣",
  "0777_010_442",
];

const LINKS = [
  "see https://example.com/a?b=c",
  "www.best-deals.example",
  "Visit best-safaris.com now",
  "voir mon-blog.fr",
  "mira www.viajes.es",
  "guarda pemba-vacanze.it",
  "mehr auf reise-blog.de",
  "смотрите сайт пример.рф",
  "网址 http：//example.cn/好",
  "زوروا موقع.امارات",
  "t.me/pemba_boat",
  "wa.me/somebody",
  "tembelea tovuti pembatours.co.tz",
  "instagram.com/someone",
  "example (dot) com",
  "ftp://files.example.org",
];

/** What people write about a visit, with numbers in it. */
const FINE = [
  "We paid $1,250.00 for 6 nights and 2 boats.",
  "Room 12, 3 nights, 4 people, 28 °C, 06:30-13:30.",
  "Arrived 2026-11-14 and left on 17.11.2026.",
  "Du 12/10/2026 au 18/10/2026, parfait.",
  "We came every year 2019-2026.",
  "La excursión costó 250.000 TZS y valió la pena.",
  "Costa TZS 1 250 000 in tutto, barca compresa.",
  "Um 6.30 Uhr los.Es war still, zurück um 13.",
  "Прошли 12 км за 3 часа, заплатили 1 250 000 шиллингов.",
  "2026年11月14日到，住了3晚，第10次潜水看到5只海龟。",
  "كانت الرحلة في 14/11/2026 وكان البحر هادئًا.",
  "Tulikuwa watu 6, saa 12:00, mita 30 chini ya bahari.",
  "The boat.It was late, but fine e.g. at noon.",
  "一点也不后悔，三四个人正好，七八月最好。",
  "Guide @ the landing was kind, 5/5, 10/10.",
];

describe("GU-127: personal data in a review", () => {
  it("has 48 samples and more of what is refused, in nine languages and more scripts", () => {
    expect(EMAILS.length + PHONES.length + LINKS.length + FINE.length).toBeGreaterThanOrEqual(60);
  });
  it.each(EMAILS)("an address: %s", (text) => expect(findPersonalData(text)?.kind).toBe("email"));
  it.each(PHONES)("a number: %s", (text) => expect(findPersonalData(text)?.kind).toBe("phone"));
  it.each(LINKS)("a link: %s", (text) => expect(findPersonalData(text)?.kind).toBe("link"));
  it.each(FINE)("nothing: %s", (text) => expect(findPersonalData(text)).toBeNull());

  it("names the passage as it was written", () => {
    expect(findPersonalData("Ring him on +255 777 010 442 if you want")).toEqual({
      kind: "phone",
      passage: "+255 777 010 442",
    });
  });

  it("is quick with a text of full length made to be slow", () => {
    const start = performance.now();
    for (const part of ["1 ", "a.", "1(", "a-", "@a", "1.2.", "www. "]) findPersonalData(part.repeat(1_500));
    expect(performance.now() - start).toBeLessThan(500);
  });
});
