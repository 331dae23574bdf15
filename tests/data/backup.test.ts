import { sql } from "drizzle-orm";
import { cpSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { open, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hashToken, makeLink } from "#app/features/cases/links/mutations.server";
import { EXPERIENCE_RECORDS } from "#app/features/experiences/mutations.server";
import { fillSiteSearch } from "#app/features/finding/mutations.server";
import { createRecord, deleteRecord } from "#app/features/history/mutations.server";
import { removeUnreferencedMedia } from "#app/features/media/mutations.server";
import { listFiles } from "#app/features/media/queries.server";
import { storagePathsOf } from "#app/features/media/schema";
import { MEDIA_COLUMNS } from "#app/media-columns.server";
import { BackupError, openBackup } from "#app/platform/backup/read.server";
import { restoreBackup } from "#app/platform/backup/restore.server";
import { listTar } from "#app/platform/backup/tar.server";
import { writeBackup } from "#app/platform/backup/write.server";
import type { Database } from "#app/platform/db/db.server";
import { applyMigrations, readMigrations } from "#app/platform/db/migrations.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { LANGUAGES } from "#app/platform/i18n/languages";
import { openFolderStorage } from "#app/platform/storage/folder.server";
import { openBlankEmbedded, openBlankPostgres, openEmbedded, openPostgres } from "#tests/support/databases";
import { insertFirstReleaseRows, FIRST_RELEASE_ROWS, SAMPLE_TEXTS } from "#tests/support/first-release-rows";
import { staff } from "#tests/support/staff";

const MIGRATIONS = join(import.meta.dirname, "../../db/migrations");
const folder = mkdtempSync(join(tmpdir(), "pemba-backup-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
/** The first byte of what is compressed. */
const GZIP_MARK = 0x1f;
/** A database made from nothing, and filled twice. */
const SLOW = 300_000;

const inFolder = (name: string) => join(folder, name);

/** Our migrations and one of the future, with the kinds of column ours do not have yet. */
const FUTURE = inFolder("migrations");
cpSync(MIGRATIONS, FUTURE, { recursive: true });
const journal = JSON.parse(readFileSync(join(FUTURE, "meta/_journal.json"), "utf8")) as { entries: { when: number }[] };
writeFileSync(
  join(FUTURE, "meta/_journal.json"),
  JSON.stringify({
    ...journal,
    entries: [
      ...journal.entries,
      { idx: 99, version: "7", when: 9_000_000_000_000, tag: "0099_future", breakpoints: true },
    ],
  }),
);
writeFileSync(
  join(FUTURE, "0099_future.sql"),
  `CREATE TABLE future (id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY, number bigserial, nothing jsonb, bytes bytea, share real, day date, span interval, twice integer GENERATED ALWAYS AS (length(word) * 2) STORED, word text, grid text[]);`,
);
const FUTURE_ROWS = sql`insert into future (nothing, bytes, share, day, span, word, grid) select 'null', '\\x00ff0a'::bytea, 0.1, '0044-03-15 BC', '1 mon -2 days 03:04:05.000006', ${SAMPLE_TEXTS.sw}, array[array[null, ''], array['a"b', 'NULL']] from generate_series(1, 3)`;

/** BK-271: a row in each table of the ledger, about those of the first release. */
const UNIT = "(select id from units where stay_id is not null limit 1)";
const PICTURE = "0123456789abcdef01234567.jpg";
const LEDGER_ROWS = [
  `insert into occupancies (unit_id, kind, first_day, end_day, reason) values (${UNIT}, 'block', '2027-06-01', '2027-06-05', 'Paint')`,
  `insert into seasons (stay_id, name, position, first_day, last_day, price) select id, 'High', 1, '2027-06-01', '2027-08-31', 120.5 from stays limit 1`,
  `insert into long_stay_discounts (stay_id, from_nights, percent) select id, 7, 10 from stays limit 1`,
  `insert into channels (unit_id, name, url) values (${UNIT}, 'Airbnb', 'https://example.com/a.ics')`,
  `insert into channel_events (channel_id, uid, first_day, end_day) select id, 'u', '2027-09-01', '2027-09-02' from channels`,
  `insert into calendar_links (unit_id, token) values (${UNIT}, '${"a".repeat(43)}')`,
  `insert into departure_patterns (experience_id, first_day, weekdays, start_time, seats) select id, '2027-01-01', 127, '08:00', 9 from experiences limit 1`,
  `insert into departures (experience_id, day, start_time, capacity) select experience_id, date, '08:00', 9 from experience_inquiries where experience_id is not null limit 1`,
  `update experience_inquiries set status = 'confirmed', start_time = '08:00' where id = (select i.id from experience_inquiries i join departures d on d.experience_id = i.experience_id and d.day = i.date limit 1)`,
  `insert into departure_seats (departure_id, inquiry_id, seats) select d.id, i.id, i.participants from experience_inquiries i join departures d on d.experience_id = i.experience_id where i.start_time is not null`,
  `insert into hold_networks (item_id, network, hold_until) values (gen_random_uuid(), 'hash', now())`,
  `insert into booking_payments (stay_booking_id, kind, amount, currency, usd_amount, method, day) select id, 'payment', 250000, 'TZS', 99.99, 'cash', '2027-01-01' from stay_bookings limit 1`,
  `insert into secret_links (token_hash, case_id, made_for) select '${"a".repeat(64)}', id, 'mail' from cases limit 1`,
  `insert into asks (case_id, item_table, item_id, kind, reason) select case_id, 'stay_bookings', id, 'cancel', 'Ill' from stay_bookings limit 1`,
  `insert into plans (case_id, first_day, last_day, people, total, shown_currency, shown_rate, shown_total, conflicts) select id, '2027-01-09', '2027-01-14', 3, 2994, 'TZS', 2600, 7784400, '[{"kind":"taken","day":"2027-01-09","names":["Clove House"]}]' from cases limit 1`,
  `insert into shared_lists (token_hash, items) select '${"b".repeat(64)}', jsonb_build_array(jsonb_build_object('kind', 'stay', 'id', id)) from stays limit 1`,
  `insert into subscribers (email, language, shown_currency, next_at) values ('told@example.com', 'sw', 'EUR', now())`,
  `insert into alerts (subscriber_id, criteria, criteria_key, state, confirmed_at) select id, '{"listing":"sale","search":"kisiwa"}', '${"c".repeat(64)}', 'on', now() from subscribers`,
  `insert into watched_properties (subscriber_id, property_id, lowest_told) select s.id, p.id, p.price from subscribers s, properties p limit 1`,
  `insert into told_properties (subscriber_id, property_id, mailing) select s.id, p.id, gen_random_uuid() from subscribers s, properties p limit 1`,
  `insert into secret_links (token_hash, subscriber_id, made_for, opens) select '${"d".repeat(64)}', id, 'mail', 'stop' from subscribers`,
  `insert into documents (kind, language, content_hash, state, reason) values ('guide', 'ar', '${"0".repeat(64)}', 'failed', 'a panic')`,
  `insert into own_documents (kind, language, path, pages, bytes) values ('deck', 'zh', 'documents/${"0".repeat(24)}.pdf', 9, 10)`,
  `insert into canned_replies (name, text, text_ar, position) values ('Directions', 'From {item}', 'من {item}', 1)`,
  "insert into share_pictures (kind, item_id, language, hash, path, bytes, used_on) values ('stay', gen_random_uuid(), 'ar', '0123456789abcdef', 'share/stay.jpg', 90000, '2026-11-18')",
  "insert into guide_items (section, kind, title, title_ar, starts_on, ends_on, is_about) values ('practical', 'holiday', 'Ramadan', 'رمضان', '2027-02-08', '2027-03-09', true)",
  "insert into places (key, kind, name, name_ar, latitude, longitude, accuracy) values ('wete', 'town', 'Wete', 'ويتي', -5.057, 39.728, 'b')",
  "insert into search_misses (language, words, month, searches, last_on) values ('ar', 'قرنفل', '2027-03', 2, '2027-03-05')",
  `insert into media_objects (bucket, name, content_type, size) values ('guest-files', '${PICTURE}', 'image/jpeg', 1)`,
  `insert into case_pictures (case_id, side, path, width, height, bytes) select id, 'guest', 'guest-files/${PICTURE}', 3, 2, 1 from cases limit 1`,
  `insert into property_files (property_id, kind, title, path, type, bytes) select id, 'document', 'Lease', 'property-files/${"a".repeat(24)}.pdf', 'application/pdf', 1 from properties limit 1`,
  "insert into review_invitations (item_table, item_id, mailing, state, why) select 'stay_bookings', id, gen_random_uuid(), 'skipped', 'stopped' from stay_bookings limit 1",
  "insert into mail_stops (mailbox_hash, kind) values (repeat('0', 64), 'reviews')",
  `insert into reviews (listing_kind, listing_id, listing_name, origin, rating, body, language, month, state, decided_at) select 'stay', id, name, 'demo', 4, 'Good', 'sw', '2026-10', 'approved', now() from stays limit 1`,
];

/** Every column of every row, those the database works out included, as the database itself tells them. */
async function everyRow({ db }: Database): Promise<Record<string, string[]>> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  const all: Record<string, string[]> = {};
  for (const { name } of tables) {
    const rows = await rowsOf<{ row: string }>(
      db,
      sql`select to_jsonb(item)::text as row from ${sql.identifier(name)} item order by to_jsonb(item)::text collate "C"`,
    );
    all[name] = rows.map(({ row }) => row);
  }
  return all;
}

/** What a migration makes by chance or by the clock, in tables the first release did not have or for rows it had. */
const BY_CHANCE: Record<string, string[]> = {
  reference_codes: ["code"],
  // Those of messages and questions are made by the migration, each time at its own moment.
  cases: ["id", "reference", "search_text", "updated_at"],
  case_messages: ["id", "case_id"],
  units: ["id", "created_at", "updated_at"],
  occupancies: ["id", "unit_id", "created_at"],
  stay_bookings: ["reference", "case_id"],
  transportation_bookings: ["reference", "case_id"],
  experience_inquiries: ["reference", "case_id"],
  inquiries: ["case_id"],
  property_inquiries: ["case_id"],
};

function withoutChance(all: Record<string, string[]>): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(all).map(([table, rows]) => {
      const left = (row: string) =>
        JSON.stringify(JSON.parse(row), (name, value: unknown) => (BY_CHANCE[table]?.includes(name) ? null : value));
      return [table, rows.map(left).toSorted()];
    }),
  );
}

