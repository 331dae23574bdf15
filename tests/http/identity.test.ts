import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { ACCESS } from "#app/access";
import { SETTINGS_SHAPE } from "#app/features/settings/admin/form/draft";
import { LANGUAGES, type Language } from "#app/platform/i18n/languages";
import { signInAs } from "#tests/support/accounts";
import { runStatement } from "#tests/support/postgres";
import { fillPattern, listRoutes } from "#tests/support/routes";
import { startServer, type TestServer } from "#tests/support/server";

/** A site on a database of its own, with nothing but the base, served by two processes. */
let servers: TestServer[] = [];
const root = inject("httpSite").database.replace(/\/site$/, "/postgres");

beforeAll(async () => {
  await runStatement(root, "create database identity");
  const env = { DATABASE_URL: root.replace(/\/postgres$/, "/identity"), SEED: "base" };
  servers = [await startServer(env), await startServer(env)];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await runStatement(root, "drop database if exists identity with (force)");
});

/** Every page a visitor can open by an address alone: those of the site's frame, without what only a listing has. */
const PATHS = listRoutes()
  .filter(
    ({ id, pattern }) =>
      pattern.startsWith("/:lang?") &&
      id in ACCESS &&
      ACCESS[id]?.read?.who === "anyone" &&
      !/:(id|slug|kind|token)|\.(xml|json|pdf|js|webmanifest)$/.test(pattern) &&
      !id.startsWith("layouts/"),
  )
  .map(({ pattern }) => pattern.replace(/\/\*$/, "/no-such-page"));

async function read(server: TestServer, path: string, language: Language): Promise<string> {
  const response = await fetch(server.url + path, {
    headers: { "accept-language": language, cookie: `pemba.language=${language}` },
  });
  // What a field shows as an example of what to type is no number of ours.
  return (await response.text()).replaceAll(/placeholder="[^"]*"/g, "");
}

const pageIn = (pattern: string, language: Language) =>
  fillPattern(pattern, language === "en" ? {} : { lang: language });

/** Police, ambulance and fire brigade of the island stand in the travel guide. */
const INVENTED = [
  /[\w.-]+@[\w.-]*\bexample\b[\w.]*/,
  /\d 000 000/,
  /tel:(?!999"|115"|114")/,
  /mailto:(?!\?)/,
  /wa\.me\/\d/,
  /"telephone"/,
  /"email":"[^"]+@/,
  /www\.instagram\.com\/"/,
];

test.each(LANGUAGES)(
  "a site with only the base shows no invented number, address or profile on any page (%s)",
  async (language) => {
    expect(PATHS.length).toBeGreaterThan(14);
    for (const pattern of PATHS) {
      const path = pageIn(pattern, language);
      const page = await read(servers[0]!, path, language);
      expect(page.includes("</footer>"), path).toBe(true);
      for (const invented of INVENTED) expect(invented.exec(page)?.[0], `${path}: ${invented}`).toBeUndefined();
      // No label without what it is for.
      for (const empty of ["<li></li>", "<dd></dd>", "<b></b>", "<small></small>", '<ul class="social-links"></ul>'])
        expect(page.includes(empty), `${path}: ${empty}`).toBe(false);
    }
    const contact = await read(servers[0]!, pageIn("/:lang?/contact", language), language);
    const data = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(contact)![1]!) as {
      mainEntity: Record<string, unknown>;
    };
    expect(Object.keys(data.mainEntity)).not.toEqual(expect.arrayContaining(["contactPoint"]));
    expect(data.mainEntity).toMatchObject({
      name: "Pemba Paradise",
      address: { addressLocality: "Chake Chake" },
      openingHoursSpecification: [
        { dayOfWeek: ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"], opens: "08:00", closes: "18:00" },
        { dayOfWeek: ["Saturday"], opens: "09:00", closes: "16:00" },
      ],
    });
  },
);

test("what staff save stands on pages that were kept, of both processes and in every language", async () => {
  const [first, second] = servers as [TestServer, TestServer];
  const pages = LANGUAGES.flatMap((language) =>
    ["/:lang?", "/:lang?/about", "/:lang?/privacy"].map((pattern) => [pageIn(pattern, language), language] as const),
  );
  // Twice, so that the second one comes from memory.
  for (const server of servers)
    for (const [path, language] of [...pages, ...pages])
      expect((await read(server, path, language)).includes("Zuri"), path).toBe(false);

  const form = new FormData();
  const identity = {
    site_name: "Zuri & Moon",
    contact_phone: "+255 777 123 456",
    contact_email: "hello@zuri.test",
    operator_name: "Zuri Ltd",
    data_country: "DE",
    homepage_hero_title_de: "Die *Flut* entscheidet",
    address: "Wete harbour",
  };
  for (const [field, value] of Object.entries({ ...SETTINGS_SHAPE.empty, ...identity })) form.append(field, value);
  const saved = await fetch(`${first.url}/1324admin/settings`, {
    method: "POST",
    body: form,
    headers: { cookie: await signInAs(first.url) },
    redirect: "manual",
  });
  expect(saved.status).toBe(303);

  for (const server of servers) {
    for (const [path, language] of pages) {
      await expect
        .poll(async () => (await read(server, path, language)).includes('href="tel:+255777123456"'), {
          timeout: 30_000,
          message: path,
        })
        .toBe(true);
      const page = await read(server, path, language);
      for (const part of ["Zuri &amp; Moon", 'href="mailto:hello@zuri.test"', "Wete harbour"])
        expect(page.includes(part), `${path}: ${part}`).toBe(true);
      expect(page.includes("Pemba Paradise"), path).toBe(false);
    }
  }
  const heroIn = async (language: Language) =>
    /<h1[^>]*>(.*?)<\/h1>/s.exec(await read(second, pageIn("/:lang?", language), language))![1]!;
  expect(await heroIn("de")).toContain("<em>Flut</em>");
  expect(await heroIn("fr")).not.toContain("Flut");
  expect(await read(second, "/de/privacy", "de")).toMatch(/Zuri Ltd betreibt diese Website[\s\S]*Deutschland/);
});
