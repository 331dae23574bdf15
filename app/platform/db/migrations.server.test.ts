import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { describeSchemaDrift, readChecksums, readMigrations, type Migration } from "#app/platform/db/migrations.server";

const MIGRATIONS = join(import.meta.dirname, "../../../db/migrations");

describe("the migrations", () => {
  const migrations = readMigrations(MIGRATIONS);
  const checksums = readChecksums(MIGRATIONS);

  it.each(migrations.map(({ name, hash }) => [name, hash]))("%s is what it was when it was committed", (name, hash) => {
    const written = checksums[name]?.sha256;
    expect(written, `${name} is new: run npm run db:freeze and commit db/migrations/checksums.json`).toBeDefined();
    expect(hash, `${name} was changed after it was committed. Take the change back and write a new migration`).toBe(
      written,
    );
  });

  it("none was taken away, and each comes after the one before", () => {
    expect(Object.keys(checksums)).toEqual(migrations.map(({ name }) => name));
    const times = migrations.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted((a, b) => a - b));
    expect(new Set(times).size).toBe(times.length);
  });
});

describe("what a database was made with", () => {
  const ours: Migration[] = [1, 2, 3].map((n) => ({
    name: `000${n}`,
    hash: `h${n}`,
    formerHashes: n === 2 ? ["old"] : [],
    createdAt: n,
    statements: [],
  }));
  const same = ours.map(({ hash, createdAt }) => ({ hash, createdAt }));

  it("is no different when it is ours, as it is or as it was", () => {
    expect(describeSchemaDrift(ours, same)).toBeNull();
    expect(describeSchemaDrift(ours, [same[0]!, { hash: "old", createdAt: 7 }, same[2]!])).toBeNull();
  });

  it("is told in one line when it is not", () => {
    const edited = [same[0]!, { hash: "edited", createdAt: 2 }, same[2]!];
    expect(describeSchemaDrift(ours, edited)).toMatch(/^The database was made with another version of 0002: /);
    expect(describeSchemaDrift(ours, [...same, { hash: "h4", createdAt: 4 }])).toMatch(
      /^The database has 1 migration this program does not know: /,
    );
    expect(describeSchemaDrift(ours, [...edited, { hash: "h4", createdAt: 4 }, { hash: "h5", createdAt: 5 }])).toMatch(
      /another version of 0002 and has 2 migrations this program does not know: /,
    );
    expect(describeSchemaDrift(ours, edited)).not.toContain("\n");
  });
});
