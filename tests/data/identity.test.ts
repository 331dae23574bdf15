import { sql } from "drizzle-orm";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { experiences } from "#app/features/experiences/tables.server";
import { findSetupFacts } from "#app/features/health/setup/queries.server";
import { setupItems } from "#app/features/health/setup/rules";
import { admin_notification_preferences } from "#app/features/notifications/tables.server";
import { findUserByEmail } from "#app/features/auth/queries.server";
import { saveAdmin } from "#app/features/auth/mutations.server";
import { readHours, readIdentity, readOffice, readSeo } from "#app/features/settings/identity.server";
import { dismissSetupStep } from "#app/features/settings/mutations.server";
import { findSettings } from "#app/features/settings/queries.server";
import { SETUP_STEPS, DEFAULT_HOURS } from "#app/features/settings/schema";
import { site_settings } from "#app/features/settings/tables.server";
import { Texts } from "#app/features/translations/texts.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { LANGUAGES } from "#app/platform/i18n/languages";
import { seed } from "#db/seed/seed.server";
import { applyMigrations, readMigrations } from "#app/platform/db/migrations.server";
import { DATABASE_KINDS, openBlankEmbedded, openBlankPostgres, silentLog } from "#tests/support/databases";

const NOTHING_CONFIGURED = { publicUrl: undefined, hasMailServer: false, hasBackupFolder: false, mailFrom: undefined };
const ALL_CONFIGURED = {
  publicUrl: "https://pemba.example",
  hasMailServer: true,
  hasBackupFolder: true,
  mailFrom: undefined,
};

describe.each(DATABASE_KINDS)("the identity of a new site on %s", (_, open) => {
  let database: Database;
  let db: Db;
  let texts: Texts;
  beforeAll(async () => {
    database = await open();
    db = database.db;
    texts = new Texts(db, silentLog);
  });
  afterAll(() => database.close());
  const kept = async () => ({ settings: { value: await findSettings(db) }, texts });
  const itemsOf = async (configured: typeof NOTHING_CONFIGURED | typeof ALL_CONFIGURED) =>
    setupItems({ ...(await findSetupFacts(db)), ...configured });
  const openSteps = async (configured: typeof NOTHING_CONFIGURED | typeof ALL_CONFIGURED) =>
    (await itemsOf(configured))?.filter(({ isDone }) => !isDone).map(({ step }) => step);

  it("has no invented number with the base seed, and the standard address and hours in nine languages", async () => {
    await seed(db, "base");
    const site = await kept();
    for (const language of LANGUAGES) {
      const identity = readIdentity(site, language);
      expect(identity).toMatchObject({ name: "Pemba Paradise", email: null, phone: null, emergencyPhone: null });
      expect(identity.address, language).toMatch(/Chake Chake|Чаке-Чаке|تشاكي تشاكي/);
      expect(readHours(site, language), language).toHaveLength(3);
      expect(readOffice(site, language)).toMatchObject({
        note: "",
        hasOwnAddress: false,
        hours: DEFAULT_HOURS,
        position: { latitude: -5.246 },
      });
      expect(readSeo(site, language).title, language).toMatch(/^Pemba Paradise/);
    }
    expect(readIdentity(site, "en").address).toBe("Chake Chake, Tanzania");
    expect(site.settings.value).toMatchObject({
      operator_name: null,
      data_country: null,
      social_links: { instagram: "", facebook: "", twitter: "" },
    });
    expect(await openSteps(NOTHING_CONFIGURED)).toEqual([...SETUP_STEPS]);
    const [identity] = (await itemsOf(NOTHING_CONFIGURED))!;
    expect(identity!.message).toBe("Still to be filled in: email, phone, legal operator.");
  });

  it("follows the settings: name, address by language with English behind it, no point on the map for a place nobody knows", async () => {
    await db.update(site_settings).set({
      site_name: "Mangrove",
      address: "Wete harbour",
      address_sw: "Bandarini Wete",
      address_note: "Green door",
      contact_phone: "+255 777 123 456",
    });
    const site = await kept();
    expect(readIdentity(site, "de")).toMatchObject({
      name: "Mangrove",
      address: "Wete harbour",
      phone: "+255 777 123 456",
      email: null,
    });
    expect(readIdentity(site, "sw").address).toBe("Bandarini Wete");
    expect(readOffice(site, "fr")).toMatchObject({ note: "Green door", position: null, hasOwnAddress: true });
    expect(readSeo(site, "fr").title).toMatch(/^Mangrove/);
    await db.update(site_settings).set({ office_latitude: -5.05, office_longitude: 39.72 });
    expect(readOffice(await kept(), "fr").position).toEqual({ latitude: -5.05, longitude: 39.72 });
  });

  it("ticks off what is done, hides what was dismissed, brings back what is undone and goes when all is done", async () => {
    await db.update(site_settings).set({ contact_email: "us@mangrove.example", operator_name: "Mangrove Ltd" });
    expect(await openSteps(ALL_CONFIGURED)).toEqual(["notices", "backup", "listing"]);
    // A mail server alone is not enough: messages need somebody they come from.
    await db.update(site_settings).set({ contact_email: null });
    expect(await openSteps(ALL_CONFIGURED)).toEqual(["identity", "mail", "notices", "backup", "listing"]);
    await db.update(site_settings).set({ contact_email: "us@mangrove.example" });
    expect(await dismissSetupStep(db, "identity")).toEqual({ ok: true });
    expect(await dismissSetupStep(db, "identity")).toEqual({ ok: true });
    expect((await findSettings(db))!.setup_dismissed).toEqual(["identity"]);
    expect((await itemsOf(ALL_CONFIGURED))!.map(({ step }) => step)).toEqual([
      "address",
      "mail",
      "notices",
      "backup",
      "listing",
    ]);
    await db.update(site_settings).set({ operator_name: null });
    expect((await itemsOf(ALL_CONFIGURED))!.map(({ step }) => step)).toContain("identity");
    await db.update(site_settings).set({ operator_name: "Mangrove Ltd" });

    await saveAdmin(db, { email: "salma@example.com", name: "Salma", passwordHash: "x" });
    await db
      .insert(admin_notification_preferences)
      .values({ user_id: (await findUserByEmail(db, "salma@example.com"))!.id, email_notifications: true });
    await db.execute(sql`insert into job_runs (job, took_ms, ok) values ('backup', 10, false)`);
    expect(await openSteps(ALL_CONFIGURED)).toEqual(["backup", "listing"]);
    await db.execute(sql`update job_runs set ok = true where job = 'backup'`);
    expect(await openSteps(ALL_CONFIGURED)).toEqual(["listing"]);
    await db
      .insert(experiences)
      .values({ title: "Our own", description: "D", category: "Nature", duration: "Half-day", price: 1 });
    expect(await itemsOf(ALL_CONFIGURED)).toBeNull();
    await db.execute(sql`update job_runs set ran_at = now() - interval '8 days' where job = 'backup'`);
    expect(await openSteps(ALL_CONFIGURED)).toEqual(["backup"]);
    await db.delete(experiences);
  });

  it("is made of marked examples on a demo, and keeps what staff have set when a demo is filled in later", async () => {
    await seed(db, "demo");
    expect(readIdentity(await kept(), "en")).toMatchObject({ name: "Mangrove", email: "us@mangrove.example" });
    expect(await openSteps(ALL_CONFIGURED)).toContain("listing");

    await db.execute(sql`delete from site_settings`);
    await db.execute(sql`delete from seeds where name = 'base'`);
    await seed(db, "demo");
    expect(readIdentity(await kept(), "ar")).toMatchObject({
      email: "hello@example.com",
      phone: "+255 000 000 000",
      emergencyPhone: "+255 000 000 999",
    });
    expect(readOffice(await kept(), "de").note).toBe("Über der alten Post, blaue Fensterläden");
    const says = async () => (await itemsOf(ALL_CONFIGURED))!.find(({ step }) => step === "identity")!.message;
    expect(await says()).toBe(
      "Still examples of the demo: email, phone, emergency phone, legal operator, how to find us, social links.",
    );
    await db.update(site_settings).set({
      contact_email: "us@pemba.example",
      social_links: { instagram: "https://www.instagram.com/pemba", facebook: "", twitter: "" },
    });
    expect(await says()).toBe("Still examples of the demo: phone, emergency phone, legal operator, how to find us.");
  });
});

