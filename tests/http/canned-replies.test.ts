/** Canned replies over plain HTTP, as a browser without scripts has them: refusals keep what was typed. */
import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { useSharedSite } from "#tests/support/shared-site";

const { url, query, people } = useSharedSite();
const SCREEN = "/1324admin/replies";

function ask(path: string, cookie = people.staff) {
  return fetch(url + path, { headers: { cookie }, redirect: "manual" });
}
function send(path: string, fields: Record<string, string>, cookie = people.staff) {
  return fetch(url + path, {
    method: "POST",
    headers: { cookie, origin: url },
    body: new URLSearchParams(fields),
    redirect: "manual",
  });
}
const stored = (name: string) => query("select * from canned_replies where name = $1", [name]);
async function make(name: string, fields: Record<string, string> = {}): Promise<string> {
  const made = await send(SCREEN, { intent: "save", new_id: randomUUID(), name, text: "Hello {name}", ...fields });
  expect([made.status, made.headers.get("location")]).toEqual([303, `${SCREEN}?saved=reply-created`]);
  return String((await stored(name))[0]!.id);
}
/** The text of the only element of a page with this in its tag, as it was typed. */
function valueOf(page: string, tag: RegExp): string {
  const [, value = ""] = new RegExp(`<textarea[^>]*${tag.source}[^>]*>([^<]*)</textarea>`).exec(page) ?? [];
  return value.trimStart().replaceAll("&quot;", '"').replaceAll("&amp;", "&");
}

async function openCase(name = "Hanna Solberg", language = "ar"): Promise<string> {
  const [row] = await query(
    "insert into inquiries (name, email, message, topic, category, language) values ($1, 'hanna.canned@example.com', 'Hello', 'General Inquiry', 'General', $2) returning case_id",
    [name, language],
  );
  return String(row!.case_id);
}

test("GU-227: nobody but staff reads or writes them", async () => {
  const id = await make("Only for staff");
  const before = await query("select * from canned_replies order by id");
  for (const [cookie, status] of [
    [people.anonymous, 401],
    [people.former, 403],
  ] as const) {
    for (const path of [SCREEN, `${SCREEN}.data`, `${SCREEN}?reply=${id}`])
      expect((await ask(path, cookie)).status).toBe(status);
    const writes: Record<string, string>[] = [
      { intent: "save", name: "Theirs", text: "x" },
      { intent: "save", id, name: "Theirs", text: "x" },
      { intent: "up", id },
      { intent: "delete", id },
    ];
    for (const fields of writes) expect((await send(SCREEN, fields, cookie)).status).toBe(status);
  }
  const foreign = await fetch(url + SCREEN, {
    method: "POST",
    headers: { cookie: people.staff, origin: "https://evil.example" },
    body: new URLSearchParams({ intent: "delete", id }),
  });
  expect(foreign.status).toBe(403);
  expect(await query("select * from canned_replies order by id")).toEqual(before);
});

test("GU-101: unknown placeholders are refused by a sentence that names them, with everything typed", async () => {
  const fields = {
    intent: "save",
    new_id: randomUUID(),
    name: "Refused",
    text: "Hello {guest} & {name}",
    text_ar: "مرحبًا {ضيف}",
  };
  const refused = await send(`${SCREEN}?reply=new`, fields);
  expect(refused.status).toBe(400);
  const page = await refused.text();
  expect(page).toMatch(/id="text-error"[^]*?Nothing is filled in for \{guest\}\. There are \{name\}, \{item\}/);
  expect(page).toMatch(/id="text_ar-error"[^]*?Nothing is filled in for \{ضيف\}/);
  expect(page).toContain('value="Refused"');
  expect(valueOf(page, /name="text"/)).toBe(fields.text);
  expect(valueOf(page, /name="text_ar"/)).toBe(fields.text_ar);
  expect(await stored("Refused")).toEqual([]);
});

test("GU-100: what is missing, too long, taken or gone is refused", async () => {
  await make("Taken name");
  for (const [fields, status, words] of [
    [{ name: "No text", text: " " }, 400, "Required"],
    [{ name: "", text: "x" }, 400, "Required"],
    [{ name: "n".repeat(61), text: "x" }, 400, "At most 60 characters"],
    [{ name: "Long", text: "x".repeat(4_001) }, 400, "At most 4,000 characters"],
    [{ name: "TAKEN NAME", text: "x" }, 409, "Another reply has this name already"],
    [{ name: "Gone", text: "x", id: randomUUID() }, 404, ""],
    [{ name: "Gone", text: "x", id: "nonsense" }, 404, ""],
  ] as const) {
    const answer = await send(`${SCREEN}?reply=new`, { intent: "save", ...fields });
    expect([fields.name, answer.status]).toEqual([fields.name, status]);
    expect(await answer.text()).toContain(words);
  }
  for (const [fields, status] of [
    [{ intent: "up", id: randomUUID() }, 404],
    [{ intent: "delete", id: "nonsense" }, 404],
    [{ intent: "frobnicate" }, 400],
    [{ intent: "save" }, 400],
  ] as const)
    expect([fields, (await send(SCREEN, fields)).status]).toEqual([fields, status]);
  const full = await query("select count(*)::int as n from canned_replies");
  await query(
    "insert into canned_replies (name, text) select 'Filler ' || n, 'x' from generate_series(1, 100 - $1::int) n",
    [full[0]!.n],
  );
  const over = await send(`${SCREEN}?reply=new`, { intent: "save", new_id: randomUUID(), name: "One more", text: "x" });
  expect(over.status).toBe(409);
  expect(await over.text()).toContain("There are 100 replies already");
  await query("delete from canned_replies where name like 'Filler %'");
});

