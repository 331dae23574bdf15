/** Changing and cancelling on the page of a guest, as a browser without scripts does it. */
import { createHash, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { LANGUAGES, inLanguage } from "#app/platform/i18n/languages";
import { useSharedSite } from "#tests/support/shared-site";

const { url, query } = useSharedSite();
const inEnglish = { "accept-language": "en", cookie: "pemba.language=en" };
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
let made = 0;

/** A booking of a stay of its own, with a link that the test knows. */
async function book(values: Record<string, unknown> = {}) {
  made++;
  const token = randomBytes(32).toString("base64url");
  const [stay] = await query(
    "insert into stays (slug, name, description, location, type, price, max_guests) values ($1, $2, 'D', 'Wete', 'villa', 100, 4) returning id, slug",
    [`asked-${made}-${Date.now()}`, `Asked ${made}`],
  );
  const row = { status: "pending", cancel_free_hours: null, cancel_text: null, ...values };
  const [booking] = await query(
    `insert into stay_bookings (stay_id, stay_name, full_name, email, phone, check_in, check_out, guests, status, overbooked, quoted_total, cancel_free_hours, cancel_text)
      values ($1, $2, 'Hanna', 'hanna@example.com', '+255777123456', $3, $4, 2, $5::text, $5::text = 'confirmed', 300, $6, $7) returning id, case_id, reference`,
    [stay?.id, `Asked ${made}`, day(40), day(43), row.status, row.cancel_free_hours, row.cancel_text],
  );
  await query("insert into secret_links (token_hash, case_id, made_for) values ($1, $2, 'staff')", [
    createHash("sha256").update(token).digest("hex"),
    booking?.case_id,
  ]);
  return {
    path: `/my/${token}`,
    slug: String(stay?.slug),
    id: String(booking?.id),
    caseId: String(booking?.case_id),
    reference: String(booking?.reference),
  };
}

async function open(path: string): Promise<string> {
  return (await fetch(url + path, { headers: inEnglish })).text();
}

async function post(path: string, fields: Record<string, string>) {
  const stamp = /name="stamp" value="([^"]+)"/.exec(await open(path))![1]!;
  return fetch(url + path, {
    method: "POST",
    body: new URLSearchParams({ stamp, ...fields }),
    headers: { ...inEnglish, origin: url },
  });
}
const plain = (page: string) =>
  page
    .replaceAll(/<script[\s\S]*?<\/script>|<!--.*?-->/g, "")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");

test("GU-060 GU-062: the form says what a change would mean before it is sent, then what stands until it is confirmed", async () => {
  const booking = await book();
  const form = await open(`${booking.path}?change=${booking.reference}`);
  expect(form).toContain(`name="check_in"`);
  expect(form).toContain(`value="${day(40)}"`);
  const wanted = { check_in: day(50), check_out: day(54), guests: "3" };
  const checked = plain(
    await open(`${booking.path}?${new URLSearchParams({ change: booking.reference, ...wanted }).toString()}`),
  );
  expect(checked).toContain("These days are free.");
  expect(checked).toContain("Price now $300.00 New price $400.00");
  expect(checked).toContain("We confirm before anything changes.");
  expect(await query("select 1 from asks where case_id = $1", [booking.caseId])).toEqual([]);
  const answer = await post(booking.path, {
    intent: "change",
    item: booking.reference,
    ...wanted,
    reason: "Later boat",
  });
  expect(answer.status).toBe(200);
  const page = plain(await answer.text());
  expect(page).toContain("You asked for");
  expect(page).toContain("3 guests. Until we confirm,");
  expect(page).toContain("Withdraw");
  const [ask] = await query("select state, reason, was_free, wanted from asks where case_id = $1", [booking.caseId]);
  expect(ask).toMatchObject({
    state: "open",
    reason: "Later boat",
    was_free: true,
    wanted: { from: day(50), people: 3 },
  });
  const [stored] = await query("select check_in::text as check_in from stay_bookings where id = $1", [booking.id]);
  expect(stored?.check_in).toBe(day(40));

  const withdrawn = plain(await (await post(booking.path, { intent: "withdraw", item: booking.reference })).text());
  expect(withdrawn).toContain("Taken back. Everything stays as it was.");
});

test("GU-061 GU-193: what breaks a rule is said at its field, and all that was typed stays", async () => {
  const booking = await book();
  const fields = { check_in: day(50), check_out: day(54), guests: "9" };
  const checked = await open(
    `${booking.path}?${new URLSearchParams({ change: booking.reference, ...fields }).toString()}`,
  );
  expect(checked).toMatch(/id="change-guests"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*id="change-guests"/);
  expect(checked).toContain(`value="9"`);
  const sent = await post(booking.path, { intent: "change", item: booking.reference, ...fields, reason: "Please" });
  expect(sent.status).toBe(400);
  const page = await sent.text();
  expect(page).toContain("Please choose a number of guests this place can take");
  expect(page).toContain(`value="${day(50)}"`);
  expect(await query("select 1 from asks where case_id = $1", [booking.caseId])).toEqual([]);
});

