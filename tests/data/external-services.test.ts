import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createServer as createNetServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { probeStorage, warnAboutExternalServices } from "#app/features/health/external-services.server";
import { checkMailServer } from "#app/features/mail/smtp-check.server";
import { createMailSender } from "#app/features/mail/sender.server";
import { sendTestMessage, TEST_MESSAGES } from "#app/features/mail/test-message.server";
import type { Database } from "#app/platform/db/db.server";
import type { Logger } from "#app/platform/log.server";
import { openStorage } from "#app/platform/storage/open-storage.server";
import { DATABASE_KINDS } from "#tests/support/databases";
import { startS3, type TestBucket } from "#tests/support/s3";
import { startSmtp, type TestSmtp } from "#tests/support/smtp";

const SECRET = "p/ss%w@rd";
const folder = mkdtempSync(join(tmpdir(), "pemba-outside-"));
let bucket: TestBucket;
let refusing: Server;
let refusal = "";
let smtp: TestSmtp;

beforeAll(async () => {
  bucket = await startS3();
  smtp = await startSmtp(0, SECRET);
  refusing = createServer((_request, response) => {
    response.writeHead(403, { "content-type": "application/xml" });
    response.end(`<?xml version="1.0"?><Error><Code>${refusal}</Code><Message>No.</Message></Error>`);
  });
  await new Promise<void>((resolve) => refusing.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  await Promise.all([bucket.stop(), smtp.stop()]);
  refusing.close();
  rmSync(folder, { recursive: true, force: true });
});

const look = async (place: string) => probeStorage(await openStorage(place), place);
const withLogin = (user: string, password: string) =>
  smtp.url.replace("smtp://", `smtp://${encodeURIComponent(user)}:${encodeURIComponent(password)}@`);

/** A port nobody listens on. */
async function closedPort(): Promise<number> {
  const server = createNetServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

describe("the storage", () => {
  it("is written to and named", async () => {
    expect(await look(bucket.address)).toEqual({ kind: "bucket", free: null });
    expect(await look(join(folder, "media"))).toMatchObject({ kind: "folder" });
  });

  it("says which bucket is missing, that a key is wrong or may do too little, and that nobody answers", async () => {
    expect(await look(bucket.address.replace("/media", "/pictures"))).toEqual({
      cause: expect.stringMatching(/no bucket named pictures.*MEDIA_URL/),
    });
    const place = `s3://AKIAKEY:${encodeURIComponent(SECRET)}@127.0.0.1:${(refusing.address() as AddressInfo).port}/media?tls=off`;
    const causes = [];
    for (refusal of ["InvalidAccessKeyId", "SignatureDoesNotMatch", "AccessDenied"])
      causes.push((await look(place)) as { cause: string });
    expect(causes.map(({ cause }) => cause)).toEqual([
      expect.stringMatching(/refuses the key or secret in MEDIA_URL \(InvalidAccessKeyId\)/),
      expect.stringMatching(/refuses the key or secret in MEDIA_URL \(SignatureDoesNotMatch\)/),
      expect.stringMatching(/key in MEDIA_URL may not write to the bucket media/),
    ]);
    const nobody = (await look(
      `s3://AKIAKEY:${encodeURIComponent(SECRET)}@127.0.0.1:${await closedPort()}/media?tls=off`,
    )) as { cause: string };
    expect(nobody.cause).toMatch(/cannot be reached \(ECONNREFUSED\).*MEDIA_URL/);
    for (const { cause } of [...causes, nobody]) expect(cause).not.toMatch(/AKIAKEY|ss%w|p%2F/);
  });

  it("says why a folder cannot be made, or not be written any more", async () => {
    writeFileSync(join(folder, "file"), "");
    expect(await look(join(folder, "file", "media"))).toMatchObject({
      cause: expect.stringMatching(/is no folder.*MEDIA_URL/) as string,
    });
    const place = join(folder, "lost");
    const storage = await openStorage(place);
    await storage.probe();
    rmSync(place, { recursive: true });
    writeFileSync(place, "");
    expect(await probeStorage(storage, place)).toEqual({ cause: expect.stringMatching(/is no folder.*MEDIA_URL/) });
  });
});

describe("the mail server", () => {
  it("takes the right password, and says that a wrong one is wrong without repeating it", async () => {
    expect(await checkMailServer(withLogin("salma@pemba.example", SECRET))).toBeNull();
    const cause = await checkMailServer(withLogin("wrong@pemba.example", "other%secret"));
    expect(cause).toMatch(/refuses the user or password in SMTP_URL: 535 .*Authentication failed/);
    expect(cause).not.toMatch(/other|wrong@/);
    expect(await checkMailServer(`smtp://127.0.0.1:${await closedPort()}`)).toMatch(/cannot be reached.*SMTP_URL/);
  });

  it("and the storage are warned of at the start, each in one line, and nothing is said when both are well", async () => {
    const lines: string[] = [];
    const log = { warn: (line: string) => lines.push(line) } as unknown as Logger;
    const at = new Date();
    await warnAboutExternalServices(
      { storage: async () => ({ at, value: { kind: "folder", free: 1 } }), mail: async () => ({ at, value: null }) },
      log,
    );
    expect(lines).toEqual([]);
    await warnAboutExternalServices(
      {
        storage: async () => ({ at, value: { cause: "No bucket (MEDIA_URL)." } }),
        mail: async () => ({ at, value: "Wrong (SMTP_URL)." }),
      },
      log,
    );
    expect(lines).toEqual([
      "nothing can be uploaded. No bucket (MEDIA_URL).",
      "no message can be sent. Wrong (SMTP_URL).",
    ]);
  });
});

describe.each(DATABASE_KINDS)("a test message on %s", (_, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  const settings = { value: null };
  const staff = { id: "salma", email: "salma@pemba.example" };
  const sender = (url: string) =>
    createMailSender({ url, from: { name: "Pemba", address: "hello@pemba.example" }, settings, origin: null });

  it("is sent at once, says what the server said, and has an end", async () => {
    const desk = { db: database.db, env: { RATE_LIMIT: true }, settings, sendMail: sender(withLogin("salma", SECRET)) };
    smtp.received.length = 0;
    expect(await sendTestMessage(desk, staff)).toEqual({
      ok: true,
      message: expect.stringMatching(/^Sent to salma@pemba\.example\. The mail server said: 250 /),
    });
    expect(smtp.received[0]).toMatchObject({
      subject: "Test message from Pemba Paradise",
      envelope: { to: ["salma@pemba.example"] },
    });
    expect(await sendTestMessage({ ...desk, sendMail: sender(withLogin("salma", "wrong")) }, staff)).toEqual({
      ok: false,
      message: expect.stringMatching(/^Not sent\. .*535 .*Authentication failed/),
    });
    expect(await sendTestMessage({ ...desk, sendMail: null }, staff)).toEqual({
      ok: false,
      message: expect.stringContaining("SMTP_URL"),
    });
    for (let sent = 2; sent < TEST_MESSAGES.attempts; sent++) await sendTestMessage(desk, staff);
    expect(await sendTestMessage(desk, staff)).toEqual({
      ok: false,
      message: "Too many test messages. Try again in 10 min.",
    });
    expect(smtp.received).toHaveLength(TEST_MESSAGES.attempts - 1);
  });
});
