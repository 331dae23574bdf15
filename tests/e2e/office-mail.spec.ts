import { findViolations, horizontalOverflow } from "#tests/support/accessibility";
import { expect, waitForHydration, testOnPostgres as test } from "#tests/support/fixtures";
import { freePort } from "#tests/support/postgres";
import { ADMIN, startServer } from "#tests/support/server";
import { startSmtp } from "#tests/support/smtp";

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

test("a request in Arabic reaches both mailboxes; what a mail server refuses is shown, and sent again or dismissed", async ({
  page,
  office,
  postgresSite,
}) => {
  test.slow();
  await postgresSite.query(
    "insert into admin_notification_preferences (user_id, email_notifications) select id, true from users where email = $1 on conflict (user_id) do update set email_notifications = true",
    [ADMIN.email],
  );
  await page.goto("/ar/stays/makuti-house-vumawimbi");
  await waitForHydration(page);
  const fields = {
    full_name: "أمينة سالم",
    email: "amina.mail@example.com",
    phone: "+971 50 000 0000",
    check_in: day(147),
    check_out: day(150),
    special_requests: "<i>سرير طفل</i>",
  };
  for (const [name, value] of Object.entries(fields)) await page.locator(`.panel [name=${name}]`).fill(value);
  await page.locator(".panel button.btn-primary").click();
  await expect(page.getByText("تم إرسال طلب الحجز!")).toBeVisible();

  // This site has no mail server: it says so, and keeps everything.
  await office.goto("/1324admin/mail?search=amina.mail");
  await waitForHydration(office);
  await expect(office.getByRole("heading", { name: "No mail server is configured" })).toBeVisible();
  await expect(office.locator("tbody tr")).toHaveCount(1);
  await expect(office.locator("tbody tr")).toContainText("Waiting");
  expect(await findViolations(office)).toEqual([]);

  // A second process on the same database has one, and sends what waits.
  const smtp = await startSmtp();
  const port = String(await freePort());
  const other = await startServer({
    PORT: port,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATABASE_URL: postgresSite.url,
    SEED: "none",
    SMTP_URL: smtp.url,
    MAIL_FROM: "Pemba <hello@pemba.example>",
  });
  try {
    const to = (address: string) => smtp.received.filter(({ envelope }) => envelope.to[0] === address);
    await expect.poll(() => to("amina.mail@example.com").length).toBe(1);
    const [confirmation] = to("amina.mail@example.com");
    expect(confirmation).toMatchObject({
      from: { name: "Pemba", address: "hello@pemba.example" },
      subject: expect.stringMatching(/^طلب حجزكم: /),
    });
    expect(confirmation!.html).toContain('<html lang="ar" dir="rtl">');
    expect(confirmation!.text).toContain("مرحبًا أمينة سالم،");
    expect(confirmation!.text).toContain("(3 ليالٍ)");
    await expect.poll(() => to(ADMIN.email).filter(({ subject }) => subject?.includes("أمينة سالم")).length).toBe(1);
    const notice = to(ADMIN.email).find(({ subject }) => subject?.includes("أمينة سالم"))!;
    expect(notice.replyTo?.[0]).toMatchObject({ address: "amina.mail@example.com" });
    expect(notice.html).toContain("&lt;i&gt;");
    const [booking] = await postgresSite.query("select id from stay_bookings where email = 'amina.mail@example.com'");
    expect(notice.text).toContain(`${other.url}/1324admin/bookings/stay/${String(booking!.id)}`);

    smtp.refuse = { code: 550, text: "no such mailbox here" };
    await page.goto("/ar/contact");
    await waitForHydration(page);
    for (const [name, value] of Object.entries({ name: "Bernd", email: "typo.mail@example.com", message: "Hallo" }))
      await page.locator(`.panel [name=${name}]`).fill(value);
    await page.locator(".panel button.btn-primary").click();
    await expect(page.getByText("شكرًا لكم!")).toBeVisible();

    await office.goto(`${other.url}/1324admin/mail?search=typo.mail`);
    await waitForHydration(office);
    const row = office.locator("tbody tr");
    await expect(row.locator(".mail-failure")).toContainText("no such mailbox here");
    await expect(office.getByRole("button", { name: /profile menu, mail failed/ })).toBeVisible();
    await expect(office.getByRole("heading", { name: "No mail server is configured" })).toHaveCount(0);
    await office.setViewportSize({ width: 390, height: 844 });
    await expect.poll(() => horizontalOverflow(office)).toBeLessThanOrEqual(0);
    expect(await findViolations(office)).toEqual([]);
    smtp.refuse = null;
    await row.getByRole("button", { name: /^Resend وصلتنا رسالتكم \([2-9A-Z]{6}\) to typo.mail/ }).click();
    await expect(office.getByText("On its way again")).toBeVisible();
    // First what is stored, then what is shown: so a failure tells which of them is late.
    const resent =
      "select sent_at is not null as sent, attempts, last_error from outbox where recipient = 'typo.mail@example.com'";
    await expect.poll(() => postgresSite.query(resent)).toEqual([{ sent: true, attempts: 1, last_error: null }]);
    await expect(row.locator(".mail-state")).toHaveText("Sent");
    expect(to("typo.mail@example.com")).toHaveLength(1);

    // One that nobody can deliver can be dismissed.
    await postgresSite.query(
      "insert into outbox (purpose, recipient, language, subject, text, html, about_table, about_id, next_attempt_at, last_error) values ('confirmation', 'gone.mail@example.com', 'en', 'Hello', 't', 't', 'inquiries', 'x', null, 'no such mailbox')",
    );
    await office.goto(`${other.url}/1324admin/mail?search=gone.mail`);
    await waitForHydration(office);
    await office.getByRole("button", { name: "Dismiss Hello to gone.mail@example.com" }).click();
    await expect(office.getByText("Message dismissed")).toBeVisible();
    await expect(office.getByText("No messages")).toBeVisible();
    await office.goto(`${other.url}/1324admin/history?room=customers`);
    await expect(office.locator("tbody tr").nth(0)).toContainText("Mail to gone.mail@example.com");
    await expect(office.locator("tbody tr").nth(1)).toContainText("Mail to typo.mail@example.com");
  } finally {
    expect(await other.stop()).toBe(0);
    await smtp.stop();
    await postgresSite.query("update admin_notification_preferences set email_notifications = false");
  }
});
