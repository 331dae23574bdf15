import { ADMIN, startServer } from "#tests/support/server";

/** The built server with somebody signed in: reads any address as he does. */
export async function openOffice(env: Record<string, string>) {
  const server = await startServer(env);
  const entered = await fetch(`${server.url}/1324admin`, {
    method: "POST",
    body: new URLSearchParams({ intent: "sign-in", ...ADMIN }),
    redirect: "manual",
  });
  const cookie = entered.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  return {
    server,
    cookie,
    async read(path: string): Promise<string> {
      const response = await fetch(server.url + path, { headers: path.startsWith("/1324admin") ? { cookie } : {} });
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      return response.text();
    },
  };
}
export type Office = Awaited<ReturnType<typeof openOffice>>;
