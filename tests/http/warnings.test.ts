/** A start that goes well although something is not right: the log and the Health screen say what. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, inject, test, vi } from "vitest";
import { signInAs } from "#tests/support/accounts";
import { runStatement } from "#tests/support/postgres";
import { startServer, type TestServer } from "#tests/support/server";
import { startSmtp, type TestSmtp } from "#tests/support/smtp";

const { database } = inject("httpSite");
const own = database.replace(/\/site$/, "/warned");
const ENV = { DATABASE_URL: own, SEED: "base", TRUST_PROXY: "on", LOG_LEVEL: "warn" };
let smtp: TestSmtp;
let storage: Server;
let server: TestServer;
let withoutHsts: (string | null)[];

const hstsOf = (url: string) =>
  Promise.all(
    // One page that is kept, one that is not, and one of the office.
    ["/about", "/contact", "/1324admin"].map(async (path) => {
      const answer = await fetch(url + path, { headers: { "accept-language": "en", "x-forwarded-proto": "https" } });
      return answer.headers.get("strict-transport-security");
    }),
  );

beforeAll(async () => {
  smtp = await startSmtp(0, "the-right-one");
  storage = createServer((_request, response) => {
    response.writeHead(403, { "content-type": "application/xml" });
    response.end('<?xml version="1.0"?><Error><Code>InvalidAccessKeyId</Code><Message>No.</Message></Error>');
  });
  await new Promise<void>((resolve) => storage.listen(0, "127.0.0.1", resolve));
  await runStatement(database, "create database warned");
  const first = await startServer({ ...ENV, HSTS: "off" });
  withoutHsts = await hstsOf(first.url);
  expect(first.output()).not.toContain("its schema may differ");
  await first.stop();
  await runStatement(
    own,
    "update drizzle.__drizzle_migrations set hash = 'of-another-version' where id = (select max(id) from drizzle.__drizzle_migrations)",
  );
  server = await startServer({
    ...ENV,
    HSTS: "subdomains",
    MEDIA_URL: `s3://WRONGKEY:wrong-secret@127.0.0.1:${(storage.address() as AddressInfo).port}/media?tls=off`,
    SMTP_URL: smtp.url.replace("smtp://", "smtp://salma:a-wrong-one@"),
  });
});
afterAll(async () => {
  await server?.stop();
  await smtp?.stop();
  storage?.close();
});

test("a wrong key of the storage and a wrong password of the mail server are in the log of the start and on the Health screen", async () => {
  const causes = [
    /refuses the key or secret in MEDIA_URL \(InvalidAccessKeyId\)/,
    /refuses the user or password in SMTP_URL: 535/,
  ];
  await vi.waitFor(() => {
    for (const cause of causes) expect(server.output()).toMatch(cause);
  }, 60_000);
  expect(server.output()).toContain("nothing can be uploaded. ");
  expect(server.output()).toContain("no message can be sent. ");
  const cookie = await signInAs(server.url);
  const page = await (await fetch(`${server.url}/1324admin/health`, { headers: { cookie } })).text();
  for (const cause of causes) expect(page).toMatch(cause);

  const send = (intent: string) =>
    fetch(`${server.url}/1324admin/health`, {
      method: "POST",
      body: new URLSearchParams({ intent }),
      headers: { cookie },
    });
  const tried = await send("test-mail");
  expect(tried.status).toBe(502);
  expect(await tried.text()).toMatch(/Not sent\. [^<]*535/);
  expect((await send("something-else")).status).toBe(400);
  expect(server.output() + page).not.toMatch(/a-wrong-one|wrong-secret|WRONGKEY/);
});

test("a database that was made by other migrations is warned of, and Health says so", async () => {
  const said = "its schema may differ, and its backups are refused";
  expect(server.output()).toContain(said);
  const cookie = await signInAs(server.url);
  expect(await (await fetch(`${server.url}/1324admin/health`, { headers: { cookie } })).text()).toContain(said);
});

test("HSTS says nothing when it is off, and can speak for all hosts below", async () => {
  expect(withoutHsts).toEqual([null, null, null]);
  expect(await hstsOf(server.url)).toEqual(Array.from({ length: 3 }, () => "max-age=31536000; includeSubDomains"));
});