test("GU-100: a reply that two people edit keeps both, and shows what clashes", async () => {
  const id = await make("Edited twice", { text: "First", text_fr: "Un" });
  const page = await (await ask(`${SCREEN}?reply=${id}`)).text();
  const [, base = ""] = /name="draft_base" value="([^"]*)"/.exec(page)!;
  const opened = base.replaceAll("&quot;", '"');
  const fields = { intent: "save", id, draft_base: opened, name: "Edited twice", text: "First", text_fr: "Un" };
  expect((await send(`${SCREEN}?reply=${id}`, { ...fields, text: "Second" })).status).toBe(303);
  // Another field: nothing is in the way.
  expect((await send(`${SCREEN}?reply=${id}`, { ...fields, text_fr: "Deux" })).status).toBe(303);
  expect((await stored("Edited twice"))[0]).toMatchObject({ text: "Second", text_fr: "Deux" });
  const clash = await send(`${SCREEN}?reply=${id}`, { ...fields, text: "Third" });
  expect(clash.status).toBe(409);
  const shown = await clash.text();
  expect(shown).toContain("saved this while you were editing");
  expect(valueOf(shown, /name="text"/)).toBe("Third");
  expect((await stored("Edited twice"))[0]).toMatchObject({ text: "Second" });
});

test("GU-100 GU-101: without scripts a case offers them, and its address fills one in", async () => {
  const id = await make("By address", { text: "Hello {name}, {reference}", text_ar: "مرحبًا {name}، {reference}" });
  const english = await make("English only", { text: "Only English, {name}" });
  const caseId = await openCase("خالد الحارثي");
  const [found] = await query("select reference from cases where id = $1", [caseId]);
  const page = await (await ask(`/1324admin/inbox/${caseId}`)).text();
  const [button = ""] = new RegExp(`<button[^>]*value="${id}"[^>]*>`).exec(page) ?? [];
  expect(button).toContain('name="canned"');
  expect(page).toContain("English: there is no Arabic text");
  const field = (text: string) => valueOf(text, /id="answer"/);
  expect(field(page)).toBe("");
  const inserted = await (await ask(`/1324admin/inbox/${caseId}?canned=${id}`)).text();
  expect(field(inserted)).toBe(`مرحبًا خالد الحارثي، ${String(found!.reference)}`);
  expect(inserted).toContain(`name="canned" value="${id}"`);
  const chosen = await (await ask(`/1324admin/inbox/${caseId}?canned=${id}&in=en`)).text();
  expect(field(chosen)).toBe(`Hello خالد الحارثي, ${String(found!.reference)}`);
  const fallback = await (await ask(`/1324admin/inbox/${caseId}?canned=${english}`)).text();
  expect(field(fallback)).toBe("Only English, خالد الحارثي");
  for (const nonsense of ["?canned=nonsense", "?in=xx", `?canned=${randomUUID()}&in=`])
    expect(field(await (await ask(`/1324admin/inbox/${caseId}${nonsense}`)).text())).toBe("");
});

test("GU-102: a reply with a placeholder in it is refused with a sentence, and the text kept; a sent one is counted", async () => {
  const canned = await make("Counted", { text: "Hello {name}" });
  const caseId = await openCase("www.free.example");
  const path = `/1324admin/inbox/${caseId}`;
  const inserted = await (await ask(`${path}?canned=${canned}&in=en`)).text();
  expect(valueOf(inserted, /id="answer"/), "a name like a link is not filled in").toBe("Hello {name}");
  const fields = { intent: "reply", key: randomUUID(), seen: "", canned, language: "en" };
  const refused = await send(path, { ...fields, body: "Hello {name}\r\nand {total}" });
  expect(refused.status).toBe(400);
  const page = await refused.text();
  expect(page).toContain("Fill in {name}, {total} before you send it");
  expect(valueOf(page, /id="answer"/)).toMatch(/^Hello \{name\}\r?\nand \{total\}$/);
  expect(page).toContain(`name="canned" value="${canned}"`);
  const staffMessages = () => query("select body from case_messages where case_id = $1 and kind = 'staff'", [caseId]);
  expect(await staffMessages()).toEqual([]);
  expect((await stored("Counted"))[0]).toMatchObject({ used: 0 });
  for (let n = 0; n < 2; n++) expect((await send(path, { ...fields, body: "Hello Hanna" })).status).toBe(200);
  expect(await staffMessages()).toEqual([{ body: "Hello Hanna" }]);
  expect((await stored("Counted"))[0]).toMatchObject({ used: 1 });
  const other = await openCase();
  const unknown = { ...fields, key: randomUUID(), canned: "nonsense", language: "xx", body: "Hi" };
  expect((await send(`/1324admin/inbox/${other}`, unknown)).status).toBe(200);
});
