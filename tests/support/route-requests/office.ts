import { ADMIN } from "#tests/support/server";
import { formRequest, findId, type RequestContext, type Fields, type RequestSequence } from "./request.ts";

/** Answers to what visitors have sent. */
export async function* requestWrites(asking: RequestContext): RequestSequence {
  const [center, customers, dashboard] = [
    "features/notifications/admin/center.route",
    "pages/admin/customers/customers.route",
    "pages/admin/dashboard.route",
  ];
  const places: [string, string][] = [
    [center, "/1324admin/notifications.data"],
    [customers, "/1324admin/customers.data"],
    [dashboard, "/1324admin.data?index"],
  ];
  const kinds = {
    experience: "experience_inquiries",
    stay: "stay_bookings",
    transportation: "transportation_bookings",
  };
  const statuses = ["confirmed", "completed", "cancelled"];
  for (const [at, [route, path]] of places.entries()) {
    for (const [kind, table] of Object.entries(kinds)) {
      const [row] = await asking.query(`select id, status from ${table} limit 1`);
      yield formRequest(
        route,
        path,
        { intent: "status", kind, id: String(row!.id), status: statuses[at]!, shown: String(row!.status) },
        true,
      );
    }
    if (route === customers) continue;
    const notice = await findId(asking, "property_notifications where not read");
    yield formRequest(route, path, { intent: route === center ? "publish" : "reject", id: notice }, true);
  }
  const inquiry = await findId(asking, "inquiries");
  for (const fields of [
    { intent: "read", read: "true" },
    { intent: "status", status: "resolved", shown: "pending" },
    { intent: "category", category: "Sales" },
  ]) {
    yield formRequest(
      customers,
      "/1324admin/customers.data",
      { kind: "general", id: inquiry, ...fields } as unknown as Fields,
      true,
    );
  }
  yield formRequest(
    center,
    "/1324admin/notifications.data",
    { intent: "read", ids: await findId(asking, "property_notifications") },
    true,
  );
  yield formRequest(
    center,
    "/1324admin/notifications.data",
    { intent: "preference", email_notifications: "true" },
    true,
  );
  yield formRequest(dashboard, "/1324admin.data?index", { dismiss_step: "backup" }, true);
}

/** Erases whoever has sent all this. */
export async function* privacyWrites(): RequestSequence {
  yield formRequest(
    "features/privacy/admin/privacy.route",
    "/1324admin/privacy.data",
    { q: "guest@example.com", confirmed: "on" },
    true,
  );
}

