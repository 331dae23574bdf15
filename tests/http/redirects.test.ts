import { afterAll, expect, test } from "vitest";
import { useSharedSite } from "#tests/support/shared-site";

const { url, query } = useSharedSite();
const get = (path: string) => fetch(url + path, { redirect: "manual", headers: { "accept-language": "en" } });

afterAll(() => query("delete from redirects"));

test("a changed slug leaves a permanent redirect, in the language of the old address and with its query", async () => {
  const kinds = [
    { kind: "stays", table: "stays", folder: "/stays" },
    { kind: "properties", table: "properties", folder: "/real-estate" },
    { kind: "blog", table: "blog_articles", folder: "/blog" },
  ];
  for (const { kind, table, folder } of kinds) {
    const [item] = await query(
      `select id, slug from ${table} ${table === "properties" ? "where published" : ""} order by created_at limit 1`,
    );
    await query(
      "insert into redirects (from_path, kind, item_id, source, made_by) values ($1, $2, $3, 'slug', 'Salma')",
      [`${folder}/old-name`, kind, item!.id],
    );
    for (const prefix of ["", "/fr", "/ar"]) {
      const answer = await get(`${prefix}${folder}/old-name?utm=x`);
      expect(answer.status, prefix + folder).toBe(301);
      expect(answer.headers.get("location")).toBe(`${prefix}${folder}/${String(item!.slug)}?utm=x`);
      expect(answer.headers.get("cache-control")).toBe("max-age=86400");
    }
    expect((await get(`${folder}/never-there`)).status).toBe(404);
  }
});

test("a page wins over a redirect from its own address", async () => {
  const [first, second] = await query("select id, slug from stays order by created_at limit 2");
  await query(
    "insert into redirects (from_path, kind, item_id, source, made_by) values ($1, 'stays', $2, 'slug', 'Salma')",
    [`/stays/${String(first!.slug)}`, second!.id],
  );
  expect((await get(`/stays/${String(first!.slug)}?fresh`)).status).toBe(200);
});