function everyByte(media: string): Record<string, string> {
  const files = readdirSync(media, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return Object.fromEntries(
    files.map(({ parentPath, name }) => [
      join(parentPath, name).slice(media.length),
      readFileSync(join(parentPath, name)).toString("hex"),
    ]),
  );
}

/** A site with something of everything. */
const typeOf = () => "image/webp";

async function fill(database: Database, media: string) {
  const storage = openFolderStorage(media);
  await database.migrate(FUTURE);
  await insertFirstReleaseRows(database.db);
  for (const statement of LEDGER_ROWS) await database.db.execute(sql.raw(statement));
  await database.db.execute(FUTURE_ROWS);
  const made = await createRecord(database.db, staff, EXPERIENCE_RECORDS, {
    title: SAMPLE_TEXTS.en,
    title_ar: SAMPLE_TEXTS.ar,
    description: SAMPLE_TEXTS.sw,
    category: "Nature",
    duration: "1 hour",
    price: 1,
  });
  if (made.ok) await deleteRecord(database.db, staff, EXPERIENCE_RECORDS, made.id);
  const paths = ["property-images", "guest-files"].flatMap((bucket) => storagePathsOf(bucket, PICTURE));
  for (const [n, path] of paths.entries()) {
    const scratch = join(await storage.tempDir(), String(n));
    await writeFile(scratch, Buffer.alloc(n * 100_000, `picture ${n}`));
    await storage.put(path, scratch, "image/webp");
    await rm(scratch);
  }
  return { database, storage, listFiles, typeOf };
}

async function save(site: Parameters<typeof writeBackup>[0], name: string): Promise<string> {
  await writeFile(inFolder(name), writeBackup(site));
  return inFolder(name);
}

const WAYS = [
  ["the embedded database", "PostgreSQL", openEmbedded, openBlankPostgres],
  ["PostgreSQL", "the embedded database", openPostgres, openBlankEmbedded],
] as const;

describe.each(WAYS)("a backup of %s", (from, to, openFull, openBlank) => {
  const media = inFolder(`media of ${from}`);
  let full: Database;
  let file: string;
  let site: Awaited<ReturnType<typeof fill>>;
  beforeAll(async () => {
    full = await openFull();
    site = await fill(full, media);
    file = await save(site, `${from}.tar`);
  });
  afterAll(() => full.close());

  it(
    `PL-198: has every row and every byte, restored into ${to}`,
    async () => {
      const blank = await openBlank();
      const target = { database: blank, storage: openFolderStorage(inFolder(`media in ${to}`)), listFiles, typeOf };
      try {
        const backup = await openBackup(file);
        // A version that does not know its tables yet refuses it, and writes nothing.
        await expect(restoreBackup(target, backup, { migrations: MIGRATIONS, replace: true })).rejects.toThrow(
          "newer version",
        );
        expect(await everyRow(blank)).toEqual({});
        expect(
          globSync("**/*", { cwd: join(folder, `media in ${to}`), withFileTypes: true }).filter((entry) =>
            entry.isFile(),
          ),
        ).toEqual([]);
        await restoreBackup(target, backup, { migrations: FUTURE, replace: false });
        const [before, after] = [await everyRow(full), await everyRow(blank)];
        expect(after).toEqual(before);
        expect(Object.keys(before).filter((table) => before[table]!.length === 0)).toEqual([
          "invitations",
          "job_runs",
          "outbox",
          "password_resets",
          "redirects",
          "two_factors",
        ]);
        expect(everyByte(inFolder(`media in ${to}`))).toEqual(everyByte(media));
        expect(Object.keys(everyByte(media))).toHaveLength(8);
        // What counts goes on counting, and what is worked out still is.
        const [next] = await rowsOf(
          blank.db,
          sql`insert into future (word) values ('four') returning id, number::int, twice`,
        );
        expect(next).toEqual({ id: 4, number: 4, twice: 8 });
        await blank.db.execute(sql`update experiences set title = 'Found by its new name'`);
        expect(await rowsOf(blank.db, sql`select title from search_entries where kind = 'experiences'`)).toEqual([
          { title: "Found by its new name" },
        ]);

        await expect(restoreBackup(target, backup, { migrations: FUTURE, replace: false })).rejects.toThrow(
          "not empty",
        );
        await restoreBackup(target, backup, { migrations: FUTURE, replace: true });
        expect(await everyRow(blank)).toEqual(before);
        await backup.close();
      } finally {
        await blank.close();
      }
    },
    SLOW,
  );

  it("J-5: holds no link in clear text", async () => {
    const [found] = await rowsOf<{ id: string; reference: string }>(
      full.db,
      sql`select id, reference from cases where erased_at is null limit 1`,
    );
    const link = await makeLink(full.db, found!.id, "staff");
    const handle = await open(await save(site, `links of ${from}.tar`));
    const texts: string[] = [];
    for await (const { start, size } of listTar(handle)) {
      const bytes = Buffer.alloc(size);
      await handle.read(bytes, 0, size, start);
      texts.push((bytes[0] === GZIP_MARK ? gunzipSync(bytes) : bytes).toString());
    }
    await handle.close();
    const text = texts.join("\n");
    expect(text).toContain(found!.reference);
    expect(text).toContain(hashToken(link!.slice("/my/".length)));
    expect(text).not.toContain(link!.slice("/my/".length));
  });

  it("keeps the files it names from being removed while it is read", async () => {
    await full.db.execute(sql`update properties set images = '{}'`);
    await full.db.execute(sql`update media_objects set created_at = now() - interval '2 days'`);
    const bytes = writeBackup(site);
    await bytes.next();
    expect(await removeUnreferencedMedia(site, MEDIA_COLUMNS)).toBe(0);
    await bytes.return(undefined);
    expect(await removeUnreferencedMedia(site, MEDIA_COLUMNS)).toBe(1);
  });
});

describe("a backup that is not whole", () => {
  let whole: Buffer;
  const damaged = inFolder("damaged.tar");
  const refusal = async (bytes: Buffer) => {
    writeFileSync(damaged, bytes);
    const backup = await openBackup(damaged).catch((error: unknown) => error);
    expect(backup).toBeInstanceOf(BackupError);
  };
  beforeAll(async () => {
    const database = await openEmbedded();
    whole = readFileSync(await save(await fill(database, inFolder("media")), "whole.tar"));
    await database.close();
  });

  it("is refused when a byte of any file in it, or of its name, has changed", async () => {
    const handle = await open(inFolder("whole.tar"));
    for await (const { start, size } of listTar(handle)) {
      for (const place of [start - 500, ...(size > 0 ? [start, start + Math.floor(size / 2), start + size - 1] : [])]) {
        const bytes = Buffer.from(whole);
        bytes[place]! ^= 1;
        await refusal(bytes);
      }
    }
    await handle.close();
  });

  it("is refused when it is cut off anywhere", async () => {
    for (const length of [0, 100, 512, 5_000, whole.length / 2, whole.length - 1024, whole.length - 1])
      await refusal(whole.subarray(0, length));
  });

  it("is refused when it is something else", () => refusal(Buffer.from("not a backup ".repeat(1_000))));
});

describe.each([
  ["embedded", openBlankEmbedded],
  ["PostgreSQL", openBlankPostgres],
])("the first release on %s", (name, openBlank) => {
  const storage = openFolderStorage(inFolder("no media"));
  let old: Database;
  let file: string;
  let before: Record<string, string[]>;
  beforeAll(async () => {
    old = await openBlank();
    await applyMigrations(old.db, readMigrations(MIGRATIONS).slice(0, 2));
    await insertFirstReleaseRows(old.db);
    before = await everyRow(old);
    file = await save({ database: old, storage, listFiles }, `old ${name}.tar`);
    await old.migrate(MIGRATIONS);
  });
  afterAll(() => old.close());

  it("PL-199: is brought up to date without a loss in any language, and what was there before can be found", async () => {
    expect(Object.keys(before).toSorted()).toEqual(FIRST_RELEASE_ROWS.map(([table]) => table).toSorted());
    const after = await everyRow(old);
    const read = (row: string) => JSON.parse(row) as Record<string, unknown>;
    for (const [table, rows] of Object.entries(before)) {
      // N-3: reviews of experiences are reviews like others now. G-35: staff no longer rate stays.
      if (table === "experience_reviews") continue;
      const kept = after[table]!.map(read);
      expect(kept).toHaveLength(rows.length);
      for (const row of rows) {
        const { rating: _rating, ...rest } = read(row);
        expect(kept).toContainEqual(expect.objectContaining(rest));
      }
    }
    expect(after.reviews!.map(read)).toMatchObject([
      {
        origin: "imported",
        state: "pending",
        rating: 5,
        body: SAMPLE_TEXTS.ru,
        language: "ru",
        author: SAMPLE_TEXTS.ru,
      },
    ]);
    const found = await rowsOf(
      old.db,
      sql`select item_id from search_entries where kind = 'stay_bookings' and grams @@ search_query(search_folded('парусник'))`,
    );
    expect(found).toHaveLength(1);
  });

  it("PL-199: visitors find every listing they may see, in every language, once the search is filled", async () => {
    const isUndone = new Error("undone");
    const fill = old.db.transaction(async (tx) => {
      await fillSiteSearch(tx, new AbortController().signal);
      const found = await rowsOf<{ kind: string; n: number }>(
        tx,
        sql`select kind, count(*)::int as n from site_search_entries where kind not in ('guide', 'place') group by kind order by kind`,
      );
      // Four of these rows are on the site.
      expect(found).toEqual(
        ["article", "experience", "stay", "vehicle"].map((kind) => ({ kind, n: LANGUAGES.length })),
      );
      throw isUndone;
    });
    await expect(fill).rejects.toBe(isUndone);
  });

  it(
    "is brought up to date the same way when it comes from a backup",
    async () => {
      const blank = await openBlank();
      try {
        const backup = await openBackup(file);
        await restoreBackup({ database: blank, storage, listFiles, typeOf }, backup, {
          migrations: MIGRATIONS,
          replace: false,
        });
        await backup.close();
        expect(withoutChance(await everyRow(blank))).toEqual(withoutChance(await everyRow(old)));
      } finally {
        await blank.close();
      }
    },
    SLOW,
  );
});
