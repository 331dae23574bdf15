/**
 * Databases made with migrations as they were before somebody edited them end as a new one does, and so do their
 * backups.
 */
import { sql } from "drizzle-orm";
import { createHash } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openBackup } from "#app/platform/backup/read.server";
import { restoreBackup } from "#app/platform/backup/restore.server";
import { writeBackup } from "#app/platform/backup/write.server";
import type { Database, Db } from "#app/platform/db/db.server";
import { applyMigrations, readMigrations, type Migration } from "#app/platform/db/migrations.server";
import { rowsOf } from "#app/platform/db/rows.server";
import { openFolderStorage } from "#app/platform/storage/folder.server";
import { openBlankEmbedded, openBlankPostgres, openEmbedded, openPostgres } from "#tests/support/databases";

const MIGRATIONS = join(import.meta.dirname, "../../db/migrations");
const current = readMigrations(MIGRATIONS);
const folder = mkdtempSync(join(tmpdir(), "pemba-former-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The last one before they were mended. */
const MENDING = current.findIndex(({ name }) => name.endsWith("_mend_edited_migrations"));

const named = (name: string): Migration => {
  const found = current.find((migration) => migration.name.endsWith(name));
  if (!found) throw new Error(`there is no migration ${name}`);
  return found;
};

/** A migration as it was before it was edited. */
function former(name: string, createdAt?: number): Migration {
  const now = named(name);
  const text = readFileSync(join(import.meta.dirname, `../support/former-migrations/${now.name}.sql`), "utf8");
  const hash = createHash("sha256").update(text).digest("hex");
  expect(now.formerHashes).toContain(hash);
  return {
    name,
    hash,
    formerHashes: [],
    createdAt: createdAt ?? now.createdAt,
    statements: text.split("--> statement-breakpoint"),
  };
}

const upTo = (name: string) => current.slice(0, current.indexOf(named(name)) + 1);
const announce = former("announce_changes");
const folding = former("search_functions");
const entries = [former("search_entries"), former("search_triggers")];
const first = upTo("staff_accounts");

const oldest = [...first, announce, folding, named("customers_search")];

/** As drizzle does it: by time alone. */
const goOnByTime = (line: Migration[]) =>
  current.slice(0, MENDING).filter(({ createdAt }) => createdAt > Math.max(...line.map((each) => each.createdAt)));

/** What databases were made with at some commit. */
const LINES: [string, Migration[]][] = [
  ["before the staff search", oldest],
  ["before the staff search, started by the version before the mend", [...oldest, ...goOnByTime(oldest)]],
  [
    "with the first staff search",
    [...first, announce, named("search_functions"), named("customers_search"), ...entries],
  ],
  ["with the first indexes for growth", [...upTo("notices_handled"), former("_growth", 1794760408295)]],
  ["with jobs before folding by script", [...upTo("personal_data"), named("job_runs")]],
];

/** Everything a schema is made of, as the database itself writes it down. */
function schemaOf(db: Db): Promise<{ part: string }[]> {
  return rowsOf(
    db,
    sql`select pg_get_functiondef(oid) as part from pg_proc where pronamespace = 'public'::regnamespace
      union all select pg_get_triggerdef(oid) || tgenabled::text from pg_trigger where not tgisinternal
      union all select pg_get_indexdef(i.indexrelid) from pg_index i join pg_class c on c.oid = i.indexrelid where c.relnamespace = 'public'::regnamespace
      union all select conrelid::regclass::text || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint where connamespace = 'public'::regnamespace
      union all select concat_ws(' ', a.attrelid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attgenerated::text, a.attidentity::text, pg_get_expr(d.adbin, d.adrelid))
        from pg_attribute a join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'v') and c.relnamespace = 'public'::regnamespace
        left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum where a.attnum > 0 and not a.attisdropped
      order by 1`,
  );
}

const NAME = "Søren Großmann ١٢٣";
async function insertRows(db: Db): Promise<void> {
  await db.execute(
    sql`insert into inquiries (name, email, message, topic, category) values (${NAME}, 'a@example.com', 'm', 'General Inquiry', 'General')`,
  );
  await db.execute(
    sql`insert into experiences (title, description, category, duration, price) values (${NAME}, 'D', 'Nature', 'Half-day', 10)`,
  );
}

/**
 * Whether what was stored before is found by its letters, by the columns, the entries of the staff search and the
 * indexes.
 */
async function findings(db: Db): Promise<unknown[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`set local enable_seqscan = off`);
    return [
      ...(await rowsOf(tx, sql`select search_text like 'soren grossmann 123%' as found from inquiries`)),
      ...(await rowsOf(tx, sql`select search_text like 'soren grossmann 123%' as found from experiences`)),
      ...(await rowsOf(
        tx,
        sql`select bool_and(folded like '% soren grossmann 123%') and count(*) = 2 as found from search_entries where kind in ('inquiries', 'experiences')`,
      )),
      ...(await rowsOf(
        tx,
        sql`select count(*) = 1 as found from experiences where search_grams(search_folded(title)) @@ search_query('grossmann')`,
      )),
      ...(await rowsOf(
        tx,
        sql`select count(*) = 2 as found from search_entries where grams @@ search_query('grossmann') and kind in ('inquiries', 'experiences')`,
      )),
    ];
  });
}
const ALL_FOUND = Array.from({ length: 5 }, () => ({ found: true }));

