import { ADMIN } from "#tests/support/server";

const PASSWORD = "a-visitor-s-secret";

function post(url: string, path: string, fields: Record<string, string>, cookie = ""): Promise<Response> {
  return fetch(url + path, {
    method: "POST",
    body: new URLSearchParams(fields),
    headers: { cookie },
    redirect: "manual",
  });
}

/** What a browser would send back. */
export function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

export async function signInAs(url: string, { email, password } = ADMIN): Promise<string> {
  return cookiesOf(await post(url, "/1324admin", { intent: "sign-in", email, password }));
}

/** Creates a former staff account: invites, accepts, then removes. Returns its session cookies. */
export async function makeFormerStaff(url: string, staff: string, email = "former@example.com"): Promise<string> {
  const earlier = await signInAs(url, { email, password: PASSWORD });
  if (earlier) return earlier;
  const before = await staffIds(url, staff);
  const invited = await (
    await post(url, "/1324admin/staff.data", { intent: "invite", name: "Juma Ali", email }, staff)
  ).text();
  const link = /\/1324admin\/invitation\/[\w-]+/.exec(invited)![0];
  await post(url, link, { name: "Juma Ali", password: PASSWORD });
  const id = (await staffIds(url, staff)).find((one) => !before.includes(one))!;
  await post(url, "/1324admin/staff.data", { intent: "remove", id }, staff);
  return signInAs(url, { email, password: PASSWORD });
}

async function staffIds(url: string, staff: string): Promise<string[]> {
  const page = await (await fetch(`${url}/1324admin/staff.data`, { headers: { cookie: staff } })).text();
  return page.match(/\b[0-9a-f]{32}\b/g) ?? [];
}