test("GU-068 GT-11 GU-076: what waits is cancelled by one button after a second screen, and the answer says so", async () => {
  const booking = await book();
  const screen = plain(await open(`${booking.path}?cancel=${booking.reference}`));
  expect(screen).toContain("This goes:");
  expect(screen).toContain("It costs you nothing: we had not confirmed it yet.");
  const page = await (await post(booking.path, { intent: "cancel", item: booking.reference })).text();
  expect(plain(page)).toContain("Cancelled by you on");
  expect(plain(page)).not.toContain("We answer by");
  expect(page).toContain(`/stays/${booking.slug}?from=${day(40)}&amp;to=${day(43)}&amp;guests=2`);
  const [stored] = await query("select status, cancelled_by from stay_bookings where id = $1", [booking.id]);
  expect(stored).toEqual({ status: "cancelled", cancelled_by: "guest" });
  // Twice is once.
  const again = await post(booking.path, { intent: "cancel", item: booking.reference });
  expect(plain(await again.text())).toContain("Cancelled by you on");
  const change = { intent: "change", item: booking.reference, check_in: day(50), check_out: day(54), guests: "2" };
  expect((await post(booking.path, change)).status).toBe(404);
});

test("GU-069 GU-070: the second screen of a confirmed one says what it costs, or that it is asked for", async () => {
  const free = await book({ status: "confirmed", cancel_free_hours: 48, cancel_text: "Half the price after that" });
  const screen = plain(await open(`${free.path}?cancel=${free.reference}`));
  expect(screen).toContain("It costs you nothing now.");
  expect(screen).toContain("Half the price after that");
  expect(screen).toMatch(/Free until \w+ \d+ \w+, \d\d:\d\d \(island time\)/);

  const bound = await book({ status: "confirmed" });
  const asked = plain(await open(`${bound.path}?cancel=${bound.reference}`));
  expect(asked).toContain("Nothing is cancelled until we answer.");
  const answer = plain(await (await post(bound.path, { intent: "cancel", item: bound.reference })).text());
  expect(answer).toContain("We have your wish to cancel. Nothing is cancelled yet");
  const [stored] = await query("select status from stay_bookings where id = $1", [bound.id]);
  expect(stored?.status).toBe("confirmed");
});

test("GU-074: with money paid the page promises nothing but a letter", async () => {
  const booking = await book({ status: "confirmed", cancel_free_hours: 0 });
  await query(
    "insert into booking_payments (stay_booking_id, kind, amount, currency, usd_amount, method, day) values ($1, 'payment', 300, 'USD', 300, 'cash', current_date)",
    [booking.id],
  );
  const page = plain(await (await post(booking.path, { intent: "cancel", item: booking.reference })).text());
  expect(page).toContain("We will write to you about the money.");
});

test("G-08 GT-01: opening every screen changes nothing", async () => {
  const booking = await book();
  const state = () =>
    query(
      "select b.*, (select count(*) from asks) as asks, (select count(*) from case_messages) as messages from stay_bookings b where id = $1",
      [booking.id],
    );
  const before = await state();
  const fields = new URLSearchParams({ change: booking.reference, check_in: day(50), check_out: day(52), guests: "1" });
  for (const search of [
    `?change=${booking.reference}`,
    `?${fields.toString()}`,
    `?cancel=${booking.reference}`,
    "?intent=cancel",
  ])
    for (const method of ["GET", "HEAD"]) await fetch(url + booking.path + search, { method, headers: inEnglish });
  expect(await state()).toEqual(before);
});

test("GU-206 GU-208: robots are told success and nothing is stored; another origin is refused", async () => {
  const booking = await book();
  const robot = await post(booking.path, {
    intent: "cancel",
    item: booking.reference,
    website: "https://spam.example",
  });
  expect(robot.status).toBe(200);
  const foreign = await fetch(url + booking.path, {
    method: "POST",
    body: new URLSearchParams({ intent: "cancel", item: booking.reference }),
    headers: { origin: "https://elsewhere.example" },
  });
  expect(foreign.status).toBe(403);
  const [stored] = await query("select status from stay_bookings where id = $1", [booking.id]);
  expect(stored?.status).toBe("pending");
});

test("GU-077 GU-188: the page of a listing says in one line what holds for cancelling, in nine languages", async () => {
  const booking = await book();
  await query("update stays set cancel_free_hours = 72 where slug = $1", [booking.slug]);
  const lines = new Set<string>();
  for (const language of LANGUAGES) {
    const page = await open(inLanguage(`/stays/${booking.slug}`, language));
    const line = /<p class="policy-line">([^<]+)<\/p>/.exec(page)?.[1];
    expect(line, language).toContain("3");
    lines.add(line ?? "");
  }
  expect(lines.size).toBe(LANGUAGES.length);
});