/** Texts, currencies, settings, mail. */
export async function* contentWrites(asking: RequestContext): RequestSequence {
  const [texts, importing, currencies] = [
    "features/translations/admin/list.route",
    "features/translations/admin/import.route",
    "features/currencies/admin/list.route",
  ];
  yield formRequest(texts, "/1324admin/translations.data", { intent: "add", key: "nav.statements", en: "Text" }, true);
  const id = await findId(asking, "translations where key = 'nav.statements'");
  yield formRequest(
    texts,
    "/1324admin/translations.data",
    { intent: "update", id, language: "en", before: "Text", text: "Word" },
    true,
  );
  yield formRequest(texts, "/1324admin/translations.data", { intent: "delete", id }, true);
  const file = new FormData();
  file.append(
    "file",
    new File([JSON.stringify({ "nav.imported": { en: "New" }, "nav.stays": { en: "Places" } })], "texts.json", {
      type: "application/json",
    }),
  );
  const plan = yield {
    route: importing,
    part: "write",
    path: "/1324admin/translations/import.data",
    isStaff: true,
    body: file,
  };
  const [, fingerprint = ""] = /"fingerprint","([^"]+)"/.exec(plan) ?? [];
  const wanted = JSON.stringify([
    { key: "nav.imported", texts: { en: "New" } },
    { key: "nav.stays", texts: { en: "Places" } },
  ]);
  yield formRequest(importing, "/1324admin/translations/import.data", { intent: "apply", wanted, fingerprint }, true);
  yield formRequest(currencies, "/1324admin/currencies.data", { intent: "rate", code: "EUR", rate: "0.9" }, true);
  yield formRequest(currencies, "/1324admin/currencies.data", { intent: "status", code: "EUR", active: "false" }, true);
  yield formRequest(
    "features/settings/admin/settings.route",
    "/1324admin/settings.data",
    { site_name: "Pemba", contact_email: "a@example.com", keep_requests_months: "36" },
    true,
  );
  // A site that has none yet.
  await asking.query("delete from site_settings");
  yield formRequest(
    "features/settings/admin/settings.route",
    "/1324admin/settings.data",
    { site_name: "Pemba", keep_requests_months: "36" },
    true,
  );
  const failed =
    "insert into outbox (purpose, language, recipient, subject, text, html, about_table, about_id, attempts, next_attempt_at, last_error) values ('confirmation', 'en', 'a@example.com', 'S', 'T', 'H', 'none', 'none', 9, null, 'gone') returning id";
  for (const intent of ["resend", "dismiss", "resend-all"]) {
    const [mail] = await asking.query(failed);
    yield formRequest("features/mail/admin/mail.route", "/1324admin/mail.data", { intent, id: String(mail!.id) }, true);
  }
  yield formRequest("features/health/admin/health.route", "/1324admin/health.data", { intent: "test-mail" }, true);
}

const PASSWORD = "another-secret-1";

/** Staff come, forget their password and go. */
export async function* staffWrites(asking: RequestContext): RequestSequence {
  const staff = "features/auth/admin/staff.route";
  const colleague = { name: "Juma Ali", email: "juma@example.com" };
  const invited = yield formRequest(staff, "/1324admin/staff.data", { intent: "invite", ...colleague }, true);
  const [link = ""] = /\/1324admin\/invitation\/[\w-]+/.exec(invited) ?? [];
  yield { route: "features/auth/invitation.route", part: "read", path: link, isStaff: false };
  yield formRequest("features/auth/invitation.route", link, { name: colleague.name, password: PASSWORD });
  yield formRequest("features/auth/forgot-password.route", "/1324admin/forgot-password", { email: colleague.email });
  const reset = await asking.findInMail(/\/1324admin\/reset-password\/[\w-]+/);
  yield { route: "features/auth/reset-password.route", part: "read", path: reset, isStaff: false };
  yield formRequest("features/auth/reset-password.route", reset, { password: `${PASSWORD}-new` });
  const id = await findId(asking, `users where email = '${colleague.email}'`);
  for (const intent of ["disable", "enable", "remove"])
    yield formRequest(staff, "/1324admin/staff.data", { intent, id }, true);
  yield formRequest(
    staff,
    "/1324admin/staff.data",
    { intent: "invite", name: "Zuhura", email: "zuhura@example.com" },
    true,
  );
  yield formRequest(
    staff,
    "/1324admin/staff.data",
    { intent: "revoke", id: await findId(asking, "invitations where email = 'zuhura@example.com'") },
    true,
  );
  const account = "features/auth/admin/account.route";
  const accounts: Fields[] = [
    { intent: "two-factor-begin", confirmation: ADMIN.password },
    { intent: "two-factor-cancel" },
    { intent: "end-session", id: "nobody" },
    { intent: "end-others" },
    { intent: "password", current: ADMIN.password, password: `${ADMIN.password}-new` },
  ];
  for (const fields of accounts) yield formRequest(account, "/1324admin/account.data", fields, true);
  yield formRequest("features/auth/sign-in.route", "/1324admin/sign-in", {
    email: ADMIN.email,
    password: `${ADMIN.password}-new`,
  });
  yield formRequest("features/auth/sign-out.route", "/1324admin/sign-out", {}, true);
}