const MIGRATIONS = join(import.meta.dirname, "../../db/migrations");

describe.each([
  ["embedded", openBlankEmbedded],
  ["PostgreSQL", openBlankPostgres],
])("settings of an older release on %s", (_, openBlank) => {
  it("keep what staff wrote, and lose the placeholders of the program", async () => {
    const old = await openBlank();
    try {
      const all = readMigrations(MIGRATIONS);
      const first = all.findIndex(({ statements }) =>
        statements.some((statement) => statement.includes('ADD COLUMN "site_name"')),
      );
      await applyMigrations(old.db, all.slice(0, first));
      await old.db
        .execute(sql`insert into site_settings (homepage_hero_title, seo_defaults, social_links, footer_text) values ('Come *slowly*',
        '{"title":"Pemba Paradise: experiences, stays and homes on the green island","description":"Ours"}',
        '{"instagram":"https://www.instagram.com/pemba","facebook":"https://www.facebook.com/","twitter":"https://x.com/"}', 'Slow')`);
      await old.db.execute(sql`insert into translations (key, en, fr, shipped) values
        ('contactPage.visitNote', 'Green door', 'Volets bleus', '{"en":"Blue shutters","fr":"Volets bleus"}'),
        ('footer.address', 'Chake Chake, Pemba, Tanzania', 'Wete, Tanzanie', '{"en":"Chake Chake, Pemba, Tanzania","fr":"Chake Chake, Pemba, Tanzanie"}')`);
      await old.migrate(MIGRATIONS);
      expect(await findSettings(old.db)).toMatchObject({
        site_name: "Pemba Paradise",
        contact_email: null,
        contact_phone: null,
        emergency_phone: null,
        opening_hours: DEFAULT_HOURS,
        homepage_hero_title: "Come *slowly*",
        homepage_hero_title_fr: null,
        seo_defaults: { title: "", description: "Ours" },
        social_links: { instagram: "https://www.instagram.com/pemba", facebook: "", twitter: "" },
        footer_text: "Slow",
        address: null,
        address_fr: "Wete, Tanzanie",
        address_note: "Green door",
        address_note_fr: null,
        setup_dismissed: [],
      });
    } finally {
      await old.close();
    }
  }, 120_000);
});
