/** What visitors and staff are told by mail of a request for days or seats. */
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { OFFICE } from "#app/brand";
import { saveAdmin } from "#app/features/auth/mutations.server";
import { findUserByEmail } from "#app/features/auth/queries.server";
import { islandToday } from "#app/features/availability/rules";
import { departure_patterns } from "#app/features/availability/tables.server";
import { requestExperience, requestStay, requestVehicle } from "#app/features/bookings/mutations.server";
import { experience_inquiries, stay_bookings, transportation_bookings } from "#app/features/bookings/tables.server";
import { outbox } from "#app/features/mail/tables.server";
import { admin_notification_preferences } from "#app/features/notifications/tables.server";
import { site_settings } from "#app/features/settings/tables.server";
import { stays } from "#app/features/stays/tables.server";
import { catalogues } from "#app/features/translations/catalogues.server";
import { addDays, formatDay, formatMoment, formatTime } from "#app/platform/dates/dates";
import type { Database, Db } from "#app/platform/db/db.server";
import { LANGUAGES, type Language } from "#app/platform/i18n/languages";
import { BASE_CURRENCY, formatMoney } from "#app/platform/money/money";
import { DATABASE_KINDS } from "#tests/support/databases";
import { makeExperience, makeStay, makeVehicle } from "#tests/support/ledger";
import { createMailContext, ON_REQUEST, VISIT } from "#tests/support/mail-context";

const day = (n: number) => addDays(islandToday(), n);
const READER = "salma@example.com";
const DOLLARS = { code: BASE_CURRENCY, rate: 1 } as const;
const EUROS = { code: "EUR", rate: 0.5 } as const;
/** Everything a form lets one type freely, each with something that must not travel. */
const TYPED = {
  full_name: "Cheap pills at pills.example",
  phone: "+255 777 313 131",
  special_requests: "Buy at https://evil.example\r\nBcc: all@example.com",
};
const NEVER = ["pills", "evil.example", "313 131", "Bcc", "Makuti marker"];
let sent = 0;

