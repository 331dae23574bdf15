import type { Page } from "@playwright/test";
import sharp from "sharp";
import { expect, waitForHydration, testOnPostgres as test } from "#tests/support/fixtures";

const photo = async (colour: string) => ({
  name: "photo.jpg",
  mimeType: "image/jpeg",
  buffer: await sharp({ create: { width: 1600, height: 900, channels: 3, background: colour } })
    .jpeg()
    .toBuffer(),
});
const VIDEO = {
  name: "film.mp4",
  mimeType: "video/mp4",
  buffer: Buffer.concat([Buffer.from([0, 0, 0, 0x18]), Buffer.from("ftypisom"), Buffer.alloc(2_000)]),
};

/** As Word puts it on the clipboard. */
const WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{font-family:"Calibri";color:red}</style></head><body lang=EN-GB>
<!--StartFragment--><h1 style='mso-pagination:none'><span style='color:#2F5496'>From Word<o:p></o:p></span></h1>
<p class=MsoNormal style='margin-bottom:8.0pt'><b><span style='font-family:"Calibri",sans-serif'>Bold</span></b><span style='mso-spacerun:yes'> </span>and <i>slanted</i><o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>One</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp; </span></span><![endif]>Under one</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><![if !supportLists]><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><![endif]>First step</p>
<!--[if gte mso 9]><xml><o:p>hidden</o:p></xml><![endif]--><!--EndFragment--></body></html>`;

const tool = (page: Page, name: string) =>
  page.getByRole("toolbar", { name: "Formatting" }).getByRole("button", { name, exact: true });
const chip = (page: Page, name: RegExp) =>
  page.getByRole("group", { name: "Edit Language" }).getByRole("button", { name });

async function paste(page: Page, html: string) {
  await page.locator(".editor-text").evaluate((text, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", pasted);
    text.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
  }, html);
}

test("an article is written in two languages, with everything an article can hold, and visitors read both", async ({
  office,
  page,
  postgresSite,
}) => {
  await office.goto("/1324admin/blog/new");
  await waitForHydration(office);
  await office.locator("#title").fill("How to read a carved door");
  await expect(office.locator("#slug")).toHaveValue("how-to-read-a-carved-door");
  await office.locator("#description").fill("A short grammar of timber.");
  const text = office.locator("#content-control.editor-text");
  await text.click();
  const { keyboard } = office;

  // A heading, a paragraph, a list, a quote.
  await office.getByRole("button", { name: /^Text style/ }).click();
  await office.getByRole("menuitemradio", { name: "Heading 2" }).click();
  await expect(text).toBeFocused();
  await keyboard.type("Start with the frame");
  await keyboard.press("Enter");
  await keyboard.type("Run your eye up ");
  await keyboard.press("Control+b");
  await expect(tool(office, "Bold")).toHaveAttribute("aria-pressed", "true");
  await keyboard.type("both posts");
  await keyboard.press("Control+b");
  await keyboard.type(".");
  await keyboard.press("Enter");
  await tool(office, "Bulleted list").click();
  await keyboard.type("Chains");
  await keyboard.press("Enter");
  await keyboard.type("Lotus");
  await keyboard.press("Enter");
  await keyboard.press("Enter");
  await tool(office, "Quote").click();
  await keyboard.type("A plain door.");
  await keyboard.press("Enter");
  await keyboard.press("Enter");

  // A link, with the keys alone; never a script.
  await keyboard.press("Control+k");
  const link = office.getByRole("dialog", { name: "Insert link" });
  await expect(link.getByLabel("Text")).toBeFocused();
  await keyboard.type("Waves");
  await link.getByLabel("Address").fill("javascript:alert(1)");
  await keyboard.press("Enter");
  await expect(link.getByText("A web address (https://…)")).toBeVisible();
  await link.getByLabel("Address").fill("/stays");
  await keyboard.press("Enter");
  await expect(link).toBeHidden();

  // A picture from this computer, which asks to be described, and its caption.
  await tool(office, "Image").click();
  const library = office.getByRole("dialog", { name: "Choose an image" });
  await library.getByLabel("Upload an image").setInputFiles(await photo("#0b7880"));
  const describe = office.getByRole("dialog", { name: "Describe the image" });
  await describe.getByRole("button", { name: "Insert image" }).click();
  await expect(describe.getByText("Say what the image shows, or mark it as decoration")).toBeVisible();
  await keyboard.type("A door in Chake");
  await describe.getByRole("button", { name: "Insert image" }).click();
  await expect(describe).toBeHidden();
  await text.locator("figcaption").click();
  await keyboard.type("Teak");
  await keyboard.press("Enter");
  await paste(office, WORD);

  // Arabic: its own direction, and the same picture out of the media room.
  await chip(office, /العربية/).click();
  await office.locator("#title_ar").fill("باب منقوش");
  await office.locator("#description_ar").fill("قواعد الخشب");
  const arabic = office.locator("#content_ar-control.editor-text");
  await expect(arabic).toHaveAttribute("dir", "rtl");
  await arabic.click();
  await keyboard.type("ابدأ بالإطار");
  await tool(office, "Image").click();
  await library.getByRole("combobox").selectOption("blog-media");
  await library.getByRole("button", { name: /^Image 1, 1600 by 900/ }).click();
  await describe.getByLabel("What does it show?").fill("باب");
  await describe.getByRole("button", { name: "Insert image" }).click();

  // What stands beside the text.
  await office.locator("#category").selectOption("Culture");
  await office.locator("#published_date").fill("2099-01-01");
  await expect(office.getByText("This day is in the future")).toBeVisible();
  await office.locator("#published_date").fill("2026-05-01");
  await expect(office.getByText("This day is in the future")).toBeHidden();
  await office.locator("#cover_image").setInputFiles(await photo("#c6431c"));
  await office.locator("#video_url").setInputFiles(VIDEO);
  await office.locator("#video_thumbnail").setInputFiles(await photo("#efb544"));
  await office.locator("#seo_og_image").setInputFiles(await photo("#3e8e57"));
  await office.locator("#seo_title").fill("Doors of Pemba");
  await expect(office.getByText("14 / 60")).toBeVisible();
  for (const name of ["cover_image", "video_url", "video_thumbnail", "seo_og_image"])
    await expect(office.locator(`input[name=${name}]`)).toHaveValue(/^\/media/);
  await office.getByRole("button", { name: "Describe the cover" }).click();
  await office.getByRole("dialog", { name: "Describe this picture" }).getByRole("textbox").fill("باب أحمر");
  await office.getByRole("button", { name: "Use description" }).click();
  await expect(office.getByRole("button", { name: "Described the cover" })).toBeVisible();
  await office.getByRole("button", { name: "Create Article" }).click();
  await expect(office).toHaveURL(/\/1324admin$/);
  await expect(office.getByText("Article created successfully")).toBeVisible();

  const [row] = await postgresSite.query(
    "select a.*, c.name from blog_articles a join blog_categories c on c.id = category_id where slug = 'how-to-read-a-carved-door'",
  );
  expect(row).toMatchObject({
    category: "Culture",
    name: "Culture",
    seo_title: "Doors of Pemba",
    seo_description: null,
    title_ar: "باب منقوش",
    content_fr: null,
    file_size: "2012",
  });
  expect(row!.cover_image).toMatch(/^\/media\/blog-media\/[0-9a-f]{24}\./);
  expect(row!.image_texts).toEqual({ [row!.cover_image as string]: { ar: "باب أحمر" } });
  expect(row!.video_url).toMatch(/\/blog-media\/video-/);
  expect(row!.video_thumbnail).toMatch(/\/blog-media\/thumbnail-/);
  expect(row!.seo_og_image).toMatch(/\/blog-media\/og-/);
  const content = row!.content as string;
  const picture = /src="(\/media\/blog-media\/[0-9a-f]{24}-1920\.webp)"/.exec(content)![1]!;
  expect(content.replace(picture, "PICTURE")).toBe(
    "<h2>Start with the frame</h2><p>Run your eye up <strong>both posts</strong>.</p><ul><li>Chains</li><li>Lotus</li></ul>" +
      '<blockquote><p>A plain door.</p></blockquote><p><a href="/stays">Waves</a></p>' +
      '<figure><img alt="A door in Chake" src="PICTURE" width="1600" height="900" loading="lazy" /><figcaption>Teak</figcaption></figure>' +
      "<h2>From Word</h2><p><strong>Bold</strong> and <em>slanted</em></p><ul><li>One<ul><li>Under one</li></ul></li></ul><ol><li>First step</li></ol>",
  );
  expect(row!.content_ar).toBe(
    `<p>ابدأ بالإطار</p><figure><img alt="باب" src="${picture}" width="1600" height="900" loading="lazy" /></figure>`,
  );
  const [change] = await postgresSite.query(
    "select action, item_name from changes where room = 'blog' and item_id = $1",
    [row!.id],
  );
  expect(change).toEqual({ action: "created", item_name: "How to read a carved door" });

  await page.goto("/blog/how-to-read-a-carved-door");
  await expect(page.locator(".prose h2").first()).toHaveText("Start with the frame");
  await expect(page.locator(".prose img")).toHaveAttribute("alt", "A door in Chake");
  await page.goto("/ar/blog/how-to-read-a-carved-door");
  await expect(page.locator(".prose")).toHaveAttribute("dir", "rtl");
  await expect(page.locator(".prose p")).toHaveText("ابدأ بالإطار");
});

test("editing an article changes what was changed and nothing else", async ({ office, postgresSite }) => {
  const table = "<table><caption>Tides</caption><tbody><tr><td>High</td></tr></tbody></table>";
  await postgresSite.query(
    `insert into blog_articles (title, slug, description, content, content_de, category, category_id, published_date)
     select 'Before', 'kept-address', 'D', '<p>a &amp; b</p><img alt="" src="/scenes/door-1920.webp" loading="lazy" />', $1, name, id, '2026-01-01' from blog_categories where name = 'Travel'`,
    [table],
  );
  const read = async () => (await postgresSite.query("select * from blog_articles where slug = 'kept-address'"))[0]!;
  const before = await read();
  await office.goto(`/1324admin/blog/${before.id as string}/edit`);
  await waitForHydration(office);
  await expect(office.getByRole("link", { name: "View" })).toHaveAttribute("href", "/blog/kept-address");
  const text = office.locator("#content-control.editor-text");
  await expect(text.locator("img")).toHaveAttribute("src", "/scenes/door-1920.webp");

  // Opened, it is not changed; and what is typed and taken back is no change either.
  const unsaved = office.getByText("Unsaved changes");
  await expect(unsaved).toBeHidden();
  await text.locator("p").first().click();
  await office.keyboard.type("x");
  await expect(unsaved).toBeVisible();
  await tool(office, "Undo").click();
  await expect(unsaved).toBeHidden();

  // What the editor does not know is not taken apart by it.
  await chip(office, /Deutsch/).click();
  await expect(office.getByText("This text has parts the editor does not know")).toBeVisible();
  await expect(office.locator("textarea[name=content_de]")).toHaveValue(table);
  await chip(office, /English/).click();

  // The tools are one stop, and go with the arrow keys.
  await text.click();
  await office.keyboard.press("Alt+F10");
  await expect(office.getByRole("button", { name: "Text style: Paragraph" })).toBeFocused();
  await office.keyboard.press("End");
  await expect(tool(office, "HTML")).toBeFocused();
  await office.keyboard.press("Home");
  await office.keyboard.press("ArrowRight");
  await expect(tool(office, "Bold")).toBeFocused();

  // A slug that is taken, a connection that is lost: everything typed stays.
  await office.locator("#title").fill("After");
  await expect(office.locator("#slug")).toHaveValue("kept-address");
  await office.locator("#slug").fill("a-season-of-cloves");
  const save = office.getByRole("button", { name: "Update Article" });
  await save.click();
  await expect(office.getByText("Another article has this slug")).toBeVisible();
  await expect(office.locator("#slug")).toBeFocused();
  await office.locator("#slug").fill("kept-address");
  await office.route("**/edit.data*", (route) => route.abort());
  await save.click();
  await expect(office.locator(".toast").getByText("Failed to save article")).toBeVisible();
  await expect(office.locator("#title")).toHaveValue("After");
  await office.unroute("**/edit.data*");
  await save.click();
  await expect(office.getByText("Article updated successfully")).toBeVisible();
  const after = await read();
  expect(after).toEqual({
    ...before,
    title: "After",
    search_text: (before.search_text as string).replace("before", "after"),
    updated_at: after.updated_at,
  });
  const [change] = await postgresSite.query("select action, fields from changes where room = 'blog' and item_id = $1", [
    before.id,
  ]);
  expect(change).toEqual({ action: "changed", fields: { title: { from: "Before", to: "After" } } });
});

test("the server checks an article again and makes its HTML safe", async ({ office, page, postgresSite }) => {
  const good = {
    title: "T",
    slug: "checked-again",
    description: "D",
    content: "<p>C</p>",
    category: "Travel",
    published_date: "2026-05-01",
  };
  const post = (fields: Record<string, string>) =>
    office.request.post("/1324admin/blog/new", { multipart: { ...good, ...fields }, maxRedirects: 0 });
  for (const [field, value] of [
    ["title", " "],
    ["description", ""],
    ["content", "<p> </p><script>alert(1)</script>"],
    ["slug", ""],
    ["slug", "../x"],
    ["slug", "two--hyphens"],
    ["category", ""],
    ["category", "Nowhere"],
    ["published_date", ""],
    ["published_date", "2026-02-30"],
    ["video_url", "javascript:alert(1)"],
    ["seo_og_image", "javascript:alert(1)"],
    ["cover_image", "//elsewhere.example/x.png"],
  ]) {
    expect((await post({ [field!]: value! })).status(), `${field} = ${value}`).toBe(400);
  }
  const bad =
    '<p onclick="alert(1)">x<img src="/media/x.png" onerror="alert(1)"></p><script>alert(1)</script><iframe src="https://elsewhere.example"></iframe><a href="javascript:alert(1)">y</a>';
  expect((await post({ content: bad, content_fr: bad, content_de: "<p></p>" })).status()).toBe(303);
  const clean = '<p>x<img alt="" src="/media/x.png" loading="lazy" /></p><a>y</a>';
  expect(
    await postgresSite.query("select content, content_fr, content_de from blog_articles where slug = 'checked-again'"),
  ).toEqual([{ content: clean, content_fr: clean, content_de: null }]);
  expect((await post({})).status()).toBe(409);

  // The media room is for staff.
  expect((await page.request.get("/1324admin/media/library")).status()).toBe(401);
  expect(await (await office.request.get("/1324admin/media/library?page=9&bucket=nowhere")).json()).toMatchObject({
    pages: 1,
    page: 1,
  });
});

test("without scripts, without the editor or without categories an article can be written all the same", async ({
  office,
  browser,
  baseURL,
  postgresSite,
}) => {
  const context = await browser.newContext({
    baseURL,
    javaScriptEnabled: false,
    storageState: await office.context().storageState(),
  });
  const plain = await context.newPage();
  await plain.goto("/1324admin/blog/new");
  await plain.getByRole("button", { name: "Create Article" }).click();
  for (const name of ["title", "slug", "description", "content", "category"])
    await expect(plain.locator(`[name=${name}]`), name).toHaveAttribute("aria-invalid", "true");
  await plain.locator("#title").fill("By hand");
  await plain.locator("#slug").fill("by-hand");
  await plain.locator("#description").fill("D");
  await plain.locator("textarea[name=content]").fill("<p>By <b>hand</b></p>");
  await plain.locator("#category").selectOption("Stays");
  await plain.getByRole("button", { name: "Create Article" }).click();
  await expect(plain).toHaveURL(/\/1324admin/);
  expect(await postgresSite.query("select content, file_size from blog_articles where slug = 'by-hand'")).toEqual([
    { content: "<p>By <strong>hand</strong></p>", file_size: null },
  ]);
  await context.close();

  await postgresSite.query("alter table blog_categories rename to blog_categories_away");
  await office.route("**/rich-editor-*.js", (route) => route.abort());
  try {
    await office.goto("/1324admin/blog/new");
    await waitForHydration(office);
    await expect(office.getByText("Failed to load categories").first()).toBeVisible();
    await expect(office.getByText("The editor could not be loaded")).toBeVisible();
    await office.locator("textarea[name=content]").fill("<p>kept</p>");
  } finally {
    await postgresSite.query("alter table blog_categories_away rename to blog_categories");
    await office.unroute("**/rich-editor-*.js");
  }
  await office.locator("#section-publishing").getByRole("button", { name: "Try again" }).click();
  await expect(office.locator("#category option")).toHaveCount(9);
  await expect(office.locator("textarea[name=content]")).toHaveValue("<p>kept</p>");
});