/** Two databases made from nothing. */
const SLOW = 300_000;

// The same statements mend both, and the embedded one takes six times as long: the oldest and the newest line there.
const KINDS = [
  ["embedded", openBlankEmbedded, openEmbedded, [LINES.at(0)!, LINES.at(-1)!]],
  ["PostgreSQL", openBlankPostgres, openPostgres, LINES],
] as const;

describe.each(KINDS)("a former database on %s", (kind, openBlank, openNew, lines) => {
  let fresh: { part: string }[];
  beforeAll(async () => {
    const database = await openNew();
    fresh = await schemaOf(database.db);
    await database.close();
    expect(fresh.length).toBeGreaterThan(300);
  }, SLOW);

  /** Its backup, restored into a new one. */
  async function restored(from: Database, name: string, check: (db: Db) => Promise<void>): Promise<void> {
    const site = (database: Database, media: string) => ({
      database,
      storage: openFolderStorage(join(folder, media)),
      listFiles: async () => [],
      typeOf: () => "image/webp",
    });
    const file = join(folder, `${kind} ${name}.tar`);
    await writeFile(file, writeBackup(site(from, "from")));
    const backup = await openBackup(file);
    const target = await openBlank();
    try {
      await restoreBackup(site(target, "to"), backup, { migrations: MIGRATIONS, replace: false });
      await check(target.db);
    } finally {
      await backup.close();
      await target.close();
    }
  }

  it.each(lines)(
    "%s ends like a new one, rows and backups included",
    async (name, line) => {
      const database = await openBlank();
      try {
        await applyMigrations(database.db, line.slice(0, Math.min(line.length, first.length + 3)));
        await insertRows(database.db);
        await applyMigrations(database.db, line);
        expect((await schemaOf(database.db)).map(({ part }) => part)).not.toEqual(fresh.map(({ part }) => part));
        await restored(database, name, async (db) => {
          expect(await schemaOf(db)).toEqual(fresh);
          expect(await findings(db)).toEqual(ALL_FOUND);
        });
        expect(await database.migrate(MIGRATIONS)).toBeNull();
        expect(await schemaOf(database.db)).toEqual(fresh);
        expect(await findings(database.db)).toEqual(ALL_FOUND);
      } finally {
        await database.close();
      }
    },
    SLOW,
  );

  it(
    "with a migration nobody knows is told at the start, and keeps running",
    async () => {
      const database = await openNew();
      try {
        await database.db.execute(
          sql`update drizzle.__drizzle_migrations set hash = 'edited' where hash = ${named("job_runs").hash}`,
        );
        expect(await database.migrate(MIGRATIONS)).toContain(`another version of ${named("job_runs").name}`);
        expect(await schemaOf(database.db)).toEqual(fresh);
      } finally {
        await database.close();
      }
    },
    SLOW,
  );
});