describe.each(DATABASE_KINDS)("mail about requests on %s", (_, open) => {
  let database: Database;
  let db: Db;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    await saveAdmin(db, { email: READER, name: "Salma", passwordHash: "x" });
    const reader = await findUserByEmail(db, READER);
    await db.insert(admin_notification_preferences).values({ user_id: reader?.id ?? "", email_notifications: true });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    for (const table of [outbox, site_settings, stay_bookings, transportation_bookings, experience_inquiries])
      await db.delete(table);
    await db.execute(sql`delete from hold_networks`);
    await db.execute(sql`delete from rate_limits`);
  });

  /** Each from somebody else. */
  const somebody = () => {
    sent++;
    return { email: `guest${sent}@example.com`, network: `network ${sent}`, submissionKey: `key ${sent}` };
  };
  const visit = { ...VISIT, shown: EUROS };
  /** One way to ask for each kind: days 10 to 12, or the departure of day 10. */
  async function makeKinds() {
    const { id } = await makeStay(db, 12);
    const [stay] = await db.update(stays).set({ cleaning_fee: 4_000 }).where(eq(stays.id, id)).returning();
    const rental = await makeVehicle(db, 24);
    const experience = await makeExperience(db);
    await db.insert(departure_patterns).values({
      experience_id: experience,
      first_day: day(0),
      weekdays: 127,
      start_time: "08:30",
      seats: 100,
      cutoff_hours: 0,
    });
    const services = createMailContext(db);
    return {
      stay: (language: Language, more = {}) =>
        requestStay(services, {
          ...TYPED,
          ...visit,
          ...somebody(),
          check_in: day(10),
          check_out: day(12),
          guests: 3,
          language,
          slug: stay?.slug ?? "",
          ...more,
        }),
      vehicle: (language: Language, more = {}) =>
        requestVehicle(services, {
          ...TYPED,
          ...visit,
          ...somebody(),
          rental_id: rental.id,
          pickup_date: day(10),
          return_date: day(12),
          with_driver: true,
          vehicles: 2,
          language,
          ...more,
        }),
      experience: (language: Language, more = {}) =>
        requestExperience(services, {
          ...TYPED,
          ...ON_REQUEST,
          ...somebody(),
          shown: EUROS,
          message: TYPED.special_requests,
          accommodation: "Makuti marker",
          country_code: "+255",
          date: day(10),
          start_time: "08:30",
          participants: 3,
          experienceId: experience,
          language,
          ...more,
        }),
    };
  }
  const mails = async (purpose: "confirmation" | "notice") =>
    (await db.select().from(outbox).where(eq(outbox.purpose, purpose))).map(({ text, html, subject, language }) => ({
      text,
      html,
      subject,
      language,
    }));

  /** Totals and lines in cents: 2 nights at 100 and 40 for cleaning; 2 cars, 2 days at 50 and 10; 3 at 65. */
  const PRICES = {
    stay: { lines: [20_000, 4_000], total: 24_000 },
    vehicle: { lines: [20_000, 4_000], total: 24_000 },
    experience: { lines: [19_500], total: 19_500 },
  };

  it("BK-091 BK-092: a confirmation has all that was asked for in its reader's language, and nothing that was typed freely", async () => {
    await db.insert(site_settings).values({ deposit_percent: 30 });
    const kinds = await makeKinds();
    for (const kind of ["stay", "vehicle", "experience"] as const) {
      for (const language of LANGUAGES) {
        await db.delete(outbox);
        const answer = await kinds[kind](language);
        expect(answer.ok, `${kind} ${language}`).toBe(true);
        const receipt = answer.ok ? answer.receipt : {};
        const [mail] = await mails("confirmation");
        const { lines, total } = PRICES[kind];
        const texts = catalogues[language];
        const group = kind === "experience" ? texts.departures : texts.quote;
        const until = formatMoment(receipt.hold_until ?? "", language, OFFICE.hoursAheadOfUtc);
        const said = [
          receipt.reference ?? "no reference",
          texts.quote.reference,
          formatDay(day(10), language),
          ...(kind === "experience" ? [formatTime("08:30", language)] : [formatDay(day(12), language)]),
          ...lines.map((amount) => formatMoney(amount, DOLLARS, language)),
          texts.quote.totalInDollars,
          formatMoney(total, DOLLARS, language),
          formatMoney(total, EUROS, language),
          texts.quote.deposit,
          formatMoney(total * 0.3, DOLLARS, language),
          group.heldUntil.replace("{moment}", until),
        ];
        for (const part of said) expect(mail?.text, `${kind} ${language}: ${part}`).toContain(part);
        if (kind !== "vehicle") expect(mail?.text, `${kind} ${language}: people`).toMatch(/[:：]\s?\u2066?3\u2069?$/m);
        for (const secret of NEVER) expect(JSON.stringify(mail), `${kind} ${language}`).not.toContain(secret);
      }
    }
  });

  it("BK-093: staff are told whether days are held, free, over the limit or wished for", async () => {
    const kinds = await makeKinds();
    const words = { stay: "Days", vehicle: "Days", experience: "Seats" };
    const noticeOf = async (send: () => Promise<{ ok: boolean }>) => {
      await db.delete(outbox);
      expect(await send()).toMatchObject({ ok: true });
      const [notice, ...more] = await mails("notice");
      expect(more).toEqual([]);
      return notice?.text ?? "";
    };
    await db.insert(site_settings).values({});
    for (const kind of ["stay", "vehicle", "experience"] as const) {
      const notice = await noticeOf(() => kinds[kind]("de"));
      expect(notice, kind).toContain(`\n${words[kind]}: held until `);
      expect(notice, kind).toMatch(/: held until \d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2} /m);
      // Staff read everything that was typed.
      for (const typed of ["pills.example", "313 131", "evil.example"]) expect(notice, kind).toContain(typed);
      const network = { network: `crowd of ${kind}` };
      for (let n = 0; n < 6; n++) await kinds[kind]("en", { ...network, participants: 1, vehicles: 1 });
      const limited = await noticeOf(() => kinds[kind]("en", { ...network, participants: 1, vehicles: 1 }));
      expect(limited, kind).toContain(`${words[kind]}: free, not held: over the limit of holds\n`);
    }
    await db.update(site_settings).set({ hold_hours: 0 });
    for (const kind of ["stay", "vehicle", "experience"] as const)
      expect(await noticeOf(() => kinds[kind]("en")), kind).toContain(`${words[kind]}: free, not held\n`);
    await db.execute(sql`insert into occupancies (unit_id, kind, first_day, end_day, reason)
      select id, 'block', ${day(50)}, ${day(60)}, 'Paint' from units where retired_from is null`);
    for (const kind of ["stay", "vehicle"] as const) {
      const days = { check_in: day(51), check_out: day(53), pickup_date: day(51), return_date: day(53), wish: true };
      expect(await noticeOf(() => kinds[kind]("en", days)), kind).toContain(
        "Days: wish: they are taken, nothing is held\n",
      );
    }
    const wish = await noticeOf(() => kinds.experience("en", { participants: 99, wish: true }));
    expect(wish).toContain("Seats: wish: they are taken, nothing is held\n");
  });
});
