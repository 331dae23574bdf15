/** The press is killed at twenty moments of its work, spread over all of it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, expect, it } from "vitest";
import type { DocumentContent } from "#app/features/documents/content";
import { guideContent } from "#app/features/documents/guide/guide.server";
import { readDocument } from "#app/features/documents/kept/keep.server";
import { documents } from "#app/features/documents/tables.server";
import { openPress } from "#app/features/documents/press/press.server";
import type { DocumentKey } from "#app/features/documents/schema";
import { media_objects } from "#app/features/media/tables.server";
import { Texts } from "#app/features/translations/texts.server";
import { openFolderStorage } from "#app/platform/storage/folder.server";
import { openDatabase } from "#app/platform/db/db.server";
import { silentLog } from "#tests/support/databases";
import { recordMeasurement } from "#tests/support/measurements";

const MOMENTS = 20;
const folder = mkdtempSync(join(tmpdir(), "pemba-killed-"));
afterAll(() => rmSync(folder, { recursive: true }));

const isWhole = (pdf: Buffer) =>
  pdf.subarray(0, 5).toString() === "%PDF-" && pdf.subarray(-16).toString().trimEnd().endsWith("%%EOF");

it("PL-086: killed at 20 moments it leaves no half file and no row that names one, and what is asked next is made", async () => {
  const database = await openDatabase({ dataDir: join(folder, "data"), log: silentLog });
  await database.migrate("db/migrations");
  const { db } = database;
  const media = join(folder, "media");
  const storage = openFolderStorage(media);
  const press = openPress();
  const stores = { db, storage, press, log: silentLog };
  const site = {
    texts: new Texts(db, silentLog),
    settings: { value: null },
    places: { value: [] },
    guideItems: { value: [] },
  };
  const guide = guideContent(site, "de");
  /** Another one each time, so that it is not held back as one that has just failed. */
  const content = (n: number): DocumentContent => ({ ...guide, data: { ...guide.data, documentTitle: `Guide ${n}` } });
  const key: DocumentKey = { kind: "guide", subject: "", language: "de" };
  const ask = (n: number) => readDocument(stores, key, content(n), () => Promise.resolve(null));

  /** What lies in the storage and what the tables say of it. */
  async function check(when: string): Promise<void> {
    const [row] = await db.select().from(documents);
    const files = readdirSync(media, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".pdf"));
    for (const file of files) expect(isWhole(readFileSync(join(media, file))), `${when}: ${file}`).toBe(true);
    const known = new Set((await db.select().from(media_objects)).map(({ bucket, name }) => join(bucket, name)));
    for (const file of files) expect(known.has(file), `${when}: ${file} is known`).toBe(true);
    if (row?.path) expect(statSync(join(media, row.path)).size, when).toBe(row.bytes);
  }

  // The start of the press included.
  const began = performance.now();
  expect(await ask(-1)).toMatchObject({ kind: "ready" });
  const whole = performance.now() - began;
  const kill = () => {
    const pid = press.pid();
    if (pid) process.kill(pid, "SIGKILL");
  };
  let failed = 0;
  for (let n = 0; n < MOMENTS; n++) {
    kill();
    await expect.poll(() => press.pid()).toBeUndefined();
    const before = (await db.select().from(documents))[0];
    const asked = ask(n);
    await sleep((whole * 1.1 * n) / MOMENTS);
    kill();
    // The last good one stands in for it.
    expect(await asked, `moment ${n}`).toMatchObject({ kind: "ready" });
    await check(`moment ${n}`);
    const after = (await db.select().from(documents))[0];
    if (after?.path !== before?.path) continue;
    failed++;
    expect(after, `moment ${n}`).toMatchObject({ state: "failed", content_hash: before?.content_hash });
    expect(after?.reason).toMatch(/the press ended|cannot be reached/);
  }
  expect(failed).toBeGreaterThan(MOMENTS / 2);
  expect(await ask(MOMENTS)).toMatchObject({ kind: "ready" });
  expect((await db.select().from(documents))[0]).toMatchObject({ state: "kept", reason: null });
  await check("in the end");
  recordMeasurement(
    "the press of documents killed at 20 moments of its work",
    `${failed} makings lost; no half file, no row that names one; the last good one sent each time`,
  );
  press.close();
  await database.close();
});
